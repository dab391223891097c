import { describe, expect, it } from 'vitest';
import { gapFor } from './hint-place.ts';

describe('where a hint lies', () => {
  const room = { from: 100, to: 400 };
  const ring = (from: number, to: number) => ({ from, to });

  it('is at the foot of the board, unless something is ringed there', () => {
    expect(gapFor(120, room, [])).toEqual(room);
    expect(gapFor(120, room, [ring(150, 200)])).toEqual({ from: 208, to: 400 });
    expect(gapFor(120, room, [ring(330, 380)])).toEqual({ from: 100, to: 322 });
  });

  it('is between two rings where it fits, and else in the longest gap', () => {
    expect(gapFor(120, room, [ring(90, 140), ring(350, 420)])).toEqual({ from: 148, to: 342 });
    expect(gapFor(250, room, [ring(110, 160), ring(150, 190), ring(360, 420)])).toEqual({
      from: 198,
      to: 352,
    });
  });

  it('is at the foot where everything is ringed', () => {
    expect(gapFor(120, room, [ring(90, 410)])).toEqual(room);
  });
});
