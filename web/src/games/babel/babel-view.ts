/** What a seat sees of Babel, read from the view the server sends. */
import type { View } from '../../lib/wire.ts';

export const NATIONS = ['A', 'H', 'M', 'P', 'S'] as const;
export type Nation = (typeof NATIONS)[number];
export type Site = Nation;

export const SIGN: Record<Nation, string> = { A: 'c-as', H: 'c-ha', M: 'c-ma', P: 'c-pa', S: 'c-shu' };

/** The paragraph about each nation's ability. */
export const ABOUT: Record<Nation, string> = {
  A: 'BA-5.4',
  H: 'BA-5.5',
  M: 'BA-5.6',
  P: 'BA-5.7',
  S: 'BA-5.8',
};

export interface Side {
  pawn: Site | '-';
  reserve: boolean;
  columns: Record<Site, string>;
  temples: Record<Site, string>;
  temple_column: string;
  hand: string | number;
  total: number;
}
export interface BabelView {
  turn: number;
  active: number;
  migrated: boolean;
  endgame: boolean;
  ended_by: string | null;
  players: Record<'1' | '2', Side>;
  deck: number;
  pile: number;
  discard: string;
  returned: string;
  agenda: { step: string }[];
}

export const babelView = (view: View): BabelView => view as unknown as BabelView;

export const side = (view: BabelView, seat: number): Side => view.players[seat === 1 ? '1' : '2'];

export const cards = (column: string): Nation[] => [...column] as Nation[];

/** The level of a temple: its top card. */
export const level = (temple: string): number => Number(temple.split(' ').at(-1) ?? 0) || 0;

export const levels = (column: string): number[] => column.split(' ').filter(Boolean).map(Number);

export const handSize = (hand: string | number): number => (typeof hand === 'number' ? hand : hand.length);

/** The cards of an open hand, each nation once, with how many there are. */
export function handStacks(hand: string | number): { nation: Nation; count: number }[] {
  if (typeof hand === 'number') return [];
  return NATIONS.map((nation) => ({ nation, count: hand.split(nation).length - 1 })).filter(
    (one) => one.count > 0,
  );
}

export interface Stretch {
  nation: Nation;
  from: number;
  count: number;
  /** Which run of this nation it is, from 1; null if it is too short to be one. */
  run: number | null;
}

const RUN = 3; // what the notation numbers as a run

/** A column as stretches of equal cards, the runs numbered nation by nation as in the notation of moves. */
export function stretches(column: string): Stretch[] {
  const found: Stretch[] = [];
  const seen: Partial<Record<Nation, number>> = {};
  for (const [k, nation] of cards(column).entries()) {
    const last = found.at(-1);
    if (last?.nation === nation) last.count += 1;
    else found.push({ nation, from: k, count: 1, run: null });
  }
  for (const stretch of found) {
    if (stretch.count < RUN) continue;
    const number = (seen[stretch.nation] ?? 0) + 1;
    seen[stretch.nation] = number;
    stretch.run = number;
  }
  return found;
}
