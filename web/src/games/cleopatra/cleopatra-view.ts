/** What a seat sees of Cleopatra, read from the view the server sends. */
import type { View } from '../../lib/wire.ts';

export const CARDS = ['A', 'S', 'M', 'W', 'L', 'S2', 'M2', 'W2', 'L2', 'C'] as const;
export type Card = (typeof CARDS)[number];
export const WORSHIPPERS = ['architect', 'vizier', 'merchant', 'beggar', 'foreman'] as const;
export type Worshipper = (typeof WORSHIPPERS)[number];
export const KINDS = ['sphinx', 'column', 'mosaic', 'door', 'obelisk', 'throne'] as const;
/** A line of the quarry; pedestal and throne share one. */
export type Kind = (typeof KINDS)[number];
export type Side = 'L' | 'R';
export const SIDES: Side[] = ['L', 'R'];

export interface Player {
  scarabs: number;
  amulets: number;
  statues: number;
  sanctuaries: string[];
  hand: string | number;
  known: string;
  hidden: string;
  bid: number | 'sealed' | null;
  rest: number;
}
export interface Way {
  moves: string[];
  amulets: number;
}
/** A number for each kind of piece, and another. */
export type Pairs = Record<Kind, [number, number]>;
/** What follows from the rules: the tables that are printed in the box, as they are played, and what is so now. */
export interface Derived {
  /** How many there are of each, in the order in which they are discarded. */
  cards: Record<Card, number>;
  start: { hand: number; scarabs: number; statues: number };
  face_down: number;
  hand_limit: number;
  /** What the places of the worshippers cost. */
  places: { scarabs: number[]; amulets: number[] };
  help: { architect: number; merchant: number; beggar: number; foreman: number };
  /** Artisans and resources. */
  costs: Pairs;
  /** The pieces that want identical resources; the others want different ones. */
  identical: Kind[];
  /** Scarabs, and scarabs for each thing counted. */
  rewards: Pairs;
  palms: string;
  throne: string;
  /** The spaces of the procession; the offering is made before she enters that of the line. */
  spaces: number;
  line: number;
  offering: { discard: number; take: number[] };
  /** Scarabs lost for so many amulets; more of them eliminate. */
  penalties: number[];
  /** How many stand, and how many there are. */
  pieces: Pairs;
  /** Scarabs that the Architect adds to each piece of this turn. */
  architect: number;
  /** Cards still to be laid on stalls in this refill. */
  to_stock: number;
  /** Cards above the limit of whoever must keep or discard them. */
  excess: number;
  /** Scarabs that claiming a sanctuary costs now. */
  forgone: number;
  /** Amulets that everybody took away at the end. */
  least: number | null;
  players: Record<string, { squares: number; amulets_left: number }>;
}
export interface CleopatraView {
  game: string;
  rules: number;
  edition: string;
  seats: number;
  options: Record<string, string>;
  /** What the owner of a box corrected. */
  data?: Record<string, number | string | number[] | string[]>;
  seat: number | null;
  turn: number;
  active: number;
  ended_by: string | null;
  last_turns_after: number | null;
  players: Record<string, Player>;
  worshippers: string;
  helper: Worshipper | 'none';
  waivers: { A: number; R: number };
  limit_due: boolean;
  built: number;
  credits: string;
  payment: {
    piece: string;
    artisans: number;
    resources: number;
    types: string;
    latest: string | null;
    took_credit: boolean;
  } | null;
  stalls: Record<'1' | '2' | '3', string>;
  stocked: string;
  transit: string | null;
  deck: number;
  deck_down: number;
  top: string | null;
  discard: string;
  pools: string[];
  cleopatra: number;
  sphinxes: Record<Side, number>;
  obelisks: string;
  doors: string;
  columns: string;
  pedestal: boolean;
  throne: boolean;
  mosaics: Record<string, string>;
  mosaic: string | null;
  stack: string;
  agenda: { step: string }[];
  earns: Record<string, number>;
  ways: Way[];
  zones: Record<string, string>;
  phase: { steps: string[]; current: number };
  derived: Derived;
}

export const cleopatraView = (view: View): CleopatraView => view as unknown as CleopatraView;

export const words = (text: string): string[] => text.split(' ').filter(Boolean);

export const isCard = (text: string): text is Card => (CARDS as readonly string[]).includes(text);

/** Cards with a red border: whoever pays one takes an amulet. */
export const tainted = (card: Card): boolean => card === 'C' || card.endsWith('2');

/** The resource a card shows, without its number. */
export const resource = (card: Card): 'A' | 'S' | 'M' | 'W' | 'L' | 'C' =>
  card.charAt(0) as 'A' | 'S' | 'M' | 'W' | 'L' | 'C';

export const seats = (view: CleopatraView): number[] => Object.keys(view.players).map(Number);

export function player(view: CleopatraView, seat: number): Player {
  const found = view.players[String(seat)];
  if (!found) throw new Error(`no player ${seat} in this view`);
  return found;
}

/** Whether a seat's belongings lie open: one's own, all in a replay that shows every hand, and all at the end. */
export const isOpen = (view: CleopatraView, seat: number): boolean =>
  view.ended_by !== null || typeof player(view, seat).hand === 'string';

export const handSize = (hand: string | number): number =>
  typeof hand === 'number' ? hand : words(hand).length;

export const handCards = (hand: string | number): Card[] =>
  typeof hand === 'number' ? [] : words(hand).filter(isCard);

/** The cards of a stall: those that lie face up, and a `null` for each that lies face down. */
export const stallCards = (stall: string): (Card | null)[] =>
  words(stall).map((word) => (isCard(word) ? word : null));

/** Whether a drawn card or the top of the deck shows its face. */
export const faceUp = (card: string | null): Card | null => (card !== null && isCard(card) ? card : null);

/** What the rules reckon about a seat. */
export const corruption = (view: CleopatraView, seat: number): { squares: number; amulets_left: number } =>
  view.derived.players[String(seat)] ?? { squares: 0, amulets_left: 0 };

/** What the worshipper on a place costs; places count from 0. */
export const placePrice = (
  { derived }: CleopatraView,
  place: number,
): { scarabs: number; amulets: number } => ({
  scarabs: derived.places.scarabs[place] ?? 0,
  amulets: derived.places.amulets[place] ?? 0,
});

export const palmSquares = (view: CleopatraView): Set<string> => new Set(words(view.derived.palms));

/** What a mosaic on these squares earns beyond its base, for the palms that it covers. */
export const palmScarabs = (view: CleopatraView, squares: string[], palms = palmSquares(view)): number =>
  squares.filter((square) => palms.has(square)).length * view.derived.rewards.mosaic[1];

/** The amulets that the offering brings or takes, for each rank that there can be: `−3 +1`. */
export const rankChanges = (view: CleopatraView): string =>
  [-view.derived.offering.discard, ...view.derived.offering.take]
    .slice(0, seats(view).length)
    .map((change) => (change > 0 ? `+${change}` : `−${-change}`))
    .join(' ');

/** How the resources of a piece must be, as the texts name it. */
export const modeOf = ({ derived }: CleopatraView, kind: Kind): 'identical' | 'different' =>
  derived.identical.includes(kind) ? 'identical' : 'different';

/** The line of the quarry that a build move belongs to. */
export function kindOf(move: string): Kind | null {
  const piece = words(move)[1] === 'pedestal' ? 'throne' : words(move)[1];
  return KINDS.find((kind) => kind === piece) ?? null;
}
