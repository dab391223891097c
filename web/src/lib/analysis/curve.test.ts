import { describe, expect, it } from 'vitest';
import { band, chanceAt, line, markers, namedEvery, pointAt, Scale, spread, thinned } from './curve.ts';

const frame = { width: 140, height: 120, left: 20, right: 20, top: 10, bottom: 10 };
const scale = new Scale(frame, 10);
const points = [
  { after: 0, win: [0.5, 0.5], error: [0.1, 0.1] },
  { after: 4, win: [0.8, 0.2], error: [0.1, 0.1] },
  { after: 10, win: [1, 0], error: [0, 0] },
];

describe('the curve of chances', () => {
  it('lies between its edges, the start at the left and certainty on top', () => {
    expect(line(points, 1, scale)).toBe('M20 60L60 30L120 10');
    expect(line(points, 2, scale)).toBe('M20 60L60 90L120 110');
  });

  it('has a band as wide as its errors, which never leaves the frame', () => {
    expect(band(points, 1, scale)).toBe('M20 50L60 20L120 10L120 10L60 40L20 70Z');
    expect(band([{ after: 0, win: [1], error: [0.3] }], 1, scale)).toBe('M20 10L20 40Z');
    expect(band([], 1, scale)).toBe('');
  });

  it('is read backwards from a place to a move, also outside', () => {
    expect([20, 60, 120, -50, 500].map((x) => scale.after(x))).toEqual([0, 4, 10, 0, 10]);
  });

  it('is calmer where it has many points, and surer of their mean', () => {
    const many = Array.from({ length: 101 }, (_, k) => ({ after: k, win: [k % 2], error: [0.2] }));
    const few = thinned(many, 27);
    expect(few).toHaveLength(27);
    expect(few[0]).toBe(many[0]);
    expect(few.at(-1)).toBe(many.at(-1));
    expect(few[5]?.win).toEqual([0.5]);
    expect(few[5]?.error[0]).toBeCloseTo(0.1);
    expect(thinned(points)).toBe(points);
  });

  it('has a place for every move, also between two points', () => {
    expect([0, 2, 4, 7, 10].map((move) => chanceAt(points, 1, move))).toEqual([0.5, 0.65, 0.8, 0.9, 1]);
  });

  it('knows what was known at a move', () => {
    expect([0, 3, 4, 9, 10].map((move) => pointAt(points, move)?.after)).toEqual([0, 0, 4, 4, 10]);
  });
});

describe('what stands at the curve', () => {
  it('moves names apart and keeps them inside, in the order of their lines', () => {
    expect(spread([10, 50, 90], 20, 10, 110)).toEqual([10, 50, 90]);
    expect(spread([110, 10, 110], 20, 10, 110)).toEqual([90, 10, 110]);
    expect(spread([10, 10, 10], 20, 10, 110)).toEqual([10, 30, 50]);
  });

  it('sets numbers above their points, higher beside another, below where there is no room', () => {
    const [one, two, far, top] = markers(
      [
        { x: 50, y: 80 },
        { x: 55, y: 80 },
        { x: 120, y: 80 },
        { x: 200, y: 12 },
      ],
      0,
    );
    expect([one?.at, two?.at, far?.at, top?.at]).toEqual([54, 28, 54, 38]);
  });

  it('names as many sections as have room', () => {
    const sections = Array.from({ length: 10 }, (_, k) => ({ from: k, to: k + 1, label: `Turn ${k + 1}` }));
    expect(namedEvery(sections, scale, 10)).toBe(1);
    expect(namedEvery(sections, scale, 25)).toBe(3);
    expect(namedEvery(sections, scale, 1000)).toBe(10);
  });
});
