/**
 * Where each province lies: the same grid turned north-left for wide windows and upright for narrow ones. The map is drawn
 * from the values of the table: a province whose bank, half or Nile is corrected is drawn on that side.
 */
import EGYPT from '@mastaba/games/amun_re/map.json';
import { PROVINCES } from './amun-re-view.ts';
import type { Code, Sides } from './amun-re-view.ts';

type Place = [line: number, row: number];

/**
 * Where a province is drawn as long as its sides allow it: from west desert (0) over the banks (1 west, 2 east) to east
 * desert (3), from north (0) to south (3).
 */
const HOME = EGYPT.home as Record<Code, Place>;

export type Corner = [x: number, y: number];
export interface Shape {
  /** Top left, top right, bottom right, bottom left. */
  corners: [Corner, Corner, Corner, Corner];
  path: string;
  /** Where its contents begin, and how much room they have. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Whether it touches no water. */
  desert: boolean;
  /** Whether it shares its part of the wide map with so many others that figures stand for the pieces. */
  crowded: boolean;
  /** By how much it is drawn smaller than its coordinates say, where even that is not enough. */
  scale: number;
}
export interface EgyptMap {
  shapes: Record<Code, Shape>;
  size: readonly [width: number, height: number];
  /** How far the upright map is drawn out, and where Lower Egypt ends on it. */
  stretch: number;
  divide: number;
  /** Where nothing lies: there is room for the compass. The Red Sea shows only in its own corner. */
  free: Shape;
  sea: boolean;
}

/** Where the borders of the provinces cross, line by line; x, then y. */
const WIDE = EGYPT.borders as Corner[][][];

const LEFTS = [4, 92, 217, 304];

const ROW = 99; // of the upright map

