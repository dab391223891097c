/** What a seat sees of Babel, read from the view the server sends. */
import { viewOf } from '../../lib/view-of.ts';
import type {
  BabelBuilds,
  BabelPlayer,
  BabelPlayerFacts,
  BabelRun,
  BabelView,
} from '../../lib/wire-types.ts';
import type { View } from '../../lib/wire.ts';

export type { BabelFacts, BabelView } from '../../lib/wire-types.ts';

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

/** The paragraph about what any of them can do instead. */
export const HALF = 'BA-5.9';

export type Side = BabelPlayer;
export type SideFacts = BabelPlayerFacts;
export type Source = keyof BabelBuilds;

export const babelView = (view: View): BabelView => viewOf(view, 'babel');

export const side = (view: BabelView, seat: number): Side => view.players[seat === 1 ? '1' : '2'];

export const facts = (view: BabelView, seat: number): SideFacts =>
  view.derived.players[seat === 1 ? '1' : '2'];

export const runsAt = (view: BabelView, seat: number, site: Site | '-'): BabelRun[] =>
  (site === '-' ? null : facts(view, seat).runs[site]) ?? [];

/** Cards left in the Temple pile, those put back by a destruction among them. */
export const templesLeft = (view: BabelView): number =>
  view.derived.temple_pile.reduce((sum, count) => sum + count, 0);

/** The cards whose place on the Temple pile everybody knows, the next one first. */
export const knownNext = (view: BabelView): number[] => levels(view.returned).reverse();

/** How many cards a phase deals out, where it is always the same number. */
export const phaseCards = (view: BabelView, step: string): number =>
  step === 'draw' ? view.derived.drawn : view.derived.revealed;

export const cards = (column: string): Nation[] => [...column] as Nation[];

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
  /** Which run of this nation it is, from 1; null if it is none. */
  run: number | null;
}

/** A column as stretches of equal cards; the server says which of them are runs. */
export function stretches(column: string, runs: BabelRun[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [k, nation] of cards(column).entries()) {
    const last = found.at(-1);
    if (last?.nation === nation) last.count += 1;
    else found.push({ nation, from: k, count: 1, run: runs.find((one) => one.first === k)?.number ?? null });
  }
  return found;
}
