/** Which screen an address opens. The first that fits is shown. */
import type { Component } from 'svelte';

interface Screen {
  path: RegExp;
  load: () => Promise<{ default: Component<Record<string, unknown>> }>;
  /** What it is given of the parts of its address. */
  props: (parts: string[]) => object;
  /** Whether it stays when another of its addresses is opened. */
  stays: boolean;
}

function screen<P extends object>(
  path: RegExp,
  load: () => Promise<{ default: Component<P> }>,
  props: (parts: string[]) => NoInfer<P>,
  stays = false,
): Screen {
  const loaded: () => Promise<{ default: Component<never> }> = load;
  return { path, load: loaded as Screen['load'], props, stays }; // what it is given fits it, as was asked for here
}

const id = ([first = '']: string[]): { id: string } => ({ id: first });
const game = ([first = '']: string[]): { game: string } => ({ game: first });
const token = ([first = '']: string[]): { token: string } => ({ token: first });

const SCREENS = [
  screen(/^\/table\/([\w-]+)$/, () => import('./TableRoute.svelte'), id),
  screen(/^\/table\/([\w-]+)\/screen$/, () => import('./ScreenRoute.svelte'), id),
  screen(
    /^\/s\/([\w-]+)$/,
    () => import('./CodeRoute.svelte'),
    ([code = '']) => ({ code }),
  ),
  screen(
    /^\/(tv|s)$/,
    () => import('./TvRoute.svelte'),
    ([which]) => ({ seat: which === 's' }),
  ),
  ...(__STATIC__
    ? []
    : [
        screen(/^\/club\/(\w+)$/, () => import('./ClubRoute.svelte'), id),
        screen(/^\/join\/(\w+)$/, () => import('./JoinRoute.svelte'), token),
        screen(/^\/tournament\/(\w+)$/, () => import('./TournamentRoute.svelte'), id),
      ]),
  screen(/^\/replay\/([\w-]+)$/, () => import('./ReplayRoute.svelte'), id),
  screen(
    /^\/learn\/([\w-]+)\/(\d{1,3})$/,
    () => import('./LessonRoute.svelte'),
    ([of = '', number]) => ({
      game: of,
      number: Number(number),
    }),
  ),
  screen(/^\/learn\/([\w-]+)\/first-game$/, () => import('./FirstGameRoute.svelte'), game),
  screen(/^\/puzzles\/([\w-]+-[\da-f]{8})$/, () => import('./PuzzleRoute.svelte'), id),
  screen(/^\/aid\/([\w-]+)$/, () => import('./AidRoute.svelte'), game),
  screen(/^\/seat\/(.+)$/, () => import('./ClaimRoute.svelte'), token),
  screen(
    /^\/people\/([^/]+)$/,
    () => import('./Lobby.svelte'),
    ([login = '']) => ({
      tab: 'people',
      person: decodeURIComponent(login),
    }),
  ),
  // the lobby's; `/learn/babel` and `/puzzles/babel` open theirs at a game
  screen(
    /^\/(|learn|puzzles|tables|rules|bots|replays|account)$|^\/(learn|puzzles)\/[\w-]+$/,
    () => import('./Lobby.svelte'),
    (parts) => ({ tab: parts.find(Boolean) ?? '' }),
    true,
  ),
];
const NOT_FOUND = screen(
  /^/,
  () => import('./NotFound.svelte'),
  () => ({}),
);

export const screenAt = (path: string): Screen => SCREENS.find((one) => one.path.test(path)) ?? NOT_FOUND;

export const propsAt = (found: Screen, path: string): Record<string, unknown> => ({
  ...found.props(found.path.exec(path)?.slice(1) ?? []),
});
