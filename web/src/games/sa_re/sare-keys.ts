/** Keys of Sa-Ré: T take, S lay, P stop; powers E G I A B M; 1-4 an opponent or a city; Enter by the focus. */
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import { choiceOf } from './sare-choice.svelte.ts';
import type { Tile } from './sare-view.ts';

const POWER: Record<string, Tile> = { e: 'TE', a: 'PA', g: 'GA', i: 'LI', b: 'BA', m: 'MA' };
/** The first of these that is possible is played. */
const MOVES: Record<string, string[]> = {
  t: ['take', 'draw', 'stay', 'accept'],
  s: ['lay'],
  p: ['stop', 'end', 'on'],
};

export function useKeys(model: TableModel, event: KeyboardEvent): boolean {
  const choice = choiceOf(model);
  if (!choice?.view) return false;
  const key = event.key.toLowerCase();
  if (key === 'escape') {
    choice.clear();
    choice.visited = null;
    return true;
  }
  if (/^[1-4]$/.test(key) && choice.seats.includes(Number(key))) {
    const move = model.mine ? choice.trackMove(Number(key)) : null;
    if (move === null) choice.visited = Number(key);
    else void choice.play(move);
    return true;
  }
  if (!model.mine) return false;
  const move = MOVES[key]?.find((text) => choice.has(text));
  if (move) {
    void choice.play(move);
    return true;
  }
  const power = POWER[key];
  if (power && (choice.powerMove(power) !== null || choice.powerAim(power) !== null)) {
    choice.usePower(power);
    return true;
  }
  return false;
}
