import { expect, test } from 'vitest';
import { timeIn } from './time-in.ts';

test('what time it is where somebody lives, if the browser knows the place', () => {
  const noon = Date.UTC(2026, 10, 17, 12, 40);
  expect(timeIn('Europe/Paris', noon, 'en')).toBe('13:40');
  expect(timeIn('Asia/Tokyo', noon, 'fr')).toBe('21:40');
  expect(timeIn('Mars/Olympus', noon, 'fr')).toBeNull();
});
