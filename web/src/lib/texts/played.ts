/** What is played at a table, as the rulebook names it: its edition, and the value of every option. */
import type { GameDocument, TableDocument } from '../wire.ts';
import { printedValues, switchesOf } from './edition-values.ts';
import { allGames } from './games.svelte.ts';
import type { Inline } from './rulebook.ts';

export interface Played {
  edition: string;
  editions: string[];
  options: Record<string, string>;
  /** The options this table set. */
  chosen: string[];
}

export const editionNames = (game: GameDocument | undefined): string[] =>
  (game?.editions ?? []).map((one) => (typeof one === 'string' ? one : one.name));

export async function playedAt(table: Pick<TableDocument, 'game' | 'edition' | 'options'>): Promise<Played> {
  const game = (await allGames()).find((one) => one.name === table.game);
  const words = switchesOf(await printedValues(table.game, table.edition));
  const options: Record<string, string> = {};
  for (const option of game?.options ?? [])
    options[option.name] = table.options[option.name] ?? words[option.name] ?? String(option.default);
  return {
    edition: table.edition,
    editions: editionNames(game),
    options,
    chosen: Object.keys(table.options),
  };
}

export type Mark = 'here' | 'elsewhere';

/** Whether what a `code` of the rulebook names is played: an edition, `option=value`, or an option that is on. */
export function markOf(code: string, played: Played): Mark | null {
  if (played.editions.length > 1 && played.editions.includes(code))
    return code === played.edition ? 'here' : 'elsewhere';
  const [name = '', value] = code.split('=');
  const chosen = played.options[name];
  if (chosen === undefined) return null;
  if (value !== undefined) return chosen === value ? 'here' : 'elsewhere';
  if (chosen === 'off') return 'elsewhere';
  return chosen === 'on' ? 'here' : null;
}

/** A text that begins with a condition, or as in "With `stop=on` ...", holds only where the condition does. */
export function markOfText(parts: Inline[], played: Played | null): Mark | null {
  if (!played) return null;
  if (parts[0]?.kind === 'condition') return markOf(parts[0].code, played);
  const first = parts.findIndex((part) => part.kind === 'code');
  const before = parts
    .slice(0, Math.max(first, 0))
    .map((part) => part.text)
    .join('');
  if (first < 0 || before.trim().split(/\s+/).length > 2) return null;
  return markOf(parts[first]?.text ?? '', played);
}
