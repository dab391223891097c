/** How strong a level is, in a sentence: how often it beat the level below. */
import { t } from '../texts/language.svelte.ts';
import { levelName } from '../texts/seat-names.ts';
import type { StrengthDocument } from '../wire-types.ts';

const ALWAYS = 10;

/** Measured at so many seats, or at the nearest count; nothing where nothing was measured. */
export function levelStrength(strengths: StrengthDocument[], level: string, seats: number): string {
  const off = (one: StrengthDocument): number => Math.abs(one.seats - seats);
  const [found] = strengths
    .filter((one) => one.level === level && one.among !== null)
    .toSorted((one, other) => off(one) - off(other));
  if (!found) return '';
  const wins = Math.round(found.won * 10);
  const facts = { seats: found.seats, others: found.seats - 1, level: levelName(found.among ?? '') };
  return wins === ALWAYS ? t('level-strength-always', facts) : t('level-strength', { wins, ...facts });
}
