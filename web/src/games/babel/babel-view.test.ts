import { describe, expect, it } from 'vitest';
import { handStacks, level, levels, stretches } from './babel-view.ts';

describe('a column', () => {
  it('is read as stretches, and the runs of each nation are numbered from the oldest', () => {
    expect(stretches('SSSSAPPSSS')).toEqual([
      { nation: 'S', from: 0, count: 4, run: 1 },
      { nation: 'A', from: 4, count: 1, run: null },
      { nation: 'P', from: 5, count: 2, run: null },
      { nation: 'S', from: 7, count: 3, run: 2 },
    ]);
  });

  it('may be empty', () => {
    expect(stretches('')).toEqual([]);
  });
});

describe('temples and hands', () => {
  it('have the level of their top card', () => {
    expect(level('1 2 4')).toBe(4);
    expect(level('')).toBe(0);
    expect(levels('6 5 3')).toEqual([6, 5, 3]);
  });

  it('stack equal cards, and a closed hand has none to show', () => {
    expect(handStacks('AAS')).toEqual([
      { nation: 'A', count: 2 },
      { nation: 'S', count: 1 },
    ]);
    expect(handStacks(4)).toEqual([]);
  });
});
