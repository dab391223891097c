import { expect, test } from 'vitest';
import type { NewsItem } from '../wire.ts';
import type { LogLine } from './log-lines.ts';
import { findTakeBack } from './take-back.ts';

const item = (version: number, seat: number | null, move: string | null, event = 'Moved'): NewsItem => ({
  version,
  at: '',
  seat,
  move,
  moves: version,
  events: [{ name: event, facts: {} }],
});
const event = { name: 'Built', facts: {} };
const lines: LogLine[] = [
  { key: '1', heading: false, seat: 1, event, text: 'Nefret builds.', version: 1, steps: [] },
  { key: '2', heading: false, seat: 2, event, text: 'Enki builds.', version: 2, steps: [] },
];

test('an own last move goes at once, and is named', () => {
  const found = findTakeBack([item(1, 1, 'build')], lines, 1, true, false);
  expect(found).toMatchObject({ way: 'own', to: 0, what: 'Nefret builds', since: null });
});

test('against bots it goes back past their moves, among people the others are asked', () => {
  const history = [item(1, 1, 'build'), item(2, 2, null)];
  expect(findTakeBack(history, lines, 1, false, false)).toMatchObject({ way: 'back', since: 'moved', by: 2 });
  expect(findTakeBack(history, lines, 1, false, true)).toMatchObject({ way: 'ask', to: 0 });
});

test('what chance showed since is said', () => {
  const history = [item(1, 1, 'build'), item(2, null, null)];
  expect(findTakeBack(history, lines, 1, false, false)).toMatchObject({ way: 'back', since: 'revealed' });
});

test('without a move of one’s own, or when it was taken back, there is nothing', () => {
  expect(findTakeBack([item(1, 2, null)], lines, 1, false, false).way).toBe('no');
  const undone = { ...item(2, 1, null, 'undone'), moves: 0 };
  expect(findTakeBack([item(1, 1, 'build'), undone], lines, 1, false, false).way).toBe('no');
});
