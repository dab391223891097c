import { expect, test } from 'vitest';
import { dayName, shortDay } from './days.ts';

test('a day has its name wherever the reader is', () => {
  expect(dayName('2026-11-16', 'en')).toBe('Monday');
  expect(dayName('2026-11-16', 'fr')).toBe('lundi');
  expect(shortDay('2026-11-22', 'en')).toBe('Sun');
});
