/** What this browser was told to do, as its local storage keeps it. */
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'normal' | 'fast' | 'off';
export type Language = 'en' | 'fr';
/** When somebody explains a game of one's own against bots. */
export type Coaching = 'always' | 'first' | 'never';

export interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  confirm: boolean;
  letters: boolean;
  coordinates: boolean;
  notify: boolean;
  coach: Coaching;
  ratings: boolean;
  scale: number;
}

export const KEPT = 'mastaba-settings';

function systemLanguage(): Language {
  return navigator.languages.some((tag) => tag.startsWith('fr')) &&
    !(navigator.languages[0] ?? '').startsWith('en')
    ? 'fr'
    : 'en';
}

export function defaults(): Kept {
  return {
    language: systemLanguage(),
    theme: 'system',
    motion: 'normal',
    sound: false,
    confirm: true,
    letters: true,
    coordinates: true,
    notify: false,
    coach: 'first',
    ratings: true,
    scale: 1,
  };
}

export const SCALES = { least: 0.9, most: 1.5 };

export function readKept(): Kept {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return defaults();
  }
}
