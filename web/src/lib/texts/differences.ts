/** Where two editions of a game differ, as its folder lists it in rulebook/differences.toml. */
import type { Language } from '../settings.svelte.ts';
import { folderOf } from './files.ts';

export interface Difference {
  number: number;
  /** The option that plays either way; empty where both are played alike. */
  option: string;
  rules: string[];
  topic: string;
  /** What each edition says, by its name. */
  texts: Record<string, string>;
}

const FILES = import.meta.glob('@mastaba/games/*/rulebook/differences.toml', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

const pathOf = (game: string): string | undefined =>
  Object.keys(FILES).find((path) => path.includes(`/games/${folderOf(game)}/`));

export const hasDifferences = (game: string): boolean => pathOf(game) !== undefined;

const FIELD = /(\w+) = "((?:[^"\\]|\\.)*)"/g;

/** The little TOML that the file is written in: one value or one row of texts on a line. */
export function readDifferences(toml: string, language: Language): Difference[] {
  return toml
    .split('[[difference]]')
    .slice(1)
    .map((entry) => {
      const value = (name: string): string => new RegExp(`^${name} = (.*)$`, 'm').exec(entry)?.[1] ?? '';
      const said = Object.fromEntries(
        [...value(language).matchAll(FIELD)].map((match) => [match[1] ?? '', unescaped(match[2] ?? '')]),
      );
      const { topic = '', ...texts } = said;
      return {
        number: Number(value('number')),
        option: value('switch').replaceAll('"', ''),
        rules: [...value('rules').matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? ''),
        topic,
        texts,
      };
    });
}

const unescaped = (text: string): string => text.replace(/\\(["\\])/g, '$1');

export async function differences(game: string, language: Language): Promise<Difference[]> {
  const path = pathOf(game);
  return path === undefined ? [] : readDifferences((await FILES[path]?.()) ?? '', language);
}
