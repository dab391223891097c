/** The words of a game that the page was not built with: the server has them. Each is asked for once. */
import { textsOfGame } from '../api/games.ts';
import type { Language } from '../settings.svelte.ts';
import type { GameTextsDocument } from '../wire-types.ts';

const asked = new Map<string, Promise<GameTextsDocument>>();

export function guestTexts(game: string, language: Language): Promise<GameTextsDocument> {
  const key = `${game} ${language}`;
  let found = asked.get(key);
  if (!found) {
    found = textsOfGame(game, language);
    asked.set(key, found);
    // whoever needs it next asks again
    found.catch(() => asked.delete(key));
  }
  return found;
}
