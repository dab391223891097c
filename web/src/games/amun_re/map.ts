/**
 * Where each province lies: the same grid turned north-left for wide windows and upright for narrow ones. The map is drawn
 * from the values of the table: a province whose bank, half or Nile is corrected is drawn on that side.
 */
import { PROVINCES } from './amun-re-view.ts';
import type { Code, Sides } from './amun-re-view.ts';

type Place = [line: number, row: number];

/**
 * Where a province is drawn as long as its sides allow it: from west desert (0) over the banks (1 west, 2 east) to east
 * desert (3), from north (0) to south (3).
 */
const HOME: Record<Code, Place> = {
  DAM: [0, 0],
  BAH: [0, 1],
  DAK: [0, 2],
  KHA: [0, 3],
  BUT: [1, 0],
  MEM: [1, 1],
  ABY: [1, 2],
  EDF: [1, 3],
  MEN: [2, 0],
  AMA: [2, 1],
  THE: [2, 2],
  ABU: [2, 3],
  AVA: [3, 0],
  SAW: [3, 2],
  BER: [3, 3],
};

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
const WIDE: Corner[][][] = [
  [
    [
      [35, 9],
      [200, 9],
      [201, 128],
      [35, 127],
    ],
    [
      [210, 9],
      [378, 9],
      [372, 127],
      [211, 128],
    ],
    [
      [388, 9],
      [560, 9],
      [555, 131],
      [382, 127],
    ],
    [
      [570, 9],
      [727, 9],
      [727, 122],
      [565, 131],
    ],
  ],
  [
    [
      [35, 137],
      [201, 138],
      [201, 251],
      [35, 243],
    ],
    [
      [211, 138],
      [372, 137],
      [377, 263],
      [211, 251],
    ],
    [
      [382, 137],
      [555, 141],
      [553, 251],
      [387, 263],
    ],
    [
      [565, 141],
      [727, 132],
      [727, 259],
      [563, 251],
    ],
  ],
  [
    [
      [35, 343],
      [201, 321],
      [203, 449],
      [35, 454],
    ],
    [
      [211, 321],
      [377, 327],
      [372, 442],
      [213, 449],
    ],
    [
      [387, 327],
      [553, 315],
      [553, 443],
      [382, 442],
    ],
    [
      [563, 315],
      [727, 323],
      [727, 444],
      [563, 443],
    ],
  ],
  [
    [
      [35, 464],
      [203, 459],
      [197, 575],
      [35, 575],
    ],
    [
      [213, 459],
      [372, 452],
      [369, 575],
      [207, 575],
    ],
    [
      [382, 452],
      [553, 453],
      [552, 575],
      [379, 575],
    ],
    [
      [563, 453],
      [727, 454],
      [727, 575],
      [562, 575],
    ],
  ],
];

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
const REACH = [
  [35, 372],
  [387, 727],
] as const;
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

export const SIZE = { wide: [736, 584], tall: [392, 410] } as const;

export const RIVER = {
  wide: [
    'M0 196C5 203.3 -4.3 230 30 240C64.3 250 147.3 251.3 206 256C264.7 260.7 323.3 268 382 268C440.7 268 499 256.7 558 256C617 255.3 706.3 262.7 736 264L736 320C706.3 318.3 617 309.7 558 310C499 310.3 440.7 321 382 322C323.3 323 264.7 311.7 206 316C147.3 320.3 64.3 335.3 30 348C-4.3 360.7 5 384.7 0 392Z',
    'M0 0H22Q30 60 22 116T28 214L0 300ZM0 300 28 372Q20 430 24 480T22 584H0Z',
  ],
  tall: [
    'M110 0H282Q232 36 215 84C206 130 222 170 214 214S208 300 216 340S210 390 213 410H179C176 386 184 360 177 326S186 250 177 206S186 130 179 84Q164 36 110 0Z',
  ],
  delta: 'M26 262 Q70 268 112 280 Q70 276 26 280ZM26 318 Q70 314 112 302 Q70 296 26 302Z',
  waves: {
    wide: 'M96 293C114.3 291.8 158.3 285.5 206 286C253.7 286.5 323.3 296.7 382 296C440.7 295.3 499 282.7 558 282C617 281.3 706.3 290.3 736 292',
    tall: 'M188 30Q194 60 196 90T194 200T198 320T196 400',
  },
} as const;
