/** Days as the server counts them: they begin at midnight UTC. */
import type { Language } from '../settings.svelte.ts';

const format = (day: string, language: Language, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const dayName = (day: string, language: Language): string => {
  const found = format(day, language, 'long');
  return language === 'fr' ? found : found.charAt(0).toUpperCase() + found.slice(1);
};

export const shortDay = (day: string, language: Language): string => format(day, language, 'short');

/** 24 Nov. */
export const dayOfYear = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
