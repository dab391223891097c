import { describe, expect, it } from 'vitest';
import { clockName, termsOf } from './terms.ts';

const names: Record<string, string> = {
  'edition-2020': 'The edition of 2020',
  'option-turn': 'Turn',
  'option-turn-on': 'on',
};
const texts = { has: (key: string) => key in names, say: (key: string) => names[key] ?? '?' };

describe('terms of a table', () => {
  it('name edition, what was chosen, and the clock', () => {
    const table = { edition: '2020', options: { turn: 'on', cap: '40' }, clock: null };
    expect(
      termsOf(table, texts)
        .map(([, value]) => value)
        .slice(0, 3),
    ).toEqual(['The edition of 2020', 'on', '40']);
    expect(termsOf(table, texts)).toHaveLength(4);
  });

  it('tell every kind of clock apart', () => {
    const clocks = [
      null,
      { kind: 'days', days: 3 },
      { kind: 'live', total: 900, increment: 10 },
      { kind: 'live', move: 60 },
      { kind: 'live', total: 900, increment: 10, move: 60 },
    ] as const;
    expect(new Set(clocks.map(clockName)).size).toBe(clocks.length);
  });
});
