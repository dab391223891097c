/** Where pyramids, bricks and the signs of a moment stand in a province, so that none covers another. */
import type { Shape } from './map.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How large a piece is, and how far the next pyramid stands from it: on the wide map each one is drawn, on the upright one figures stand for most. */
const SIZES = {
  wide: { pad: 9, pyramid: 27, step: 25, brick: 21, ground: 8, gap: 20, most: 3 },
  tall: { pad: 6, pyramid: 24, step: 23, brick: 15, ground: 5, gap: 9, most: 1 },
} as const;
const FLAT = 0.6; // how high a brick is
const HIGH = 0.92; // how high a pyramid is

/** The lowest row: pyramids with their number, and bricks. Fewer pyramids are drawn where bricks need the room. */
export function piecesRow(
  at: Shape,
  tall: boolean,
  count: number,
  laid: number,
): { pyramids: Box[]; figure: number; bricks: Box[] } {
  const { pad, pyramid, step, brick, ground, gap, most } = SIZES[tall ? 'tall' : 'wide'];
  const x = at.left + pad;
  const drawn = Math.min(count, tall ? most : most - laid);
  const after = x + drawn * step;
  const first = count > 0 ? after + gap : x;
  return {
    pyramids: Array.from({ length: drawn }, (_, k) => ({
      x: x + k * step,
      y: at.bottom - pyramid * HIGH - ground,
      width: pyramid,
      height: pyramid * HIGH,
    })),
    figure: after,
    // on the upright map one on top of the other
    bricks: Array.from({ length: laid }, (_, k) => ({
      x: first + (tall ? 0 : k * brick),
      y: at.bottom - brick * FLAT - ground - 1 - (tall ? k * brick * FLAT : 0),
      width: brick,
      height: brick * FLAT,
    })),
  };
}

/** On the right, above each other: what may be done here (`plus`, `minus`), what it pays, who bids. */
export const signsOf = (at: Shape, tall: boolean): Record<'plus' | 'minus' | 'pays' | 'bid', Box> =>
  tall
    ? {
        plus: { x: at.right - 26, y: at.bottom - 27, width: 22, height: 22 },
        minus: { x: at.right - 29, y: at.bottom - 58, width: 26, height: 26 },
        pays: { x: at.right - 35, y: at.top + 38, width: 33, height: 22 },
        bid: { x: at.right - 34, y: at.top + 38, width: 33, height: 20 },
      }
    : {
        plus: { x: at.right - 34, y: at.bottom - 35, width: 26, height: 26 },
        minus: { x: at.right - 34, y: at.bottom - 66, width: 26, height: 26 },
        pays: { x: at.right - 46, y: at.bottom - 30, width: 40, height: 22 },
        bid: { x: at.right - 57, y: at.top + 6, width: 50, height: 24 },
      };
