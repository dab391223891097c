/** What a seat sees of Amun-Re: the view that the server sends with what follows from the rules, and what is printed. */
import { viewOf } from '../../lib/view-of.ts';
import type {
  AmunReBid,
  AmunReLevel,
  AmunRePlayer,
  AmunReProvince,
  AmunReView,
  EditionDocument,
} from '../../lib/wire-types.ts';
import type { View } from '../../lib/wire.ts';

export type { AmunReDerived, AmunReView } from '../../lib/wire-types.ts';

export const PROVINCES = [
  'ABU',
  'ABY',
  'AMA',
  'AVA',
  'BAH',
  'BER',
  'BUT',
  'DAK',
  'DAM',
  'EDF',
  'KHA',
  'MEM',
  'MEN',
  'SAW',
  'THE',
] as const;
export type Code = (typeof PROVINCES)[number];

export const CARDS = [
  'BLK',
  'RBD',
  'FRM',
  'ARC',
  'ADJ',
  'HRV',
  'G8',
  'BPC',
  'BFA',
  'BUL',
  'BEW',
  'BNI',
] as const;
export type Card = (typeof CARDS)[number];

export type Land = AmunReProvince;
export type Player = AmunRePlayer;

export const amunReView = (view: View): AmunReView => viewOf(view, 'amun-re');

export const player = (view: AmunReView, seat: number): Player =>
  view.players[String(seat)] ?? {
    gold: 0,
    points: 0,
    played: '',
    bid: null,
    hand: 0,
    offering: '',
  };

export const seatsOf = (view: AmunReView): number[] => Object.keys(view.players).map(Number);

const words = (text: string): string[] => text.split(' ').filter(Boolean);

export const cardsIn = (text: string | number | undefined): Card[] =>
  typeof text === 'string' ? (words(text) as Card[]) : [];

export const handSize = (hand: string | number): number =>
  typeof hand === 'number' ? hand : words(hand).length;

/** Cards of each kind once, with their number, in the order of the table of cards. */
export function stacks(cards: Card[]): { card: Card; count: number }[] {
  return CARDS.map((card) => ({ card, count: cards.filter((one) => one === card).length })).filter(
    (one) => one.count > 0,
  );
}

/** The cards under the pile, the next one first; null for one that this seat has not seen. */
export const bottomOf = (view: AmunReView): (Card | null)[] =>
  words(view.bottom).map((word) => (word.startsWith('?') ? null : (word.split('@')[0] as Card)));

export const offered = (view: AmunReView): Code[] => words(view.offer) as Code[];

/** The pawns on a province, by the amount they stand on. */
function pawns(view: AmunReView, province: Code): Map<number, number> {
  const found = new Map<number, number>();
  for (const seat of seatsOf(view)) {
    const [where, gold] = words(player(view, seat).bid ?? '');
    if (where === province) found.set(Number(gold), seat);
  }
  return found;
}

export const hasBid = (view: AmunReView, seat: number): boolean => player(view, seat).bid !== null;

/** The highest bid on a province on offer, if there is one. */
export function topBid(view: AmunReView, province: Code): (AmunReBid & { gold: number }) | null {
  const top = view.derived.bids[province];
  return top && top.gold !== null ? { ...top, gold: top.gold } : null;
}

export type StepLook = 'taken' | 'passed' | 'open' | 'locked' | 'beyond' | 'rest';
export interface LadderStep {
  gold: number;
  look: StepLook;
  /** Whose pawn stands there. */
  seat: number | null;
}

/** The price track of a province: who stands where, and which steps are open to the one who asks. */
export function ladder(view: AmunReView, province: Code, open: number[], asking: boolean): LadderStep[] {
  const here = pawns(view, province);
  const top = topBid(view, province);
  return view.derived.track.map((gold) => {
    const seat = here.get(gold);
    if (seat !== undefined) return { gold, look: 'taken', seat };
    if (open.includes(gold)) return { gold, look: 'open', seat: null };
    if (top && gold < top.gold) return { gold, look: 'passed', seat: null };
    if (top?.blocked && gold > top.gold && (top.least === null || gold < top.least))
      return { gold, look: 'locked', seat: null };
    return { gold, look: asking ? 'beyond' : 'rest', seat: null };
  });
}

