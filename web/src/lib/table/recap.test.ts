import { expect, test } from 'vitest';
import type { NewsItem } from '../wire.ts';
import type { LogLine } from './log-lines.ts';
import { awaySince, changed, journeys, movesSince, recap } from './recap.ts';

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

const at = (version: number, minutes: number): NewsItem => ({
  ...item(version, 2, null),
  at: new Date(minutes * 60_000).toISOString(),
});

test('after a long absence everything is told since one looked, also what a bot did in one’s place', () => {
  const history = [
    item(1, 1, 'build'),
    ...[2, 3, 4].map((version) => item(version, 2, null)),
    item(5, 1, 'stand in'),
  ];
  const lines = [2, 3, 4].map((version) => line(version, 2)).concat(line(5, 1));
  const found = recap(history, lines, 1, still, 2);
  expect(found.lines.map((one) => one.version)).toEqual([3, 4, 5]);
  expect(found.events.map((event) => event.name)).toEqual(['E3', 'E4', 'E5']);
  expect(movesSince(history, 1, 2)).toBe(2);
  expect(recap([item(1, 2, null)], [line(1, 2)], 1, still, 0).lines).toHaveLength(1);
});

test('one was away if much happened since, or if it is long ago', () => {
  const few = [at(1, 0), at(2, 10), at(3, 20)];
  expect(awaySince(few, 1, 30 * 60_000)).toBeNull();
  expect(awaySince(few, 1, 40 * 60_000)).toBe(1);
  expect(awaySince(few, 3, 999 * 60_000)).toBeNull();
  expect(awaySince(few, null, 999 * 60_000)).toBeNull();
  const many = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((version) => at(version, 0));
  expect(awaySince(many, 1, 0)).toBe(1);
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
