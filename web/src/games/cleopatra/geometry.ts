/** Squares of the garden, shapes on it, and where both lie in the drawing. */
export type Point = readonly [number, number];

export const SIDE = 9;
const FILES = 'abcdefghi';

/** Squares count from a1 = (0, 0), to the right and to the back. */
export const squareAt = ([x, y]: Point): string => `${FILES.charAt(x)}${y + 1}`;
export const pointOf = (square: string): Point => [
  FILES.indexOf(square.charAt(0)),
  Number(square.slice(1)) - 1,
];

/** The twelve mosaics, each as it lies on the stack. */
// prettier-ignore
export const SHAPES: Record<string, Point[]> = {
  F: [[0, 1], [1, 0], [1, 1], [1, 2], [2, 2]],
  I: [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]],
  L: [[0, 0], [0, 1], [0, 2], [0, 3], [1, 0]],
  N: [[0, 0], [0, 1], [1, 1], [1, 2], [1, 3]],
  P: [[0, 0], [0, 1], [0, 2], [1, 1], [1, 2]],
  T: [[1, 0], [1, 1], [0, 2], [1, 2], [2, 2]],
  U: [[0, 0], [0, 1], [1, 0], [2, 0], [2, 1]],
  V: [[0, 0], [1, 0], [2, 0], [0, 1], [0, 2]],
  W: [[0, 2], [0, 1], [1, 1], [1, 0], [2, 0]],
  X: [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2]],
  Y: [[0, 0], [0, 1], [0, 2], [0, 3], [1, 2]],
  Z: [[0, 2], [1, 2], [1, 1], [1, 0], [2, 0]],
};

/** A shape pushed into the corner, its squares in order. */
export function normal(shape: readonly Point[]): Point[] {
  const left = Math.min(...shape.map(([x]) => x));
  const front = Math.min(...shape.map(([, y]) => y));
  return shape.map(([x, y]): Point => [x - left, y - front]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

export const width = (shape: readonly Point[]): number => Math.max(...shape.map(([x]) => x)) + 1;
export const depth = (shape: readonly Point[]): number => Math.max(...shape.map(([, y]) => y)) + 1;

/** A quarter turn to the right. */
export const turned = (shape: readonly Point[]): Point[] => normal(shape.map(([x, y]): Point => [y, -x]));
export const flipped = (shape: readonly Point[]): Point[] => normal(shape.map(([x, y]): Point => [-x, y]));

/** A shape somewhere in the garden. */
export interface Laid {
  shape: Point[];
  at: Point;
}

const within = (value: number, size: number): number => Math.max(0, Math.min(SIDE - size, value));

/** The shape with its front left corner at a point, or as near to it as the garden allows. */
export function lay(given: readonly Point[], [x, y]: Point): Laid {
  const shape = normal(given);
  return { shape, at: [within(x, width(shape)), within(y, depth(shape))] };
}

/** The shape laid so that its middle is over a square. */
export const layOver = (shape: readonly Point[], [x, y]: Point): Laid =>
  lay(shape, [x - Math.floor((width(shape) - 1) / 2), y - Math.floor((depth(shape) - 1) / 2)]);

export const squaresOf = ({ shape, at }: Laid): string[] =>
  shape.map(([x, y]) => squareAt([x + at[0], y + at[1]]));

/** Turned or turned over around its own middle. */
export function around(laid: Laid, change: (shape: readonly Point[]) => Point[]): Laid {
  const shape = change(laid.shape);
  return lay(shape, [
    laid.at[0] + Math.floor((width(laid.shape) - width(shape)) / 2),
    laid.at[1] + Math.floor((depth(laid.shape) - depth(shape)) / 2),
  ]);
}

/** The shape at the place that these squares name, in any order. */
export function laidOn(squares: string[]): Laid {
  const points = squares.map(pointOf);
  return lay(points, [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))]);
}

const distance = ([x, y]: Point, [u, v]: Point): number => (x - u) ** 2 + (y - v) ** 2;

/** Of several placements the one whose middle is nearest to a point. */
export function nearest(placements: string[][], to: Point): Laid | null {
  let best: { laid: Laid; far: number } | null = null;
  for (const squares of placements) {
    const points = squares.map(pointOf);
    const middle: Point = [
      points.reduce((sum, [x]) => sum + x, 0) / points.length,
      points.reduce((sum, [, y]) => sum + y, 0) / points.length,
    ];
    const far = distance(middle, to);
    if (!best || far < best.far) best = { laid: laidOn(squares), far };
  }
  return best?.laid ?? null;
}

// ---------------------------------------------------------------------- the drawing
export const CELL = 36;
export const LEFT = 40;
export const TOP = 36;

export const cornerOf = (square: string): { x: number; y: number } => {
  const [x, y] = pointOf(square);
  return { x: LEFT + CELL * x, y: TOP + CELL * (SIDE - 1 - y) };
};

/** The square under a point of the drawing, or the nearest one. */
export const squareUnder = (x: number, y: number): Point => [
  Math.max(0, Math.min(SIDE - 1, Math.floor((x - LEFT) / CELL))),
  Math.max(0, Math.min(SIDE - 1, SIDE - 1 - Math.floor((y - TOP) / CELL))),
];

/** The outline of some squares as a path, with every edge that no two of them share. */
export function outline(squares: string[]): string {
  const all = new Set(squares);
  const edges: string[] = [];
  for (const square of squares) {
    const [x, y] = pointOf(square);
    const corner = cornerOf(square);
    const free = (dx: number, dy: number): boolean => !all.has(squareAt([x + dx, y + dy]));
    if (free(0, 1)) edges.push(`M${corner.x} ${corner.y}h${CELL}`);
    if (free(0, -1)) edges.push(`M${corner.x} ${corner.y + CELL}h${CELL}`);
    if (free(-1, 0)) edges.push(`M${corner.x} ${corner.y}v${CELL}`);
    if (free(1, 0)) edges.push(`M${corner.x + CELL} ${corner.y}v${CELL}`);
  }
  return edges.join('');
}

/** The square nearest to the middle of some squares, for the sign that stands on them. */
export function heart(squares: string[]): string {
  const points = squares.map(pointOf);
  const middle: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  return [...squares].sort((a, b) => distance(pointOf(a), middle) - distance(pointOf(b), middle))[0] ?? 'a1';
}
