/** What people agree to by sitting down: edition, what differs from the usual rules, and the clock. */
import type { GameTexts } from '../texts/game-texts.ts';
import { t } from '../texts/language.svelte.ts';
import type { ClockDocument, TableDocument } from '../wire-types.ts';

export function clockName(clock: ClockDocument | null): string {
  if (clock === null) return t('clock-none');
  if (clock.kind === 'days') return t('clock-days', { days: clock.days ?? 1 });
  const parts = [];
  if (clock.total) {
    parts.push(t('clock-live', { minutes: Math.round(clock.total / 6) / 10, seconds: clock.increment ?? 0 }));
  }
  if (clock.move) parts.push(t('clock-move', { seconds: clock.move }));
  return parts.join(', ');
}

/** A delay in words of its size. */
export const delayOf = (seconds: number): { count: number; unit: string } =>
  seconds % 3600
    ? { count: Math.ceil(seconds / 60), unit: 'minutes' }
    : { count: seconds / 3600, unit: 'hours' };

/** When those who watch see a table. */
export function delayName(delay: number | null): string {
  if (delay === null) return t('delay-none');
  return delay === 0 ? t('delay-end') : t('delay-after', delayOf(delay));
}

/** Pairs of a heading and what holds for this table. */
export function termsOf(
  table: Pick<TableDocument, 'edition' | 'options' | 'clock'> & { delay?: number | null },
  texts: Pick<GameTexts, 'has' | 'say'>,
): [string, string][] {
  const value = (key: string, plain: string): string => (texts.has(key) ? texts.say(key) : plain);
  const options = Object.entries(table.options).map(([name, chosen]): [string, string] => [
    value(`option-${name}`, name),
    value(`option-${name}-${chosen}`, chosen),
  ]);
  return [
    [t('edition'), value(`edition-${table.edition}`, table.edition)],
    ...options,
    [t('clock'), clockName(table.clock)],
    ...((table.delay ?? null) === null
      ? []
      : [[t('delay'), delayName(table.delay ?? null)] as [string, string]]),
  ];
}
