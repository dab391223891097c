/** The page's own words in the chosen language; a change needs no reload. */
import type { Language } from '../kept.ts';
import { settings } from '../settings.svelte.ts';
import { firstCatalogue, pageCatalogue } from './catalogue.ts';
import type { Arguments } from './catalogue.ts';

class Words {
  /** Those of the first picture, until all have come. */
  catalogue = $state.raw(firstCatalogue(settings.kept.language));
  private whole = false;
  private wanted: Language | null = null;

  /** Says everything in this language as soon as its texts have come; until then, as before. */
  async use(language: Language): Promise<void> {
    if (this.wanted === language) return;
    this.wanted = language;
    try {
      const found = await pageCatalogue(language);
      if (this.wanted !== language) return; // somebody has changed their mind
      this.whole = true;
      this.catalogue = found;
      document.documentElement.lang = language;
    } catch (error) {
      if (this.wanted === language) this.wanted = null;
      throw error;
    }
  }

  say(key: string, values: Arguments): string {
    return this.whole || this.catalogue.has(key) ? this.catalogue.say(key, values) : '';
  }
}

export const words = new Words();

/** A sentence of the page. */
export function t(key: string, values: Arguments = {}): string {
  return words.say(key, values);
}