function tall(line: number, row: number): Corner[] {
  const [left, top] = [LEFTS[line] ?? 0, 10 + ROW * row];
  const [right, bottom] = [left + (line === 1 ? 83 : line === 2 ? 83 : 84), top + 95];
  const lean = row % 2 === 0 ? 3 : -3; // the banks follow the river
  if (line === 1)
    return [
      [left, top],
      [right - lean, top],
      [right + lean, bottom],
      [left, bottom],
    ];
  if (line === 2)
    return [
      [left + lean, top],
      [right, top],
      [right, bottom],
      [left - lean, bottom],
    ];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

const GAP = 10;
/** Lower and Upper Egypt on the wide map. */
const REACH = EGYPT.reach as [number, number][];
const NARROWEST = 80; // what the figures of a province need

/** The height of a border of a line at a point between its corners. */
function border(line: number, corners: [left: number, right: number], x: number): number {
  const points = (WIDE[line] ?? []).flatMap((one) => corners.map((k) => one[k] ?? ([0, 0] as Corner)));
  const next = Math.max(
    1,
    points.findIndex(([at]) => at >= x),
  );
  const [from = [x, 0], to = [x, 0]] = points.slice(next - 1, next + 1);
  return from[1] + ((x - from[0]) / (to[0] - from[0] || 1)) * (to[1] - from[1]);
}

/** The k-th of so many provinces that share a line of one half of the wide map. */
function share(line: number, half: number, k: number, count: number): Corner[] {
  const [begin, end] = REACH[half] ?? [0, 0];
  const width = (end - begin - GAP * (count - 1)) / count;
  const left = begin + k * (width + GAP);
  const right = left + width;
  return [
    [left, border(line, [0, 1], left)],
    [right, border(line, [0, 1], right)],
    [right, border(line, [3, 2], right)],
    [left, border(line, [3, 2], left)],
  ];
}

function shaped(drawn: Corner[], line: number, crowded = false): Shape {
  const width =
    Math.min(drawn[1]?.[0] ?? 0, drawn[2]?.[0] ?? 0) - Math.max(drawn[0]?.[0] ?? 0, drawn[3]?.[0] ?? 0);
  const scale = crowded ? Math.min(1, width / NARROWEST) : 1;
  const corners = drawn.map(([x, y]) => [x / scale, y / scale]) as Shape['corners'];
  const [a, b, c, d] = corners;
  return {
    corners,
    path: `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`,
    left: Math.max(a[0], d[0]),
    top: Math.max(a[1], b[1]),
    right: Math.min(b[0], c[0]),
    bottom: Math.min(c[1], d[1]),
    desert: line === 0 || line === 3,
    crowded,
    scale,
  };
}

/** The line and the half (0 Lower, 1 Upper) of a province; what is not told is as the map has it at home. */
function quarter(code: Code, sides: Sides): [line: number, half: number] {
  const [line, row] = HOME[code];
  const west = sides.bank === '' ? line < 2 : sides.bank === 'W';
  const nile = sides.nile === '' ? line === 1 || line === 2 : sides.nile === 'true';
  const upper = sides.half === '' ? row > 1 : sides.half === 'U';
  return [west ? (nile ? 1 : 0) : nile ? 2 : 3, upper ? 1 : 0];
}

/** Rows of those who share a line of one half: up to two stay at home as far as they are there, more stand in order. */
function rowsOf(here: Code[], line: number, half: number): Map<Code, number> {
  const north = (code: Code): number => HOME[code][1] * 4 + HOME[code][0];
  const atHome = (code: Code): boolean => HOME[code][0] === line && HOME[code][1] >> 1 === half;
  const sorted = [...here].sort((a, b) => north(a) - north(b));
  if (here.length > 2) return new Map(sorted.map((code, k) => [code, k]));
  const rows = new Map(sorted.filter(atHome).map((code) => [code, HOME[code][1] % 2]));
  for (const code of sorted.filter((one) => !atHome(one)))
    rows.set(code, [...rows.values()].includes(0) ? 1 : 0);
  return rows;
}

/** The map of a table on which every province lies where its values say. */
export function mapOf(sidesOf: (code: Code) => Sides, upright: boolean): EgyptMap {
  const quarters = [0, 1, 2, 3].map((line) =>
    [0, 1].map((half) =>
      PROVINCES.filter((code) => {
        const at = quarter(code, sidesOf(code));
        return at[0] === line && at[1] === half;
      }),
    ),
  );
  const rows = [0, 1].map((half) => Math.max(2, ...quarters.map((line) => line[half]?.length ?? 0)));
  const [lower = 2, upper = 2] = rows;
  const place = (line: number, half: number, row: number, count: number): Shape => {
    if (upright) return shaped(tall(line, (half === 1 ? lower : 0) + row), line);
    return count > 2
      ? shaped(share(line, half, row, count), line, true)
      : shaped(WIDE[line]?.[half * 2 + row] ?? [], line);
  };
  const shapes = {} as Record<Code, Shape>;
  const empty: { place: Place; shape: Shape }[] = [];
  for (const [line, halves] of quarters.entries())
    for (const [half, here] of halves.entries()) {
      const taken = rowsOf(here, line, half);
      for (const [code, row] of taken) shapes[code] = place(line, half, row, here.length);
      for (const row of [0, 1])
        if (here.length < 2 && ![...taken.values()].includes(row))
          empty.push({ place: [line, half * 2 + row], shape: place(line, half, row, 2) });
    }
  // fifteen provinces never fill sixteen places; the corner of the Red Sea comes first
  const corner = empty.find((one) => one.place[0] === 3 && one.place[1] === 1);
  const free = (corner ?? empty.at(-1))?.shape ?? shapes.AVA;
  const more = lower + upper - 4;
  return {
    shapes,
    size: upright ? [SIZE.tall[0], SIZE.tall[1] + ROW * more] : SIZE.wide,
    stretch: 1 + (ROW * more) / SIZE.tall[1],
    divide: 8.5 + ROW * lower,
    free,
    sea: corner !== undefined,
  };
}

export const SIZE = EGYPT.size as Record<'wide' | 'tall', [number, number]>;
export const RIVER = EGYPT.river;