/** What so many units of one kind cost together; more than the list has cost more than anybody can pay. */
export const price = (view: AmunReView | null, units: number): number =>
  view?.derived.prices[units] ?? (units === 0 ? 0 : Infinity);

// ---------------------------------------------------------------------- what is printed
export interface Printed {
  fields: number;
  printed_farmers: number;
  power_symbols: number;
  income: number;
  camel_income: number;
  temples: number;
  free_gold: number;
  free_cards: number;
  free_bricks: number;
}
export const PRINTED: (keyof Printed)[] = [
  'fields',
  'printed_farmers',
  'power_symbols',
  'income',
  'camel_income',
  'temples',
  'free_gold',
  'free_cards',
  'free_bricks',
];

/** The numbers of a province, as the table plays with them. */
export function printed(numbers: Record<string, number>, code: Code): Printed {
  const found = {} as Printed;
  for (const name of PRINTED) found[name] = numbers[`provinces_${code}_${name}`] ?? 0;
  return found;
}

/** Where a province lies: the bank, the half of Egypt, and whether it touches the Nile. */
export interface Sides {
  bank: string;
  half: string;
  nile: string;
}

export const SIDES: (keyof Sides)[] = ['bank', 'half', 'nile'];

export function sidesOf(values: EditionDocument | null, code: Code): Sides {
  const told = (name: string): string =>
    String(values?.values.find((one) => one.name === `provinces.${code}.${name}`)?.value ?? '');
  return { bank: told('bank'), half: told('half'), nile: told('nile') };
}

/** Printed farmers, those on fields, and those beside them; of a province that nobody owns the printed ones. */
export const farmersIn = (view: AmunReView, code: Code, facts: Printed): number =>
  view.derived.farmers[code] ?? facts.printed_farmers;

export const owned = (view: AmunReView, seat: number): Code[] =>
  PROVINCES.filter((code) => view.provinces[code].owner === seat);

/** Whether a province has the most pyramids of its bank, or as many as another. */
export const leads = (view: AmunReView, code: Code): boolean =>
  view.derived.majorities.W.includes(code) || view.derived.majorities.E.includes(code);

export interface SeatFacts {
  income: number;
  farmers: number;
  pyramids: number;
  /** The province where it was outbid. */
  displaced: Code | null;
  /** What its provinces would score now. */
  points: number;
  /** The bonus cards whose conditions it meets now. */
  bonuses: Card[];
  /** How many more can be laid in its provinces, whatever they cost. */
  fit: Record<'farmer' | 'brick', number>;
}

export function seatFacts(view: AmunReView, seat: number): SeatFacts {
  const { income, farmers, pyramids, displaced, points, bonuses, farmers_fit, bricks_fit } =
    view.derived.seats;
  return {
    income: income[seat - 1] ?? 0,
    farmers: farmers[seat - 1] ?? 0,
    pyramids: pyramids[seat - 1] ?? 0,
    displaced: displaced[seat - 1] ?? null,
    points: points[seat - 1] ?? 0,
    bonuses: cardsIn(bonuses[seat - 1]),
    fit: { farmer: farmers_fit[seat - 1] ?? 0, brick: bricks_fit[seat - 1] ?? 0 },
  };
}

// ---------------------------------------------------------------------- offering
/** The level that a total leads to. */
export const levelOf = (scale: AmunReLevel[], total: number): number =>
  scale.find((one) => (one.least ?? total) <= total && total <= (one.most ?? total))?.level ?? 0;

/** Whether the camels travel at the level of this round; before the first offering nobody knows. */
export const camelsNow = (view: AmunReView): boolean =>
  view.derived.scale.find((one) => one.level === view.level)?.camels ?? false;

export function limitText({ least, most }: AmunReLevel): string {
  if (least === null) return `≤ ${most}`;
  return most === null ? `${least} +` : `${least}–${most}`;
}

// ---------------------------------------------------------------------- time
export const phaseOf = (view: AmunReView): string =>
  view.derived.phase.steps[view.derived.phase.current] ?? '';
