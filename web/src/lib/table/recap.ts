/** What happened since one acted, or since one looked before a long absence: a few lines, and the places on the board
 * that it concerns. */
import type { Flight } from '../motion/fly.ts';
import type { GameEvent, NewsItem } from '../wire.ts';
import type { LogLine } from './log-lines.ts';
import { goesBack, standing } from './log-lines.ts';

export const MOST = 3;
/** After a long absence there is more to tell. */
export const MOST_LOOKED = 5;
const LONG = 30 * 60_000;
const MANY = 8;
/** Places that are no part of the board: everybody's hand, seat and the piles. */
const ASIDE = /^(hand|deck|discard|pile|seat-|stack|drawn)/;

export interface Recap {
  lines: LogLine[];
  /** The most important of them. */
  first: LogLine | null;
  /** How many more the log has. */
  more: number;
  events: GameEvent[];
}

const NOTHING: Recap = { lines: [], first: null, more: 0, events: [] };

export type Flights = (event: GameEvent) => Flight[];

/** The version last looked at, if much happened since or it is long ago: else it is all still known. */
export function awaySince(history: NewsItem[], looked: number | null, now: number): number | null {
  const unseen = looked === null ? [] : standing(history).filter((item) => item.version > looked);
  const first = unseen[0];
  return first && (unseen.length >= MANY || now - Date.parse(first.at) >= LONG) ? looked : null;
}

/** Moves of others after a version. */
export function movesSince(history: NewsItem[], seat: number, version: number): number {
  return standing(history).filter(
    (item) => item.version > version && item.seat !== null && item.seat !== seat && !goesBack(item),
  ).length;
}

/** Since one acted; or since a version that was looked at, and then also what a bot did in one's place. */
export function recap(
  history: NewsItem[],
  lines: LogLine[],
  seat: number,
  flights: Flights,
  looked: number | null = null,
): Recap {
  const news = standing(history);
  const from = looked ?? news.findLast((item) => item.seat === seat && item.move !== null)?.version;
  if (from === undefined) return NOTHING;
  const isTold = (mover: number | null): boolean => looked !== null || mover !== seat;
  const most = looked === null ? MOST : MOST_LOOKED;
  const others = lines.filter((line) => line.version > from && !line.heading && isTold(line.seat));
  const weighed = others.map((line) => ({ line, weight: weight(line, seat, flights(line.event)) }));
  weighed.sort((one, two) => two.weight - one.weight || two.line.version - one.line.version);
  const chosen = weighed.slice(0, most).map((one) => one.line);
  return {
    lines: others.filter((line) => chosen.includes(line)),
    first: chosen[0] ?? null,
    more: Math.max(0, others.length - most),
    events: news.filter((item) => item.version > from && isTold(item.seat)).flatMap((item) => item.events),
  };
}

/** What is done to oneself comes first, then what moves on the board, then what comes to it, then all else. */
function weight(line: LogLine, seat: number, flights: Flight[]): number {
  if (line.event.facts['target'] === seat) return 3;
  if (journeys(flights).length > 0) return 2;
  return changed(flights).length > 0 ? 1 : 0;
}

const onBoard = (place: string): boolean => !ASIDE.test(place);

/** Where something arrived. */
export function changed(flights: Flight[]): string[] {
  return [...new Set(flights.map((flight) => flight.to).filter(onBoard))];
}

/** From one place of the board to another. */
export function journeys(flights: Flight[]): [string, string][] {
  const found = flights.filter(
    (flight) => onBoard(flight.from) && onBoard(flight.to) && flight.from !== flight.to,
  );
  return [...new Map(found.map((flight) => [`${flight.from}>${flight.to}`, flight])).values()]
    .slice(-MOST)
    .map((flight) => [flight.from, flight.to]);
}
