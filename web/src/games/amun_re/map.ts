/** Where each province lies: the same grid turned north-left for wide windows and upright for narrow ones. */
import type { Code, Sides } from './amun-re-view.ts';

/** From west desert (0) over the banks (1 west, 2 east) to east desert (3); from north (0) to south (3). */
export const PLACES: Record<Code, [line: number, row: number]> = {
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

function tall(line: number, row: number): Corner[] {
  const [left, top] = [LEFTS[line] ?? 0, 10 + 99 * row];
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

export function shape(code: Code, upright: boolean): Shape {
  const [line, row] = PLACES[code];
  const corners = (upright ? tall(line, row) : (WIDE[line]?.[row] ?? [])) as Shape['corners'];
  const [a, b, c, d] = corners;
  return {
    corners,
    path: `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`,
    left: Math.max(a[0], d[0]),
    top: Math.max(a[1], b[1]),
    right: Math.min(b[0], c[0]),
    bottom: Math.min(c[1], d[1]),
  };
}

/** On which sides the map has a province, as an edition writes them. */
export const sidesDrawn = (code: Code): Sides => ({
  bank: PLACES[code][0] < 2 ? 'W' : 'E',
  half: PLACES[code][1] < 2 ? 'L' : 'U',
  nile: String(!isDesert(code)),
});

export const isDesert = (code: Code): boolean => PLACES[code][0] === 0 || PLACES[code][0] === 3;

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
