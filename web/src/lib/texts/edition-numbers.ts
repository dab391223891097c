import type { Json } from '../wire.ts';
import { folderOf, isBuiltIn } from './catalogue.ts';
import { guestTexts } from './guest-texts.ts';
/** The numbers of an edition, which its sentences quote: `[end] win = 15` is `end_win`, and the second of
 * `[costs] TE = [2, 3, 3]` is `costs_TE_2`. */
const FILES = import.meta.glob('@mastaba/games/*/editions/*.toml', { query: '?raw', import: 'default' });

const TABLE = /^\[([\w.]+)\]$/;
const NUMBER = /^(\w+) = (?:\{ *value = )?(\d+)\b/;
const LIST = /^(\w+) = (?:\{ *value = )?\[([\d, ]+)\]/;

export function readNumbers(toml: string): Record<string, number> {
  const found: Record<string, number> = {};
  let table = '';
  for (const line of toml.split('\n')) {
    const heading = TABLE.exec(line.trim());
    const number = NUMBER.exec(line.trim());
    const list = LIST.exec(line.trim());
    if (heading) table = heading[1] ?? '';
    else if (number) note(found, `${table}.${number[1]}`, Number(number[2]));
    else if (list) note(found, `${table}.${list[1]}`, (list[2] ?? '').split(',').map(Number));
  }
  return found;
}

function note(found: Record<string, number>, name: string, value: number | number[]): void {
  const key = name.replaceAll('.', '_');
  if (typeof value === 'number') found[key] = value;
  else for (const [k, one] of value.entries()) found[`${key}_${k + 1}`] = one;
}

/** The values of the owner's box, as a view carries them: `{ "costs.TE": [2, 3, 3] }`. */
export function correctedNumbers(data: Json | undefined): Record<string, number> {
  const found: Record<string, number> = {};
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return found;
  for (const [name, value] of Object.entries(data))
    if (typeof value === 'number') note(found, name, value);
    else if (Array.isArray(value)) note(found, name, value.map(Number));
  return found;
}

export async function editionNumbers(game: string, edition: string): Promise<Record<string, number>> {
  const path = Object.keys(FILES).find((name) =>
    name.endsWith(`/games/${folderOf(game)}/editions/${edition}.toml`),
  );
  if (path !== undefined) return readNumbers((await FILES[path]?.()) as string);
  return isBuiltIn(game) ? {} : ((await guestTexts(game, 'en')).numbers[edition] ?? {});
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
