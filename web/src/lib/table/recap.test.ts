import { expect, test } from 'vitest';
import type { NewsItem } from '../wire.ts';
import type { LogLine } from './log-lines.ts';
import { changed, journeys, recap } from './recap.ts';

const item = (version: number, seat: number, move: string | null): NewsItem => ({
  version,
  at: '',
  seat,
  move,
  moves: version,
  events: [{ name: `E${version}`, facts: {} }],
});
const line = (version: number, seat: number, target: number | null = null): LogLine => ({
  key: String(version),
  heading: false,
  seat,
  event: { name: 'E', facts: { target } },
  text: `line ${version}.`,
  version,
  steps: [],
});

const still = (): [] => [];

test('three lines at most, what was done to oneself among them, in the order of the game', () => {
  const history = [item(1, 1, 'build'), ...[2, 3, 4, 5, 6].map((version) => item(version, 2, null))];
  const lines = [line(1, 1), line(2, 2, 1), line(3, 2), line(4, 2), line(5, 2), line(6, 2)];
  const found = recap(history, lines, 1, still);
  expect(found.lines.map((one) => one.version)).toEqual([2, 5, 6]);
  expect(found.first?.version).toBe(2);
  expect(found.more).toBe(2);
  expect(found.events.map((event) => event.name)).toEqual(['E2', 'E3', 'E4', 'E5', 'E6']);
});

test('before the first move of one’s own nothing is told', () => {
  expect(recap([item(1, 2, null)], [line(1, 2)], 1, still)).toEqual({
    lines: [],
    first: null,
    more: 0,
    events: [],
  });
});

test('hands and piles are no part of the board', () => {
  const flights = [
    { from: 'seat-2', to: 'lane-2-A', look: '' },
    { from: 'lane-2-A', to: 'lane-2-H', look: '' },
    { from: 'lane-2-A', to: 'lane-2-H', look: '' },
    { from: 'temple-1-A', to: 'pile', look: '' },
  ];
  expect(changed(flights)).toEqual(['lane-2-A', 'lane-2-H']);
  expect(journeys(flights)).toEqual([['lane-2-A', 'lane-2-H']]);
});
