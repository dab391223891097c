import { folderOf } from './catalogue.ts';
/** The numbers of an edition, which its sentences quote: `[end] win = 15` is `end_win`. */
const FILES = import.meta.glob('@mastaba/games/*/editions/*.toml', { query: '?raw', import: 'default' });

const TABLE = /^\[([\w.]+)\]$/;
const NUMBER = /^(\w+) = (?:\{ *value = )?(\d+)\b/;

export function readNumbers(toml: string): Record<string, number> {
  const found: Record<string, number> = {};
  let table = '';
  for (const line of toml.split('\n')) {
    const heading = TABLE.exec(line.trim());
    const number = NUMBER.exec(line.trim());
    if (heading) table = heading[1] ?? '';
    else if (number) found[`${table.replaceAll('.', '_')}_${number[1]}`] = Number(number[2]);
  }
  return found;
}

export async function editionNumbers(game: string, edition: string): Promise<Record<string, number>> {
  const path = Object.keys(FILES).find((name) =>
    name.endsWith(`/games/${folderOf(game)}/editions/${edition}.toml`),
  );
  return path === undefined ? {} : readNumbers((await FILES[path]?.()) as string);
}

const WORD = /^(\w+) = (?:\{ *value = )?"([^"]*)"/;

/** The words of an edition by their own name alone, as `market = "swap"`: what it plays where a table chose nothing. */
export async function editionWords(game: string, edition: string): Promise<Record<string, string>> {
  const path = Object.keys(FILES).find((name) =>
    name.endsWith(`/games/${folderOf(game)}/editions/${edition}.toml`),
  );
  const found: Record<string, string> = {};
  for (const line of path === undefined ? [] : ((await FILES[path]?.()) as string).split('\n')) {
    const word = WORD.exec(line.trim());
    if (word) found[word[1] ?? ''] = word[2] ?? '';
  }
  return found;
}
