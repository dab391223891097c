/** Which games there are and what they are called: those the page was built with at once, guests when the server told. */
import { listGames } from '../api/games.ts';
import { settings } from '../settings.svelte.ts';
import type { GameDocument } from '../wire.ts';
import { builtInTile } from './catalogue.ts';
import { BUILT_IN, isBuiltIn } from './files.ts';

/** Offered where nobody chose yet. */
export const FIRST_GAME = 'babel';

class Games {
  /** As the server lists them; null until it did. */
  told = $state.raw<GameDocument[] | null>(null);
  private asked: Promise<GameDocument[]> | undefined;

  /** In the order of the alphabet. */
  readonly names = $derived(
    [...new Set([...BUILT_IN, ...(this.told ?? []).map((one) => one.name)])].sort((a, b) => (a < b ? -1 : 1)),
  );

  /** The list of games, asked for once; a failed request is made again. */
  all(): Promise<GameDocument[]> {
    this.asked ??= listGames().then(
      (found) => (this.told = found),
      (error: unknown) => {
        this.asked = undefined;
        throw error;
      },
    );
    return this.asked;
  }

  /** Whether a table of it can be opened; before the server told, whatever the page was built with. */
  ready(game: string): boolean {
    return this.told === null || this.told.some((one) => one.name === game);
  }
}

export const games = new Games();

export const allGames = (): Promise<GameDocument[]> => games.all();

/** Its name, what it promises or how long it takes, in the chosen language; empty where nobody said. */
export function tileText(game: string, part: 'name' | 'promise' | 'time'): string {
  const { language } = settings.kept;
  if (isBuiltIn(game)) return builtInTile(game, language)[part] ?? '';
  const told = games.told?.find((one) => one.name === game)?.tile[language];
  if (!told && games.told === null) void games.all().catch(() => undefined); // it is called by its code until then
  return told?.[part] ?? '';
}

export const gameName = (game: string): string => tileText(game, 'name') || game;

/** Whether it can be learned here; undefined until the server told. */
export const hasCourse = (game: string): boolean | undefined =>
  games.told?.find((one) => one.name === game)?.lessons;

/** "2" or "3–5", for whoever may sit down. */
export function seatCounts(seats: number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(most) : `${least}–${most}`;
}
