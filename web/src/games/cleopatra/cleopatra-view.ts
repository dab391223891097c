/** What a seat sees of Cleopatra, read from the view the server sends. */
import { ofSeat, viewOf } from '../../lib/view-of.ts';
import type {
  CleopatraCorruption,
  CleopatraPlayer,
  CleopatraView,
  CleopatraWay,
} from '../../lib/wire-types.ts';
import type { View } from '../../lib/wire.ts';

export type { CleopatraView } from '../../lib/wire-types.ts';

export const CARDS = ['A', 'S', 'M', 'W', 'L', 'S2', 'M2', 'W2', 'L2', 'C'] as const;
export type Card = (typeof CARDS)[number];
export const WORSHIPPERS = ['architect', 'vizier', 'merchant', 'beggar', 'foreman'] as const;
export type Worshipper = (typeof WORSHIPPERS)[number];
export const KINDS = ['sphinx', 'column', 'mosaic', 'door', 'obelisk', 'throne'] as const;
/** A line of the quarry; pedestal and throne share one. */
export type Kind = (typeof KINDS)[number];
export type Side = 'L' | 'R';
export const SIDES: Side[] = ['L', 'R'];

export type Player = CleopatraPlayer;
export type Way = CleopatraWay;

export const cleopatraView = (view: View): CleopatraView => viewOf(view, 'cleopatra');

export const words = (text: string): string[] => text.split(' ').filter(Boolean);

export const isCard = (text: string): text is Card => (CARDS as readonly string[]).includes(text);

/** Cards with a red border: whoever pays one takes an amulet. */
export const tainted = (card: Card): boolean => card === 'C' || card.endsWith('2');

/** The resource a card shows, without its number. */
export const resource = (card: Card): 'A' | 'S' | 'M' | 'W' | 'L' | 'C' =>
  card.charAt(0) as 'A' | 'S' | 'M' | 'W' | 'L' | 'C';

export const seats = (view: CleopatraView): number[] => Object.keys(view.players).map(Number);

export const player = (view: CleopatraView, seat: number): Player => ofSeat(view.players, seat);

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
export const corruption = (view: CleopatraView, seat: number): CleopatraCorruption =>
  view.derived.players[String(seat)] ?? { squares: 0, amulets_left: 0, eliminated: false };

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
