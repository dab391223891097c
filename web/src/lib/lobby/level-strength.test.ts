import { describe, expect, it } from 'vitest';
import type { StrengthDocument } from '../wire-types.ts';
import { fitting, levelStrength, partNotes } from './level-strength.ts';

const measured = (
  level: string,
  seats: number,
  won: number,
  changes: Partial<StrengthDocument> = {},
): StrengthDocument => ({
  level,
  seats,
  edition: 'en',
  options: {},
  part: 1,
  among: 'normal',
  won,
  games: 100,
  rating: 900,
  low: 800,
  high: 1000,
  ...changes,
});
const strengths = [measured('strong', 2, 0.74), measured('strong', 4, 0.55), measured('easy', 4, 0.99)];
const said = (found: StrengthDocument[], level: string, seats: number): string | undefined =>
  levelStrength(found, level, seats)?.text;

describe('levelStrength', () => {
  it('tells how often a level beat the one below, at the seats that were measured', () => {
    expect(said(strengths, 'strong', 2)).toBe('wins 7 of 10 games against normal');
    expect(said(strengths, 'strong', 5)).toBe('wins 6 of 10 games against 3 normal bots');
    expect(said(strengths, 'easy', 3)).toBe('wins nearly always against 3 normal bots');
  });
  it('says so where it won hardly more or less than its fair share', () => {
    const found = [measured('easy', 4, 0.28), measured('strong', 4, 0.33), measured('greedy', 2, 0.5)];
    expect(said(found, 'easy', 4)).toBe('plays about as well as normal');
    expect(said(found, 'strong', 4)).toBe('wins 3 of 10 games against 3 normal bots');
    expect(said(found, 'greedy', 2)).toBe('plays about as well as normal');
  });
  it('says nothing where nothing was measured', () => {
    expect(levelStrength(strengths, 'master', 2)).toBeNull();
  });
});

describe('fitting', () => {
  const priest = measured('strong', 4, 0.9, { options: { mode: 'priest' } });
  const all = [...strengths, priest];

  it('keeps what was measured with the options that are chosen', () => {
    expect(fitting(all, { edition: 'en', options: {} })).toEqual(strengths);
    expect(fitting(all, { edition: 'en', options: { mode: 'priest' } })).toEqual([priest]);
  });
  it('keeps nothing where one more option, another value, edition or figure is played', () => {
    expect(fitting(all, { edition: 'en', options: { mode: 'deity' } })).toEqual([]);
    expect(fitting(all, { edition: 'en', options: { mode: 'priest', stop: 'on' } })).toEqual([]);
    expect(fitting(all, { edition: 'fr', options: {} })).toEqual([]);
    expect(fitting(all, { edition: 'en', options: {}, corrected: true })).toEqual([]);
  });
});

describe('partNotes', () => {
  const told = (level: string, part: number): { level: string; part: number } => ({ level, part });

  it('says by how much less the bots thought, and nothing if they did not', () => {
    expect(partNotes([told('greedy', 1), told('easy', 8), told('normal', 8)])).toEqual([
      'measured with bots that think 1/8 as much as at the table.',
    ]);
    expect(partNotes([told('easy', 1)])).toEqual([]);
    expect(partNotes([])).toEqual([]);
  });
  it('names the levels where they come from several ladders', () => {
    expect(partNotes([told('easy', 16), told('strong', 16), told('master', 8)])).toEqual([
      'easy, strong: measured with bots that think 1/16 as much as at the table.',
      'master: measured with bots that think 1/8 as much as at the table.',
    ]);
  });
});
