/** Time that runs down on the screen between two messages of the server. */
import { t } from '../texts/language.svelte.ts';

const STEP = 500;

/** Counts `given` milliseconds down from the moment they were last told; null while nothing runs. */
export function countingDown(given: () => number | null): () => number | null {
  let passed = $state(0);
  $effect(() => {
    passed = 0;
    if (given() === null) return;
    const began = Date.now();
    const timer = setInterval(() => (passed = Date.now() - began), STEP);
    return () => clearInterval(timer);
  });
  return () => {
    const left = given();
    return left === null ? null : Math.max(0, left - passed);
  };
}

/** `1:42`; of hours and days only the larger part. */
export function asClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 86_400) return t('left-days', { days: Math.floor(seconds / 86_400) });
  if (seconds >= 3600) return t('left-hours', { hours: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
