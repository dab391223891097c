/** The page's own words in the chosen language; a change needs no reload. */
import { settings } from '../settings.svelte.ts';
import type { Language } from '../settings.svelte.ts';
import { pageCatalogue } from './catalogue.ts';
import type { Arguments, Catalogue } from './catalogue.ts';

class Words {
  catalogue = $state.raw<Catalogue>(pageCatalogue(settings.kept.language));

  use(language: Language): void {
    if (this.catalogue.language !== language) this.catalogue = pageCatalogue(language);
    document.documentElement.lang = language;
  }
}

export const words = new Words();

/** A sentence of the page. */
export function t(key: string, values: Arguments = {}): string {
  return words.catalogue.say(key, values);
}
