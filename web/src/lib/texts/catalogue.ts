/** Fluent catalogues: the ones shared with the server's package, and the page's own. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { FluentVariable, Message } from '@fluent/bundle';
import type { Language } from '../kept.ts';
import { folderOf, gameTexts, isBuiltIn, pageTexts } from './files.ts';
import { guestTexts } from './guest-texts.ts';

// small and needed for the first picture: a round trip would cost more than both languages
const FIRST = import.meta.glob<string>('../../texts/first.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TILES = import.meta.glob<string>('@mastaba/games/*/texts/tile.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pick = (files: Record<string, string>, end: string): string =>
  Object.entries(files).find(([name]) => name.endsWith(end))?.[1] ?? '';

export type Arguments = Record<string, FluentVariable>;

/** Below a thousand digits look alike in both languages: making a formatter would cost a phone its first picture. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const isSmall = (value: FluentVariable): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000;
const quick = (values: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSmall(value) ? new SmallNumber(value) : value]),
  );

/** What is of somebody, in French: « de Thot », but « d’Enki » (`player_de`). */
export function withDe(name: string): string {
  const first = name.normalize('NFD').charAt(0).toLowerCase();
  return first !== '' && 'aeiouyh'.includes(first) ? `d’${name}` : `de ${name}`;
}
const elided = (values: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${name}_de`, withDe(value)]] : [],
    ),
  );

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm; // where a sentence or a term begins
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g; // to another sentence or term

/** The text of each sentence and term, from its name up to the next one. */
function entriesOf(source: string): [string, string][] {
  const starts = [...source.matchAll(ENTRY)];
  return starts.map((start, k) => [start[1] ?? '', source.slice(start.index, starts[k + 1]?.index)]);
}

export class Catalogue {
  private readonly bundle: FluentBundle;
  /** What was not read yet; a later source has the last word. */
  private entries = new Map<string, string>();

  constructor(
    readonly language: Language,
    private readonly sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.entries = new Map([...this.entries, ...entriesOf(source)]);
  }

  /** The same sentences and more. */
  with(source: string): Catalogue {
    return new Catalogue(this.language, [...this.sources, source]);
  }

  /** A sentence is read when it is first said, with what it refers to: most are never said, and phones are slow. */
  private message(entry: string): Message | undefined {
    const source = this.entries.get(entry);
    if (source !== undefined) {
      this.entries.delete(entry);
      for (const [, name = ''] of source.matchAll(REFERENCE)) this.message(name);
      this.bundle.addResource(new FluentResource(source));
    }
    return this.bundle.getMessage(entry);
  }

  /** The names of what the sentences leave open. */
  open(): Set<string> {
    return new Set(
      this.sources.flatMap((source) => [...source.matchAll(/\$([\w-]+)/g)].map(([, name = '']) => name)),
    );
  }

  has(key: string): boolean {
    const [entry = '', attribute] = key.split('.');
    const message = this.message(entry);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** What the things of a game are called, by their codes: `name-card-ARC = Architect`. */
  things(): Map<string, string> {
    const found = new Map<string, string>();
    for (const source of this.sources)
      for (const [, code = '', name = ''] of source.matchAll(/^name-\w+-([\w-]+) = ([^{\n]+)$/gm))
        if (!found.has(code)) found.set(code, name.trim());
    return found;
  }

  /** The name behind a code; what has none is its own name. */
  name(kind: string, code: string): string {
    const key = `name-${kind}-${code}`;
    return this.has(key) ? this.say(key) : code;
  }

  /** The sentence of a key or of its attribute, as in `move-go.item`; the key itself if there is none. */
  say(key: string, values: Arguments = {}): string {
    const [entry = '', attribute] = key.split('.');
    const message = this.message(entry);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return key;
    const known = this.language === 'fr' ? { ...values, ...elided(values) } : values;
    const said = this.bundle.formatPattern(pattern, quick(known), []);
    // narrow no-break spaces have no glyph in the shipped subset
    return this.language === 'fr' ? said.replaceAll('\u202f', '\u00a0') : said;
  }
}

/** What the first picture says. */
export const firstCatalogue = (language: Language): Catalogue =>
  new Catalogue(language, [pick(FIRST, `/first.${language}.ftl`)]);

export async function pageCatalogue(language: Language): Promise<Catalogue> {
  const { shared, page } = await pageTexts(language);
  return firstCatalogue(language).with(`${shared}\n${page}`);
}

export async function gameCatalogue(game: string, language: Language): Promise<Catalogue> {
  const own = isBuiltIn(game)
    ? gameTexts(game, language)
    : guestTexts(game, language).then(({ catalogue }) => [catalogue]);
  return new Catalogue(language, [(await pageTexts(language)).shared, ...(await own)]);
}

const TILE = /^game-(name|promise|time) = (.+)$/gm;

/** What the lobby says of a game that the page was built with: plain words, by their parts. */
export const builtInTile = (game: string, language: Language): Record<string, string> =>
  Object.fromEntries(
    [...pick(TILES, `/games/${folderOf(game)}/texts/tile.${language}.ftl`).matchAll(TILE)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
