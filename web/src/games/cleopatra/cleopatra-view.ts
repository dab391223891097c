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
  bid: number | 'sealed' | null;
  rest: number;
}
export interface Way {
  moves: string[];
  amulets: number;
}
export interface CleopatraView {
  seat: number | null;
  turn: number;
  active: number;
  ended_by: string | null;
  last_turns_after: number | null;
  players: Record<string, Player>;
  worshippers: string;
  helper: Worshipper | 'none';
  waivers: { A: number; R: number };
  built: number;
  credits: string;
  payment: { piece: string; artisans: number; resources: number } | null;
  stalls: Record<'1' | '2' | '3', string>;
  stocked: string;
  transit: string | null;
  deck: number;
  deck_down: number;
  top: string | null;
  discard: string;
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

export const sanctuarySquares = (one: Player): number =>
  one.sanctuaries.reduce((sum, zone) => sum + words(zone).length, 0);

/** The line of the quarry that a build move belongs to. */
export function kindOf(move: string): Kind | null {
  const piece = words(move)[1] === 'pedestal' ? 'throne' : words(move)[1];
  return KINDS.find((kind) => kind === piece) ?? null;
}

/** How many pieces of a kind stand, and how many there are. */
export function progress(view: CleopatraView, kind: Kind): { built: number; all: number } {
  switch (kind) {
    case 'sphinx':
      return { built: view.sphinxes.L + view.sphinxes.R, all: 6 };
    case 'column':
      return { built: words(view.columns).length, all: 9 };
    case 'mosaic':
      return {
        built: Object.keys(view.mosaics).length,
        all: Object.keys(view.mosaics).length + view.stack.length + (view.mosaic ? 1 : 0),
      };
    case 'door':
      return { built: words(view.doors).length, all: 2 };
    case 'obelisk':
      return { built: words(view.obelisks).length, all: 2 };
    case 'throne':
      return { built: Number(view.pedestal) + Number(view.throne), all: 2 };
  }
}
