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
  /** How many more the log has. */
  more: number;
  events: GameEvent[];
}

const NOTHING: Recap = { lines: [], more: 0, events: [] };

export function recap(history: NewsItem[], lines: LogLine[], seat: number): Recap {
  const news = standing(history);
  const last = news.findLastIndex((item) => item.seat === seat && item.move !== null);
  const own = news[last];
  if (!own) return NOTHING;
  const others = lines.filter((line) => line.version > own.version && !line.heading && line.seat !== seat);
  const chosen = new Set(
    [...others]
      .sort((one, two) => weight(two, seat) - weight(one, seat) || two.version - one.version)
      .slice(0, MOST),
  );
  return {
    lines: others.filter((line) => chosen.has(line)),
    more: Math.max(0, others.length - MOST),
    events: news.slice(last + 1).flatMap((item) => (item.seat === seat ? [] : item.events)),
  };
}

/** What is done to oneself comes first, then what somebody does, then what happens. */
const weight = (line: LogLine, seat: number): number =>
  line.target === seat ? 2 : line.seat === null ? 0 : 1;

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
