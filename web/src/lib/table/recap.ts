/** What the others did since one acted oneself: at most three lines, and the places on the board that it concerns. */
import type { Flight } from '../motion/fly.ts';
import type { GameEvent, NewsItem } from '../wire.ts';
import type { LogLine } from './log-lines.ts';
import { standing } from './log-lines.ts';

export const MOST = 3;
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

export function recap(history: NewsItem[], lines: LogLine[], seat: number, flights: Flights): Recap {
  const news = standing(history);
  const last = news.findLastIndex((item) => item.seat === seat && item.move !== null);
  const own = news[last];
  if (!own) return NOTHING;
  const others = lines.filter((line) => line.version > own.version && !line.heading && line.seat !== seat);
  const weighed = others.map((line) => ({ line, weight: weight(line, seat, flights(line.event)) }));
  weighed.sort((one, two) => two.weight - one.weight || two.line.version - one.line.version);
  const chosen = weighed.slice(0, MOST).map((one) => one.line);
  return {
    lines: others.filter((line) => chosen.includes(line)),
    first: chosen[0] ?? null,
    more: Math.max(0, others.length - MOST),
    events: news.slice(last + 1).flatMap((item) => (item.seat === seat ? [] : item.events)),
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
