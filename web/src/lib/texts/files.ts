/** Where the texts lie that the first screen waits for: each language of each is a file of its own. */
import type { Language } from '../kept.ts';

export type Load = () => Promise<string>;
const load = (files: Record<string, unknown>): Record<string, Load> => files as Record<string, Load>;

const GAMES = load(
  import.meta.glob('@mastaba/games/*/texts/{en,fr}.ftl', { query: '?raw', import: 'default' }),
);
const GAME_PAGES = load(import.meta.glob('../../games/*/texts/*.ftl', { query: '?raw', import: 'default' }));

/** The text whose path ends so; empty where there is none. */
export async function find(files: Record<string, Load>, end: string): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(end));
  return path === undefined ? '' : ((await files[path]?.()) ?? '');
}

/** What the page says, and what all games share. */
export const pageTexts = async (language: Language): Promise<{ shared: string; page: string }> =>
  (language === 'fr' ? await import('./words.fr.ts') : await import('./words.en.ts')).default;

/** A game's folder is named like its Python package. */
export const folderOf = (game: string): string => game.replaceAll('-', '_');

export function gameTexts(game: string, language: Language): Promise<string[]> {
  const end = `/games/${folderOf(game)}/texts/${language}.ftl`;
  return Promise.all([find(GAMES, end), find(GAME_PAGES, end)]);
}

/** The games that the page was built with, in the order of the alphabet. */
export const BUILT_IN: readonly string[] = [
  ...new Set(
    Object.keys(GAMES).map((path) => (/games\/(\w+)\/texts/.exec(path)?.[1] ?? '').replaceAll('_', '-')),
  ),
].sort();

export const isBuiltIn = (game: string): boolean => BUILT_IN.includes(game);
