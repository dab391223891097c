import { describe, expect, it } from 'vitest';
import { plainScore, summary } from './plain-summary.ts';

const THINGS: Record<string, string> = { ARC: 'Architect', MEM: 'Memphis', A: 'stone', B: 'wood' };
const words = {
  label: (field: string) => (field === 'gold' ? 'Gold pieces' : null),
  thing: (code: string) => THINGS[code] ?? null,
  kind: (field: string) => ({ last: 'seat', dust: 'hidden' })[field] ?? null,
  seat: (seat: number) => `player ${seat}`,
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

  it('has boards of squares, with holes, pieces and names', () => {
    const [part] = summary(
      {
        board: [
          ['A', null],
          [
            { name: 'b1', seat: 2 },
            { name: 'b2', thing: 'ARC' },
          ],
        ],
        scores: [0, 4],
      },
      words,
    );
    expect(part?.rows).toEqual([]);
    expect(part?.boards).toEqual([
      {
        title: 'Board',
        rows: [
          [{ name: '', seat: null, text: 'stone' }, null],
          [
            { name: 'b1', seat: 2, text: '' },
            { name: 'b2', seat: null, text: 'Architect' },
          ],
        ],
      },
    ]);
  });

  it('says a seat by its name where the texts of the game say that it is one', () => {
    const [part] = summary({ last: 2, dust: 7, round: 1 }, words);
    expect(part?.rows.map((row) => `${row.label}: ${row.text}`)).toEqual(['Last: player 2', 'Round: 1']);
    expect(summary({ last: 0 }, words)).toEqual([]);
  });

  it('finds the points of a seat where they are told', () => {
    expect(plainScore({ scores: [3, 0] }, 2)).toBe(0);
    expect(plainScore({ players: { '1': { points: 7 }, '2': { hand: 3 } } }, 1)).toBe(7);
    expect(plainScore({ players: { '1': { points: 7 }, '2': { hand: 3 } } }, 2)).toBeNull();
    expect(plainScore({}, 1)).toBeNull();
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
