import { describe, expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const found = (state: string, value: number | null, best: number | null, goal = false) =>
  verdictOf({ state: state as 'open', value, best, plan: null }, goal);

describe('the verdict on a puzzle', () => {
  test('is silent while the turn goes on', () => {
    expect(found('open', null, null)).toBe(null);
  });

  test('names what was reached, and to whoever is near what can be', () => {
    expect(found('solved', 14, 14)).toEqual({ key: 'puzzle-solved-value', values: { value: 14 } });
    expect(found('near', 13, 14)).toEqual({ key: 'puzzle-near', values: { value: 13, best: 14 } });
    expect(found('missed', 9, null)).toEqual({ key: 'puzzle-missed', values: { value: 9 } });
    expect(found('missed', 0, null)).toEqual({ key: 'puzzle-missed', values: { value: 0 } });
  });

  test('says of a goal only whether it was reached', () => {
    expect(found('solved', 1, 1, true)?.key).toBe('puzzle-solved');
    expect(found('missed', 0, null, true)?.key).toBe('puzzle-missed-goal');
    expect(found('shown', 1, 1, true)?.key).toBe('puzzle-shown');
    expect(found('shown', 0, 1, true)?.key).toBe('puzzle-shown-other-goal');
  });

  test('tells the best plan from the others', () => {
    expect(found('shown', 14, 14)?.key).toBe('puzzle-shown-value');
    expect(found('shown', 12, 14)).toEqual({ key: 'puzzle-shown-other', values: { value: 12 } });
  });
});
