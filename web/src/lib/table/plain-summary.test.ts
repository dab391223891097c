import { describe, expect, it } from 'vitest';
import { summary } from './plain-summary.ts';

const THINGS: Record<string, string> = { ARC: 'Architect', MEM: 'Memphis', A: 'stone', B: 'wood' };
const words = {
  label: (field: string) => (field === 'gold' ? 'Gold pieces' : null),
  thing: (code: string) => THINGS[code] ?? null,
  yes: 'yes',
};

describe('the plain summary of a view', () => {
  const parts = summary(
    {
      game: 'any',
      agenda: [{ step: 'Bid' }],
      round: 2,
      left: 0,
      discard: '',
      provinces: { MEM: { owner: 1, farmers: 0, bricks: 2 }, XYZ: { owner: 0, farmers: 0, bricks: 0 } },
      players: { '1': { gold: 20, hand: 'ARC', store: 'AAB', ready: true }, '2': { gold: 3, hand: 4 } },
    },
    words,
  );

  it('has every seat and then the table, without empty or technical fields', () => {
    expect(parts.map((part) => part.seat)).toEqual([1, 2, null]);
    expect(parts[2]?.rows).toEqual([{ label: 'Round', text: '2' }]);
  });

  it('says codes by their names, and leaves what it does not know as it is', () => {
    expect(parts[0]?.rows.map((row) => `${row.label}: ${row.text}`)).toEqual([
      'Gold pieces: 20',
      'Hand: Architect',
      'Store: 2 × stone, wood',
      'Ready: yes',
    ]);
    expect(parts[1]?.rows[1]).toEqual({ label: 'Hand', text: '4' });
  });

  it('lays out in a grid what has rows, without columns that say nothing', () => {
    expect(parts[2]?.grids).toEqual([
      {
        title: 'Provinces',
        columns: ['Owner', 'Bricks'],
        rows: [
          { label: 'Memphis', cells: ['1', '2'] },
          { label: 'XYZ', cells: ['0', '0'] },
        ],
      },
    ]);
  });
});
