import { afterEach, expect, test } from 'vitest';
import { words } from '../texts/language.svelte.ts';
import { asClock } from './time-left.svelte.ts';

const HOUR = 3_600_000;

afterEach(() => words.use('en'));

test('minutes and seconds; of hours and days only the larger part, in the words of the language', async () => {
  await words.use('en');
  expect([102_000, 5.5 * HOUR, 50 * HOUR].map(asClock)).toEqual(['1:42', '5\u00A0h', '2\u00A0d']);
  await words.use('fr');
  expect([102_000, 5.5 * HOUR, 50 * HOUR].map(asClock)).toEqual(['1:42', '5\u00A0h', '2\u00A0j']);
});
