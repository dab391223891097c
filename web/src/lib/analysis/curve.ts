/** The winning-chance curve as plain numbers: where lines, bands, numbers and names lie. */
import type { ChancesDocument as ChancePoint } from '../wire-types.ts';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From moves and chances to places in the frame. */
export class Scale {
  constructor(
    readonly frame: Frame,
    private readonly moves: number,
  ) {}

  x(after: number): number {
    const { width, left, right } = this.frame;
    return round(left + ((width - left - right) * after) / Math.max(1, this.moves));
  }

  y(win: number): number {
    const { height, top, bottom } = this.frame;
    return round(height - bottom - (height - top - bottom) * Math.min(1, Math.max(0, win)));
  }

  /** The move that lies at a place. */
  after(x: number): number {
    const { width, left, right } = this.frame;
    const share = (x - left) / Math.max(1, width - left - right);
    return Math.round(Math.min(1, Math.max(0, share)) * this.moves);
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
const path = (places: string[]): string => (places.length > 0 ? `M${places.join('L')}` : '');

export function line(points: ChancePoint[], seat: number, scale: Scale): string {
  return path(points.map((point) => `${scale.x(point.after)} ${scale.y(point.win[seat - 1] ?? 0)}`));
}

/** What lies within the errors, there above and back below. */
export function band(points: ChancePoint[], seat: number, scale: Scale): string {
  const edge = (point: ChancePoint, way: 1 | -1): string =>
    `${scale.x(point.after)} ${scale.y((point.win[seat - 1] ?? 0) + way * (point.error[seat - 1] ?? 0))}`;
  const above = points.map((point) => edge(point, 1));
  const below = [...points].reverse().map((point) => edge(point, -1));
  return points.length > 0 ? `${path([...above, ...below])}Z` : '';
}

const MOST = 64;

/** Many points close together are one: their mean, which is surer than each. First and last stay as they are. */
export function thinned(points: ChancePoint[], most = MOST): ChancePoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length <= most || !first || !last) return points;
  const groups = new Map<number, ChancePoint[]>();
  for (const point of points.slice(1, -1)) {
    const group = Math.floor((point.after * (most - 2)) / Math.max(1, last.after));
    groups.set(group, [...(groups.get(group) ?? []), point]);
  }
  return [first, ...[...groups.values()].map(mean), last];
}

function mean(points: ChancePoint[]): ChancePoint {
  const sum = (of: (point: ChancePoint) => number): number =>
    points.reduce((total, point) => total + of(point), 0);
  const seats = points[0]?.win.map((_, k) => k) ?? [];
  return {
    after: sum((point) => point.after) / points.length,
    win: seats.map((k) => sum((point) => point.win[k] ?? 0) / points.length),
    error: seats.map((k) => Math.sqrt(sum((point) => (point.error[k] ?? 0) ** 2)) / points.length),
  };
}

/** Where the drawn line of a seat is at a move. */
export function chanceAt(points: ChancePoint[], seat: number, after: number): number {
  const before = pointAt(points, after);
  const next = points.find((point) => point.after > after);
  const from = before?.win[seat - 1] ?? 0;
  if (!before || !next || before.after > after) return from;
  const share = (after - before.after) / (next.after - before.after);
  return from + share * ((next.win[seat - 1] ?? 0) - from);
}

/** The last point that is not later than a move: what was known of the chances then. */
export function pointAt(points: ChancePoint[], after: number): ChancePoint | undefined {
  return points.findLast((point) => point.after <= after) ?? points[0];
}

/** Names at the ends of lines, moved apart as far as they must be. */
export function spread(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, k) => k).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const places = new Array<number>(wanted.length).fill(0);
  let least = top;
  for (const k of order) {
    places[k] = Math.max(least, wanted[k] ?? 0);
    least = (places[k] ?? 0) + gap;
  }
  let most = bottom;
  for (const k of order.reverse()) {
    places[k] = Math.min(most, places[k] ?? 0);
    most = (places[k] ?? 0) - gap;
  }
  return places;
}

export interface Marker {
  /** The point on the curve. */
  x: number;
  y: number;
  /** The middle of the number that belongs to it. */
  at: number;
}

const RADIUS = 11;
const STEM = 26;

/** Numbers stand above their points, higher where another number is in the way, and below where there is no room. */
export function markers(places: { x: number; y: number }[], top: number): Marker[] {
  const set: Marker[] = [];
  for (const { x, y } of places) {
    const free = (at: number): boolean =>
      set.every((one) => Math.hypot(one.x - x, one.at - at) >= 2 * RADIUS + 2);
    const above = [1, 2, 3, 4].map((step) => y - step * STEM).filter((at) => at >= top + RADIUS);
    const below = [1, 2, 3, 4].map((step) => y + step * STEM);
    set.push({ x, y, at: [...above, ...below].find(free) ?? y - STEM });
  }
  return set;
}

export interface Section {
  from: number;
  to: number;
  label: string;
}

/** Every how many sections one has a name, so that names do not run into each other. */
export function namedEvery(sections: Section[], scale: Scale, width: number): number {
  for (let step = 1; step < sections.length; step += 1) {
    const shown = sections.filter((_, k) => k % step === 0);
    const fits = shown.every((one, k) => {
      const next = shown[k + 1];
      return !next || scale.x(next.from) - scale.x(one.from) >= width;
    });
    if (fits) return step;
  }
  return Math.max(1, sections.length);
}
