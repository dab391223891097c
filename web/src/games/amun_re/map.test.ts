import { describe, expect, it } from 'vitest';
import { PROVINCES } from './amun-re-view.ts';
import type { Code, Sides } from './amun-re-view.ts';
import { mapOf } from './map.ts';
import type { EgyptMap, Shape } from './map.ts';
import { piecesRow, signsOf } from './pieces-row.ts';
import type { Box } from './pieces-row.ts';

const UNTOLD: Sides = { bank: '', half: '', nile: '' };
const drawn = (moved: Partial<Record<Code, Partial<Sides>>>, upright = false): EgyptMap =>
  mapOf((code) => ({ ...UNTOLD, ...moved[code] }), upright);
const middle = ({ left, right, top, bottom, scale }: Shape): [x: number, y: number] => [
  ((left + right) / 2) * scale,
  ((top + bottom) / 2) * scale,
];

/** On which sides of the drawn river and of the dividing line a province is seen. */
function seen(map: EgyptMap, code: Code, upright: boolean): { bank: string; half: string } {
  const [x, y] = middle(map.shapes[code]);
  const [across, along] = upright ? [x, y] : [y, x];
  return {
    bank: across < (upright ? 196 : 290) ? 'W' : 'E',
    half: along < (upright ? map.divide : 380) ? 'L' : 'U',
  };
}

function apart(map: EgyptMap): boolean {
  const boxes = PROVINCES.map((code) => map.shapes[code]);
  return boxes.every((a, k) =>
    boxes
      .slice(k + 1)
      .every(
        (b) =>
          a.right * a.scale <= b.left * b.scale ||
          b.right * b.scale <= a.left * a.scale ||
          a.bottom * a.scale <= b.top * b.scale ||
          b.bottom * b.scale <= a.top * a.scale,
      ),
  );
}

describe.each([false, true])('the map, upright: %s', (upright) => {
  it('puts what is north on the left or on top', () => {
    const { shapes } = drawn({}, upright);
    expect(shapes.DAM[upright ? 'top' : 'left']).toBeLessThan(shapes.KHA[upright ? 'top' : 'left']);
    expect(shapes.MEM[upright ? 'left' : 'top']).toBeLessThan(shapes.AMA[upright ? 'left' : 'top']);
    expect(seen(drawn({}, upright), 'ABU', upright)).toEqual({ bank: 'E', half: 'U' });
  });

  it.each(PROVINCES)('draws %s on whichever sides the table has it', (code) => {
    for (const bank of ['W', 'E'])
      for (const half of ['L', 'U'])
        for (const nile of ['true', 'false']) {
          const map = drawn({ [code]: { bank, half, nile } }, upright);
          expect(seen(map, code, upright)).toEqual({ bank, half });
          expect(map.shapes[code].desert).toBe(nile === 'false');
          expect(apart(map)).toBe(true);
        }
  });

  it('has room for all of them in one corner', () => {
    const all = Object.fromEntries(PROVINCES.map((code) => [code, { bank: 'E', half: 'U', nile: 'false' }]));
    const map = drawn(all, upright);
    expect(apart(map)).toBe(true);
    for (const code of PROVINCES) expect(seen(map, code, upright)).toEqual({ bank: 'E', half: 'U' });
    const [width, height] = map.size;
    for (const { right, bottom, scale } of Object.values(map.shapes))
      expect(right * scale <= width && bottom * scale <= height).toBe(true);
  });

  it('leaves everybody else where they were, and a place for the compass', () => {
    const [plain, moved] = [drawn({}, upright), drawn({ SAW: { half: 'L' } }, upright)];
    for (const code of PROVINCES) if (code !== 'SAW') expect(moved.shapes[code]).toEqual(plain.shapes[code]);
    expect([plain.sea, moved.sea]).toEqual([true, false]);
    expect(moved.free.path).toBe(plain.shapes.SAW.path);
  });
});

it('shows figures instead of pieces where a part of the wide map is crowded', () => {
  const { shapes } = drawn({ ABU: { bank: 'W' } });
  expect(PROVINCES.filter((code) => shapes[code].crowded)).toEqual(['ABU', 'ABY', 'EDF']);
  expect(PROVINCES.map((code) => shapes[code].scale)).toEqual(PROVINCES.map(() => 1));
});

describe('a province', () => {
  const touch = (a: Box, b: Box): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

  it.each([false, true])(
    'shows its pyramids and bricks beside the signs of a moment (upright: %s)',
    (tall) => {
      const { shapes } = drawn({}, tall);
      for (const code of PROVINCES)
        for (const count of [0, 1, 2, 3, 9])
          for (const laid of [0, 1, 2]) {
            const { pyramids, bricks, figure } = piecesRow(shapes[code], tall, count, laid);
            const signs = Object.values(signsOf(shapes[code], tall));
            for (const piece of [...pyramids, ...bricks])
              expect(
                signs.filter((sign) => touch(piece, sign)),
                `${code} ${count} ${laid}`,
              ).toEqual([]);
            expect(bricks.length).toBe(laid);
            expect(pyramids.length).toBeGreaterThanOrEqual(Math.min(count, 1));
            if (count > 0) for (const brick of bricks) expect(brick.x).toBeGreaterThanOrEqual(figure + 9);
          }
    },
  );
});
