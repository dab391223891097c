/** What this browser was told to do; kept in its local storage. */
import { KEPT, readKept } from './kept.ts';
import type { Kept, Language } from './kept.ts';

export type { Coaching, Language, Motion, Theme } from './kept.ts';
export const LANGUAGES: Language[] = ['en', 'fr'];

class Settings {
  kept = $state<Kept>(readKept());
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
      if (event.key === KEPT) this.kept = readKept();
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
      localStorage.setItem(KEPT, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const settings = new Settings();
