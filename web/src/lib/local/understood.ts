import { defaults, SCALES } from '../kept.ts';
import type { Coaching, Kept, Language, Motion, Theme } from '../kept.ts';

const CHOICES: Partial<Record<keyof Kept, readonly unknown[]>> = {
  language: ['en', 'fr'] satisfies Language[],
  theme: ['system', 'light', 'dark'] satisfies Theme[],
  motion: ['normal', 'fast', 'off'] satisfies Motion[],
  coach: ['always', 'first', 'never'] satisfies Coaching[],
};

/** What of settings from elsewhere this page understands. Whether to notify is a matter of each browser. */
export function understood(found: unknown): Partial<Kept> {
  if (typeof found !== 'object' || found === null) return {};
  const usual = defaults();
  const fits = ([name, value]: [string, unknown]): boolean => {
    const key = name as keyof Kept;
    if (!(name in usual) || typeof value !== typeof usual[key] || key === 'notify') return false;
    if (key === 'scale') return Number(value) >= SCALES.least && Number(value) <= SCALES.most;
    return CHOICES[key]?.includes(value) ?? true;
  };
  return Object.fromEntries(Object.entries(found).filter(fits));
}
