import { describe, expect, it } from 'vitest';
import { levelStrength } from './level-strength.ts';

const measured = (level: string, seats: number, won: number) => ({
  level,
  seats,
  among: 'normal',
  won,
  games: 100,
  rating: 900,
  low: 800,
  high: 1000,
});
const strengths = [measured('strong', 2, 0.74), measured('strong', 4, 0.55), measured('easy', 4, 0.99)];

describe('levelStrength', () => {
  it('tells how often a level beat the one below, at the seats that were measured', () => {
    expect(levelStrength(strengths, 'strong', 2)).toBe('Wins 7 of 10 games against normal');
    expect(levelStrength(strengths, 'strong', 5)).toBe('Wins 6 of 10 games against 3 normal bots');
    expect(levelStrength(strengths, 'easy', 3)).toBe('Wins nearly always against 3 normal bots');
  });
  it('says nothing where nothing was measured', () => {
    expect(levelStrength(strengths, 'master', 2)).toBe('');
  });
});
