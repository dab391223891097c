/** What the log tells of offerings and points, gathered so that it can be shown in one place. */
import type { GameEvent, NewsItem } from '../../lib/wire.ts';

export interface Gift {
  seat: number;
  act: 'theft' | 'gift';
  gold: number;
  adjusts: boolean;
}
export interface Offering {
  version: number;
  gifts: Gift[];
  total: number;
  level: number | null;
}

export const SOURCES = ['pyramids', 'sets', 'majorities', 'temples', 'bonus', 'wealth'] as const;
export type Source = (typeof SOURCES)[number];
export interface Scoring {
  /** Of the last event, so that one knows it again. */
  version: number;
  round: number;
  /** Points of each seat by their source. */
  points: Record<number, Record<Source, number>>;
  totals: Record<number, number>;
}

const number = (event: GameEvent, name: string): number => Number(event.facts[name] ?? 0);

interface Told {
  version: number;
  event: GameEvent;
}

function told(history: NewsItem[]): Told[] {
  return history.flatMap((item) => item.events.map((event) => ({ version: item.version, event })));
}

/** The offerings opened last, of the round that runs; null before that. */
export function lastOffering(history: NewsItem[], theft: number): Offering | null {
  let found: Offering | null = null;
  let closed = true;
  for (const { version, event } of told(history)) {
    if (event.name === 'RoundBegan') {
      found = null;
      closed = true;
    } else if (event.name === 'OfferingOpened') {
      if (closed || !found) found = { version, gifts: [], total: 0, level: null };
      closed = false;
      const act = event.facts['act'] === 'theft' ? 'theft' : 'gift';
      const gold = act === 'theft' ? -theft : number(event, 'gold');
      found.gifts.push({ seat: number(event, 'seat'), act, gold, adjusts: number(event, 'adjustments') > 0 });
      found.total += gold;
    } else if (found && event.name === 'OfferingAdjusted') {
      found.total = number(event, 'total');
    } else if (found && event.name === 'TempleMoved') {
      found.total = number(event, 'total');
      found.level = number(event, 'level');
      closed = true;
    }
  }
  return found;
}

const nothing = (): Record<Source, number> => ({
  pyramids: 0,
  sets: 0,
  majorities: 0,
  temples: 0,
  bonus: 0,
  wealth: 0,
});

/** Both scorings, as far as they have happened. */
export function scorings(history: NewsItem[]): Scoring[] {
  const found: Scoring[] = [];
  let round = 0;
  let current: Scoring | null = null;
  for (const { version, event } of told(history)) {
    if (event.name === 'RoundBegan') {
      round = number(event, 'round');
      current = null;
    }
    if (event.name !== 'BonusScored' && event.name !== 'PointsScored') continue;
    current ??= { version, round, points: {}, totals: {} };
    if (!found.includes(current)) found.push(current);
    current.version = version;
    const seat = number(event, 'seat');
    const points = (current.points[seat] ??= nothing());
    if (event.name === 'BonusScored') {
      points.bonus += number(event, 'points');
    } else {
      for (const source of SOURCES) if (source !== 'bonus') points[source] = number(event, source);
      current.totals[seat] = number(event, 'points');
    }
  }
  return found;
}

/** A scoring is complete once every seat has its points. */
export const complete = (scoring: Scoring, seats: number): boolean =>
  Object.keys(scoring.totals).length === seats;

/** The moves of the seat that still stand, oldest first: what was taken back is not among them. */
export function standingMoves(history: NewsItem[], seat: number): string[] {
  const moves: string[] = [];
  for (const item of history) {
    if (item.seat !== seat) continue;
    if (item.move !== null) moves.push(item.move);
    else if (item.events.some((event) => event.name === 'undone')) moves.pop();
  }
  return moves;
}

/** Of these, what was laid since the step began that is still open. */
export function laidNow(moves: string[], kinds: string[]): string[] {
  const from = moves.findLastIndex((move) => !kinds.includes(move.split(' ')[0] ?? '')) + 1;
  return moves.slice(from);
}
