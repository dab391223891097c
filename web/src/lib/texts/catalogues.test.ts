import shared from '@mastaba/texts/en.ftl?raw';
import { describe, expect, it } from 'vitest';
import { Catalogue, withDe } from './catalogue.ts';

const FILES = import.meta.glob(['../../texts/*.ftl', '../../games/*/texts/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
const SOURCES = import.meta.glob(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

const ENTRY = /^([a-z][\w-]*) =/gim;
const VARIABLE = /\{\s*\$(\w+)/g;
const keys = (text: string): string[] => [...text.matchAll(ENTRY)].map((match) => match[1] ?? '');

function entries(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const chunk of text.split(/^(?=[a-z][\w-]* =)/im)) {
    const key = keys(chunk)[0];
    if (key)
      found[key] = [
        ...new Set([...chunk.matchAll(VARIABLE)].map((match) => (match[1] ?? '').replace(/_de$/, ''))),
      ].sort();
  }
  return found;
}

const english = Object.keys(FILES).filter((path) => /[/.]en\.ftl$/.test(path));

const first = keys(FILES['../../texts/first.en.ftl'] ?? '');
const saidIn = (source: string): string[] =>
  [...source.matchAll(/\bt\('([a-z][\w-]*)'/g)].map((match) => match[1] ?? '');

describe('the catalogues of the page', () => {
  it.each(english)('%s has the same keys and variables in French', (path) => {
    expect(entries(FILES[path.replace('en.ftl', 'fr.ftl')] ?? '')).toEqual(entries(FILES[path] ?? ''));
  });

  it.each(english)('%s has no key twice', (path) => {
    const all = keys(FILES[path] ?? '');
    expect(all.length).toBe(new Set(all).size);
  });

  it('holds every plain key that the page says', () => {
    const known = new Set([...first, ...keys(FILES['../../texts/en.ftl'] ?? ''), ...keys(shared)]);
    const said = Object.values(SOURCES).flatMap(saidIn);
    expect(said.filter((key) => !known.has(key))).toEqual([]);
    expect(said.length).toBeGreaterThan(100);
  });

  it('holds in its first file what the first picture says', () => {
    const pictured = /(App|routes\/Lobby|lobby\/(LobbyHeader|PlayTab|GameTile))\.svelte$/;
    const said = Object.keys(SOURCES)
      .filter((path) => pictured.test(path))
      .flatMap((path) => saidIn(SOURCES[path] ?? ''));
    expect(said.filter((key) => !first.includes(key))).toEqual([]);
    expect(said.length).toBeGreaterThan(25);
    expect(first.filter((key) => keys(FILES['../../texts/en.ftl'] ?? '').includes(key))).toEqual([]);
  });

  it('sets a no-break space before double signs in French', () => {
    for (const [path, text] of Object.entries(FILES))
      if (path.endsWith('fr.ftl'))
        for (const line of text.split('\n'))
          if (!line.startsWith('#')) expect(line).not.toMatch(/\p{L} [;!?»]|\p{L} :(?= |$)|« /u);
  });
});

describe('a number in a sentence', () => {
  const french = new Catalogue('fr', [
    'gold = { $gold ->\n    [one] { $gold } or\n   *[other] { $gold } ors\n }\n',
  ]);
  it.each([
    [0, '0 or'],
    [-3, '-3 ors'],
    [999, '999 ors'],
    [1234567, '1\u00a0234\u00a0567 ors'],
  ])('%d is written and counted as French does', (gold, said) => {
    expect(french.say('gold', { gold })).toBe(said);
  });
});

describe('French', () => {
  it('elides before a name', () => {
    expect(new Catalogue('fr', ['a = bot { $player_de }']).say('a', { player: 'Enki' })).toBe('bot d’Enki');
    expect(new Catalogue('fr', ['a = bot { $player_de }']).say('a', { player: 'Thot' })).toBe('bot de Thot');
    expect(withDe('Élodie')).toBe('d’Élodie');
  });
});

describe('a sentence that is read when it is first said', () => {
  const words = new Catalogue('en', [
    '# a remark\n-site = site\npawn = pawn\nmove = { pawn } to a { -site }\n    .done = { move }, { $n ->\n        [one] once\n       *[other] twice\n    }\n',
    'pawn = token\n',
  ]);
  it('knows what it refers to, and the later source has the last word', () => {
    expect(words.say('move.done', { n: 1 })).toBe('token to a site, once');
    expect(words.has('move.gone')).toBe(false);
    expect(words.has('-site')).toBe(false);
  });
});
