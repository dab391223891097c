/** How strong a level is, in a sentence: how often it beat the level below, under the rules that are chosen. */
import { t } from '../texts/language.svelte.ts';
import { levelName } from '../texts/seat-names.ts';
import type { StrengthDocument } from '../wire-types.ts';

const ALWAYS = 10;
/** Nearer than this to the fair share of victories, as a part of it, nobody would notice a difference. */
const NEAR = 0.15;

/** What is played: the edition, and the options that are not the edition's. */
export interface Rules {
  edition: string;
  options: Record<string, string>;
  /** Whether values of the edition were corrected. */
  corrected?: boolean;
}

export interface LevelStrength {
  text: string;
  /** For the measurement the bots thought so many times less. */
  part: number;
}

const alike = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** Those that were measured under these rules and no others. */
export const fitting = (strengths: StrengthDocument[], rules: Rules): StrengthDocument[] =>
  strengths.filter(
    (one) => !rules.corrected && one.edition === rules.edition && alike(one.options, rules.options),
  );

function comparison({ seats, among, won }: StrengthDocument): string {
  const facts = { seats, others: seats - 1, level: levelName(among ?? '') };
  if (Math.abs(won * seats - 1) < NEAR) return t('level-strength-alike', facts);
  const wins = Math.round(won * 10);
  return wins === ALWAYS ? t('level-strength-always', facts) : t('level-strength', { wins, ...facts });
}

/** Measured at so many seats, or at the nearest count; nothing where nothing was measured. */
export function levelStrength(
  strengths: StrengthDocument[],
  level: string,
  seats: number,
): LevelStrength | null {
  const off = (one: StrengthDocument): number => Math.abs(one.seats - seats);
  const [found] = strengths
    .filter((one) => one.level === level && one.among !== null)
    .toSorted((one, other) => off(one) - off(other));
  if (!found) return null;
  return { text: comparison(found), part: found.part };
}

/** Said below what is told: by how much less the bots thought when it was measured; nothing if they did not. Where the
 * levels come from several ladders, each note names its own. */
export function partNotes(told: { level: string; part: number }[]): string[] {
  const parts = [...new Set(told.map((one) => one.part))].filter((part) => part > 1);
  return parts.map((part) => {
    const note = t('level-strength-part', { part });
    if (parts.length === 1) return note;
    const names = told.filter((one) => one.part === part).map((one) => levelName(one.level));
    return t('level-strength-of', { level: names.join(', '), strength: note });
  });
}
