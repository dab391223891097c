/** The tables of an edition that the board prints: costs, rewards, penalties, and where the palms stand. */
import { KINDS } from './cleopatra-view.ts';
import type { Kind } from './cleopatra-view.ts';

const FILES = import.meta.glob('@mastaba/games/cleopatra/editions/*.toml', {
  query: '?raw',
  import: 'default',
});

export interface Edition {
  /** Artisans and resources. */
  cost: Record<Kind, [number, number]>;
  /** Scarabs, and scarabs for each thing counted. */
  reward: Record<Kind, [number, number]>;
  palms: Set<string>;
  throne: string;
  /** Scarabs lost for so many amulets; more of them eliminate. */
  penalty: number[];
  /** What the places of the worshippers cost. */
  amulets: number[];
  scarabs: number[];
}

const LIST = /^(\w+) = (?:\{ *value = )?\[([^\]]*)\]/;
const TEXT = /^(\w+) = \{ *value = "([^"]*)"/;

/** Every list and text of the file, as `table.name`. */
export function readLists(toml: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let table = '';
  for (const line of toml.split('\n')) {
    const heading = /^\[([\w.]+)\]$/.exec(line.trim());
    const list = LIST.exec(line.trim());
    const text = TEXT.exec(line.trim());
    if (heading) table = heading[1] ?? '';
    else if (list)
      found[`${table}.${list[1]}`] = (list[2] ?? '').split(',').map((part) => part.replace(/["\s]/g, ''));
    else if (text) found[`${table}.${text[1]}`] = [text[2] ?? ''];
  }
  return found;
}

export function readEdition(toml: string): Edition {
  const lists = readLists(toml);
  const numbers = (name: string): number[] => (lists[name] ?? []).map(Number);
  const pair = (name: string): [number, number] => [numbers(name)[0] ?? 0, numbers(name)[1] ?? 0];
  const pairs = (table: string): Record<Kind, [number, number]> =>
    Object.fromEntries(KINDS.map((kind) => [kind, pair(`${table}.${kind}`)])) as Record<
      Kind,
      [number, number]
    >;
  return {
    cost: pairs('cost'),
    reward: pairs('reward'),
    palms: new Set(lists['garden.palms'] ?? []),
    throne: lists['garden.throne']?.[0] ?? '',
    penalty: numbers('end.penalty'),
    amulets: numbers('sobek.amulets'),
    scarabs: numbers('sobek.scarabs'),
  };
}

export async function loadEdition(name: string): Promise<Edition> {
  const path = Object.keys(FILES).find((file) => file.endsWith(`/${name}.toml`));
  return readEdition(path === undefined ? '' : ((await FILES[path]?.()) as string));
}
