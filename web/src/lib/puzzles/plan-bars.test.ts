import { describe, expect, test } from 'vitest';
import type { PlanDocument } from '../wire-types.ts';
import { planBars } from './plan-bars.ts';

const plan = (value: number, ...moves: string[]): PlanDocument => ({
  value,
  moves: moves.map((text, id) => ({ id, text, kind: text, facts: {} })),
});

describe('the plans of a puzzle side by side', () => {
  test('are as wide as what they reach', () => {
    const bars = planBars({ plans: [plan(14, 'a'), plan(7, 'b')], natural: plan(0, 'c') });
    expect(bars.map((bar) => bar.width)).toEqual([100, 50, 4]);
    expect(bars.map((bar) => bar.best)).toEqual([true, false, false]);
    expect(bars.map((bar) => bar.natural)).toEqual([false, false, true]);
    expect(bars.map((bar) => bar.number)).toEqual([0, 1, 2]);
  });

  test('name the natural one where it is among them', () => {
    const bars = planBars({ plans: [plan(5, 'a'), plan(4, 'b', 'c')], natural: plan(4, 'b', 'c') });
    expect(bars.map((bar) => bar.natural)).toEqual([false, true]);
  });

  test('can all be below nothing, or all reach the same', () => {
    expect(planBars({ plans: [plan(-1, 'a')], natural: plan(-4, 'b') }).map((bar) => bar.width)).toEqual([
      100, 4,
    ]);
    expect(planBars({ plans: [plan(0, 'a')], natural: plan(0, 'b') }).map((bar) => bar.width)).toEqual([
      100, 100,
    ]);
  });
});
