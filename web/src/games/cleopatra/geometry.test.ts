import { describe, expect, it } from 'vitest';
import source from '@mastaba/games/cleopatra/garden.py?raw';
import {
  around,
  cornerOf,
  flipped,
  heart,
  lay,
  laidOn,
  layOver,
  nearest,
  normal,
  outline,
  SHAPES,
  squareAt,
  squaresOf,
  squareUnder,
  turned,
} from './geometry.ts';
import type { Point } from './geometry.ts';

const shapeOf = (tile: string): Point[] => SHAPES[tile] ?? [];
const orientations = (tile: string): Set<string> => {
  const found = new Set<string>();
  let shape = normal(shapeOf(tile));
  for (let k = 0; k < 8; k += 1) {
    found.add(JSON.stringify(shape));
    shape = k === 3 ? flipped(turned(shape)) : turned(shape);
  }
  return found;
};

describe('the mosaics', () => {
  it('have the shapes that the rules know', () => {
    const table = /SHAPES: Final = \(\n(.*?)\n\)\n/s.exec(source)?.[1] ?? '';
    const known = table
      .trim()
      .split('\n')
      .map((line) => [...line.matchAll(/\((\d), (\d)\)/g)].map((pair) => [Number(pair[1]), Number(pair[2])]));
    expect(known).toEqual('FILNPTUVWXYZ'.split('').map(shapeOf));
  });

  it('lie in 63 different ways, turned and turned over', () => {
    const all = Object.keys(SHAPES).map((tile) => orientations(tile).size);
    expect(all.reduce((sum, count) => sum + count, 0)).toBe(63);
  });
});

describe('a mosaic in the hand', () => {
  it('turns to the right and comes round after four turns', () => {
    const L = normal(shapeOf('L'));
    expect(turned(L)).toEqual(normal([[0, 0], [0, 1], [1, 1], [2, 1], [3, 1]])); // prettier-ignore
    expect(turned(turned(turned(turned(L))))).toEqual(L);
    expect(flipped(flipped(L))).toEqual(L);
  });

  it('never leaves the garden', () => {
    for (const tile of Object.keys(SHAPES))
      for (const at of [
        [-5, -5],
        [20, 4],
        [8, 8],
      ] as Point[])
        // prettier-ignore
        for (const square of squaresOf(around(lay(shapeOf(tile), at), turned)))
          expect(square).toMatch(/^[a-i][1-9]$/);
  });

  it('is where its squares say, in the order of the notation', () => {
    expect(squaresOf(laidOn(['b4', 'b3', 'c3', 'c2', 'd2'])).join(' ')).toBe('c2 d2 b3 c3 b4');
    expect(squaresOf(laidOn(['h8', 'g7', 'h7', 'i7', 'h6'])).join(' ')).toBe('h6 g7 h7 i7 h8');
    expect(squaresOf(layOver(shapeOf('X'), [4, 4])).join(' ')).toBe('e4 d5 e5 f5 e6');
  });

  it('begins where it fits nearest to the middle', () => {
    const corner = ['a1', 'b1', 'c1', 'd1', 'e1'];
    const near = ['c3', 'd3', 'e3', 'f3', 'g3'];
    expect(squaresOf(nearest([corner, near], [4, 4]) ?? laidOn(corner))).toEqual(near);
    expect(nearest([], [4, 4])).toBeNull();
  });
});

describe('the drawing', () => {
  it('has a1 in front on the left and finds squares again', () => {
    expect(cornerOf('a1').y).toBeGreaterThan(cornerOf('a9').y);
    for (const square of ['a1', 'e5', 'i9']) {
      const { x, y } = cornerOf(square);
      expect(squareAt(squareUnder(x + 18, y + 18))).toBe(square);
    }
    expect(squareAt(squareUnder(-50, 9999))).toBe('a1');
  });

  it('outlines some squares by the edges they do not share', () => {
    expect(outline(['a1']).match(/M/g)).toHaveLength(4);
    expect(outline(['a1', 'b1', 'a2', 'b2']).match(/M/g)).toHaveLength(8);
    expect(heart(['a1', 'b1', 'c1'])).toBe('b1');
  });
});
