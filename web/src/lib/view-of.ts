/** The view of one game with its own type, which is made from the `view_type.py` in the game's folder. */
import type { Wire } from './wire-types.ts';
import type { View } from './wire.ts';

/** Of everything on the wire, what looks like a view. */
type GameView = Extract<Wire[keyof Wire], { game: string; seat: number | null; agenda: unknown }>;
type Game = GameView['game'];
export type ViewOf<G extends Game> = Extract<GameView, { game: G }>;

const isOf = <G extends Game>(view: View, game: G): view is View & ViewOf<G> => view.game === game;

/** Refuses the view of another game: nothing of it would be where its type says. */
export function viewOf<G extends Game>(view: View, game: G): ViewOf<G> {
  if (!isOf(view, game)) throw new Error(`this is a view of ${JSON.stringify(view.game)}, not of ${game}`);
  return view;
}

/** What a view has for every seat, by its number. */
export function ofSeat<T>(all: Record<string, T>, seat: number): T {
  const found = all[String(seat)];
  if (found === undefined) throw new Error(`no player ${seat} in this view`);
  return found;
}
