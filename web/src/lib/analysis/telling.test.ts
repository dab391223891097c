import { describe, expect, it } from 'vitest';
import { Catalogue } from '../texts/catalogue.ts';
import { GameTexts } from '../texts/game-texts.ts';
import type { GameAnalysis, StoryStep } from '../wire.ts';
import {
  atMost,
  dearest,
  isKnown,
  isSeen,
  partErrors,
  percent,
  said,
  sectionAt,
  sectionsOf,
  signed,
  told,
  verdict,
} from './telling.ts';

const texts = new GameTexts(
  new Catalogue('en', [
    'event-Turn = Turn { $turn }: { $player } plays.\nevent-Drawn = { $player } draws a card.\n' +
      'event-Built = { $player } builds.\nmove-build = Build from { $source }\n',
  ]),
  ['Ann', 'Enki'],
  {},
);
const step = (actor: string, name: string, facts: StoryStep['events'][0]['facts']): StoryStep => ({
  actor,
  events: [{ name, facts }],
});
const story = [
  step('*', 'Drawn', { seat: 1 }),
  step('1', 'Turn', { seat: 1, turn: 1 }),
  step('1', 'Built', { seat: 1 }),
  step('2', 'Turn', { seat: 2, turn: 2 }),
  step('*', 'Drawn', { seat: 2 }),
];
const point = (after: number, win: number, error = 0.03) => ({
  after,
  win: [win, 1 - win],
  error: [error, error],
});
const chances = [point(0, 0.5), point(1, 0.6), point(3, 0.7), point(4, 0.65), point(5, 1, 0)];
const opinion = (move: number, seat: number, loss: number | null, again = true) => ({
  move,
  seat,
  played: 'build own',
  best: 'build opp',
  value: 0.5,
  best_value: 0.6,
  loss,
  lines: 100,
  again,
});
const analysis = {
  losses: [
    opinion(1, 1, 0.01),
    opinion(2, 1, 0.05),
    opinion(3, 2, 0.4),
    opinion(4, 1, 0.2),
    opinion(5, 1, null),
    opinion(6, 1, 0.9, false),
  ],
  words: { 'build opp': { id: 1, text: 'build opp', kind: 'build', facts: { source: 'there' } } },
} as unknown as GameAnalysis;

describe('an analysis in words', () => {
  it('writes chances as the language does, with a true minus', () => {
    expect([percent(0.126, 'en'), percent(0.126, 'fr')]).toEqual(['13%', '13\u00a0%']);
    expect([signed(0.11, 'en'), signed(-0.062, 'fr'), signed(0.001, 'en')]).toEqual([
      '+11%',
      '−6\u00a0%',
      '0%',
    ]);
  });

  it('names turns by the moves they begin with', () => {
    const sections = sectionsOf(story, 'Turn', texts);
    expect(sections).toEqual([
      { from: 1, to: 3, label: 'Turn 1' },
      { from: 3, to: 5, label: 'Turn 2' },
    ]);
    expect([1, 2, 3, 4, 5].map((move) => sectionAt(sections, move))).toEqual([
      '',
      'Turn 1',
      'Turn 1',
      'Turn 2',
      'Turn 2',
    ]);
  });

  it('tells a moment as the log does, without headings', () => {
    const moment = { first: 2, last: 3, actors: [1], moves: [], change: [], error: [], instead: null };
    expect(told(story, moment, texts, ['Turn'])).toBe('Ann builds.');
  });

  it('does not tell all of a long moment', () => {
    const long = Array.from({ length: 40 }, (_, k) => step('1', k % 2 ? 'Built' : 'Drawn', { seat: 1 }));
    const moment = { first: 1, last: 40, actors: [1], moves: [], change: [], error: [], instead: null };
    const text = told(long, moment, texts, []);
    expect(text).toMatch(/^Ann draws a card\. Ann builds\. .* …$/);
    expect(text.length).toBeLessThan(200);
  });

  it('finds the dearest decisions of a seat, and leaves noise and guesses out', () => {
    expect(dearest(analysis, 1).map((one) => one.move)).toEqual([4, 2]);
    expect(said(analysis, 'build opp', texts)).toBe('Build from there');
  });
});

describe('luck and skill', () => {
  it('knows how sure it is: a point inside one kind of run counts for nothing', () => {
    const errors = partErrors(chances, story, 1);
    expect(errors.luck).toBeCloseTo(0.03 * Math.sqrt(3));
    expect(errors.own).toBeCloseTo(0.03 * Math.sqrt(2));
    expect(errors.others).toBeCloseTo(0.03 * Math.sqrt(2));
    expect(errors.together).toBe(0);
  });

  it('tells nothing where nothing is known', () => {
    expect([isKnown(0.93), isKnown(0.1)]).toEqual([false, true]);
    expect([isSeen(0.004), isSeen(-0.03)]).toEqual([false, true]);
  });

  it('never says that it is certain', () => {
    expect([0, 0.0004, 0.07, 0.0701].map(atMost)).toEqual([0, 1, 7, 8]);
  });

  it('calls luck what stands clear of its error', () => {
    const parts = { start: 0.5, luck: 0.2, own: 0, others: 0, together: 0, end: 1 };
    const errors = { luck: 0.05, own: 0, others: 0, together: 0 };
    expect(verdict(parts, errors)).toBe('good');
    expect(verdict({ ...parts, luck: -0.2 }, errors)).toBe('bad');
    expect(verdict(parts, { ...errors, luck: 0.25 })).toBe('unclear');
    expect(verdict({ ...parts, luck: 0.04 }, errors)).toBe('little');
    expect(verdict({ ...parts, luck: -0.04 }, { ...errors, luck: 0.08 })).toBe('unclear');
  });
});
