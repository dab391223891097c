/** What this browser was told to do; kept in its local storage. */
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'normal' | 'fast' | 'off';
export type Language = 'en' | 'fr';
/** When somebody explains a game of one's own against bots. */
export type Coaching = 'always' | 'first' | 'never';
export const LANGUAGES: Language[] = ['en', 'fr'];

interface Kept {
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

const KEY = 'mastaba-settings';

function systemLanguage(): Language {
  return navigator.languages.some((tag) => tag.startsWith('fr')) &&
    !(navigator.languages[0] ?? '').startsWith('en')
    ? 'fr'
    : 'en';
}

function defaults(): Kept {
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

function load(): Kept {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return defaults();
  }
}

class Settings {
  kept = $state<Kept>(load());
  systemDark = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  systemStill = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener(
      'change',
      (event) => (this.systemDark = event.matches),
    );
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
      'change',
      (event) => (this.systemStill = event.matches),
    );
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.kept = load();
    });
  }

  get dark(): boolean {
    return this.kept.theme === 'system' ? this.systemDark : this.kept.theme === 'dark';
  }

  /** How much longer or shorter than designed a movement takes; 0 when nothing may travel. */
  get pace(): number {
    if (this.kept.motion === 'off' || this.systemStill) return 0;
    return this.kept.motion === 'fast' ? 0.5 : 1;
  }

  change(part: Partial<Kept>): void {
    Object.assign(this.kept, part);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const settings = new Settings();
