import { describe, expect, it } from 'vitest';
import { gameCatalogue } from '../texts/catalogue.ts';
import { GameTexts } from '../texts/game-texts.ts';
import type { Result } from '../wire-types.ts';
import { verdict } from './result-sentence.ts';

const NAMES = ['Ann', 'Enki', 'Thoth'];
const won: Result = {
  scores: [38, 38, 20],
  ranking: [1, 2, 3],
  winners: [1],
  ended_by: 'six_rounds',
  leads: [null, { by: 'pyramids', value: 7, other: 5 }, { by: 'points', value: 38, other: 20 }],
};
const joined = (names: string[]): string => names.join(' + ');

async function said(result: Result, reader: number | null, game = 'amun-re', language: 'en' | 'fr' = 'en') {
  const names = NAMES.slice(0, result.ranking.length);
  const texts = new GameTexts(await gameCatalogue(game, language), names, { end_win: 15, end_low: 9 });
  return verdict(result, names, reader, texts, joined);
}

describe('the result in one sentence', () => {
  it('speaks from the point of view of whoever reads', async () => {
    expect((await said(won, 1)).won).toBe(
      'You and Enki are level on points; you win with more pyramids, 7 to 5.',
    );
    expect((await said(won, 3)).won).toBe('Ann wins with 38 points to your 20.');
    expect(await said(won, null, 'amun-re', 'fr')).toEqual({
      won: 'Ann et Enki sont à égalité de points\u00a0; Ann gagne avec plus de pyramides, 7 contre 5.',
      ended: 'Les six tours sont joués.',
    });
  });

  it('names those who share a victory', async () => {
    const shared = { ...won, ranking: [1, 1, 3], winners: [1, 2], leads: [null, null, won.leads[2] ?? null] };
    expect((await said(shared, 2)).won).toMatch(/^You share the victory with Ann: /);
    expect((await said(shared, 3)).won).toMatch(/^Ann \+ Enki share the victory: /);
  });

  it('says how the game ended once only', async () => {
    const duel = {
      scores: [16, 8],
      ranking: [1, 2],
      winners: [1],
      ended_by: '15-9',
      leads: [null, { by: 'total', value: 16, other: 8 }],
    };
    expect(await said(duel, 2, 'babel')).toEqual({
      won: 'Ann wins 16 to 8: 15 points or more against 9 or fewer decide the game.',
      ended: '',
    });
  });

  it('has common words for a game that says nothing, and for results without leads', async () => {
    const plain = { ...won, ended_by: 'rounds', leads: [null, null, { by: 'points', value: 2, other: 1 }] };
    expect(await said(plain, 3, 'sa-re')).toEqual({ won: 'Ann wins with 2 points to your 1.', ended: '' });
    expect((await said({ ...plain, leads: [] }, 1)).won).toBe('You win.');
  });
});
