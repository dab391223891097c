/** What a seat sees of Amun-Re, read from the view the server sends and from what is printed in the edition. */
import type { Facts, View } from '../../lib/wire.ts';

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

/** The amounts of the price track, as moves are written with them. */
export const TRACK = [0, 1, 3, 6, 10, 15, 21, 28, 36];

export interface Land {
  card: 'pile' | 'offer' | 'used' | 'aside';
  /** The seat, 0 for nobody. */
  owner: number;
  farmers: number;
  free_farmers: number;
  bricks: number;
  pyramids: number;
  /** Free cards that lie there, face down. */
  cards: number;
}
export interface Player {
  gold: number;
  points: number;
  played: string;
  bid: string | null;
  hand: string | number;
  offering: string;
  adjusting?: boolean;
  pledged?: string;
}
export interface AmunReView {
  round: number;
  first: number;
  level: number;
  offer: string;
  playing: string;
  bought: number;
  claimed: number;
  total: number;
  gold8: Code | null;
  harvest: Code | null;
  discard: string;
  deck: number;
  bottom: string;
  shown: string | number;
  players: Record<string, Player>;
  provinces: Record<Code, Land>;
  agenda: ({ step: string } & Facts)[];
  data?: Record<string, unknown>;
}

export const amunReView = (view: View): AmunReView => view as unknown as AmunReView;

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

export const offered = (view: AmunReView): Code[] => words(view.offer) as Code[];

export interface Bid {
  seat: number;
  province: Code;
  gold: number;
}

export function bids(view: AmunReView): Bid[] {
  return seatsOf(view).flatMap((seat) => {
    const [province, gold] = words(player(view, seat).bid ?? '');
    return province ? [{ seat, province: province as Code, gold: Number(gold) }] : [];
  });
}

export const topBid = (view: AmunReView, province: Code): Bid | null =>
  bids(view)
    .filter((bid) => bid.province === province)
    .reduce<Bid | null>((best, bid) => (best && best.gold > bid.gold ? best : bid), null);

/** A Bid Blockade protects whoever played one in this auction. */
export const blockades = (view: AmunReView, seat: number): boolean =>
  words(player(view, seat).played).includes('BLK');

export type StepLook = 'taken' | 'passed' | 'open' | 'locked' | 'beyond' | 'rest';
export interface LadderStep {
  gold: number;
  look: StepLook;
  /** Whose pawn stands there. */
  seat: number | null;
}

/** The nine steps of a province: who stands where, and which of the others are open to the one who asks. */
export function ladder(view: AmunReView, province: Code, open: number[], asking: boolean): LadderStep[] {
  const here = bids(view).filter((bid) => bid.province === province);
  const top = topBid(view, province);
  const lowest = Math.min(...open);
  return TRACK.map((gold) => {
    const pawn = here.find((bid) => bid.gold === gold);
    if (pawn) return { gold, look: 'taken', seat: pawn.seat };
    if (open.includes(gold)) return { gold, look: 'open', seat: null };
    if (top && gold < top.gold) return { gold, look: 'passed', seat: null };
    if (top && blockades(view, top.seat) && gold < lowest && gold === after(top.gold))
      return { gold, look: 'locked', seat: null };
    return { gold, look: asking ? 'beyond' : 'rest', seat: null };
  });
}

const after = (gold: number): number => TRACK[TRACK.indexOf(gold) + 1] ?? gold;

/** What so many units of one kind cost together. */
export const price = (units: number): number => (units * (units + 1)) / 2;

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

/** The numbers of a province: the edition's, or those of the owner's box where the view carries them. */
export function printed(view: AmunReView, numbers: Record<string, number>, code: Code): Printed {
  const found = {} as Printed;
  for (const name of PRINTED) {
    const corrected = view.data?.[`provinces.${code}.${name}`];
    found[name] = typeof corrected === 'number' ? corrected : (numbers[`provinces_${code}_${name}`] ?? 0);
  }
  return found;
}

export const farmersIn = (land: Land, facts: Printed): number =>
  facts.printed_farmers + land.farmers + land.free_farmers;

/** What a province pays at the level of the temple: only shown, the server counts for itself. */
export function income(
  view: AmunReView,
  numbers: Record<string, number>,
  code: Code,
  level = view.level,
): number {
  if (view.gold8 === code) return 8;
  const facts = printed(view, numbers, code);
  const each = level + (view.harvest === code ? 1 : 0);
  const caravans = level <= (numbers['offering_camel_levels'] ?? 2) ? facts.camel_income : 0;
  return farmersIn(view.provinces[code], facts) * each + facts.income + caravans;
}

export const owned = (view: AmunReView, seat: number): Code[] =>
  PROVINCES.filter((code) => view.provinces[code].owner === seat);

export const incomeOf = (view: AmunReView, numbers: Record<string, number>, seat: number): number =>
  owned(view, seat).reduce((sum, code) => sum + income(view, numbers, code), 0);

export const pyramidsOf = (view: AmunReView, seat: number): number =>
  owned(view, seat).reduce((sum, code) => sum + view.provinces[code].pyramids, 0);

// ---------------------------------------------------------------------- offering
/** The highest totals of the levels 1, 2 and 3; the lists of an edition are not among its plain numbers. */
export const LIMITS = [2, 12, 22];

export const levelOf = (total: number, limits = LIMITS): number =>
  1 + limits.filter((limit) => total > limit).length;

export function limitText(level: number, limits = LIMITS): string {
  const low = limits[level - 2];
  const high = limits[level - 1];
  if (low === undefined) return `≤ ${high}`;
  return high === undefined ? `${low + 1} +` : `${low + 1}–${high}`;
}

// ---------------------------------------------------------------------- time
export const PHASES = ['reveal', 'auction', 'actions', 'offering', 'income'] as const;
const STEPS: Record<string, number> = {
  PlaceBid: 1,
  SellToPay: 1,
  Auction: 1,
  Pay: 1,
  TakePossession: 1,
  BuyCards: 2,
  DrawCard: 2,
  ShowCard: 2,
  KeepCards: 2,
  LayFarmers: 2,
  LayBricks: 2,
  Together: 3,
  Adjust: 3,
  MoveTemple: 3,
  Rewards: 3,
  TakeReward: 3,
  MovePharaoh: 3,
  CollectIncome: 4,
  PlayBonuses: 5,
};

/** Which phase of the round runs: 0 to 4, and 5 for the scoring. */
export const phaseOf = (view: AmunReView): number => STEPS[view.agenda[0]?.step ?? ''] ?? 0;

export const scores = (view: AmunReView): boolean => view.round === 3 || view.round === 6;
