/** What a seat sees of Sa-Ré, read from the view the server sends. What follows from the rules comes with it. */
import { ofSeat, viewOf } from '../../lib/view-of.ts';
import type { SaRePayment, SaRePlayer, SaRePlayerDerived, SaReView } from '../../lib/wire-types.ts';
import type { View } from '../../lib/wire.ts';

export type { SaReDerived, SaReView } from '../../lib/wire-types.ts';

export const GOODS = ['g', 's', 'w', 'j'] as const;
export type Good = (typeof GOODS)[number];
export const SPACES = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3', 'C4'] as const;
export type Space = (typeof SPACES)[number];
export const TILES = [
  ...(['MB', 'WH', 'GO', 'ST', 'CA', 'HA', 'PY'] as const),
  ...(['TE', 'PA', 'GA', 'LI', 'BA', 'MA'] as const),
];
export type Tile = (typeof TILES)[number];
export const POWERS: Tile[] = ['TE', 'PA', 'GA', 'LI', 'BA', 'MA'];
/** The colours of a tile: administrative, harbour and pyramid, or productive. */
export const kindOf = (tile: Tile): string =>
  POWERS.includes(tile) ? 'tile-adm' : tile === 'HA' || tile === 'PY' ? 'tile-main' : 'tile-prod';
export const SIGN: Record<Tile, string> = {
  MB: 'h-builder',
  WH: 'h-granary',
  GO: 'h-gold',
  ST: 'h-drill',
  CA: 'h-adze',
  TE: 'h-temple',
  PA: 'h-palace',
  GA: 'h-garden',
  LI: 'h-palette',
  BA: 'h-soldier',
  MA: 'h-scale',
  HA: 'h-sail',
  PY: 'h-pyramid',
};

export type Player = SaRePlayer;
export type Reckoned = SaRePlayerDerived;
/** Gold, stone and wood. */
export type Cost = SaRePayment['need'];

export const saReView = (view: View): SaReView => viewOf(view, 'sa-re');
export const player = (view: SaReView, seat: number): Player => ofSeat(view.players, seat);
export const reckoned = (view: SaReView, seat: number): Reckoned => ofSeat(view.derived.players, seat);
export const words = (text: string): string[] => text.split(' ').filter(Boolean);

// ---------------------------------------------------------------------- cards and goods
/** The symbols of a card: `GS` is gold and stone, `J` is wild; season cards without resources have none. */
export function symbols(card: string): Good[] {
  if (card === 'J') return ['j'];
  return /^[GSW]{1,2}$/.test(card) ? ([...card.toLowerCase()] as Good[]) : [];
}

export interface Stack<T extends string = string> {
  name: T;
  count: number;
}
export function stacks<T extends string = string>(text: string): Stack<T>[] {
  const found: Stack<T>[] = [];
  for (const name of words(text) as T[]) {
    const known = found.find((one) => one.name === name);
    if (known) known.count += 1;
    else found.push({ name, count: 1 });
  }
  return found;
}

export type Family = 'single' | 'double' | 'U1' | 'U2' | 'HO' | 'XX';
export const FAMILIES: Family[] = ['single', 'double', 'U1', 'U2', 'HO', 'XX'];
export const family = (card: string): Family => {
  const many = symbols(card).length;
  return many === 1 ? 'single' : many === 2 ? 'double' : (card as Family);
};
/** The cards that may still come, by family. */
export function remaining(view: SaReView): Record<Family, number> {
  const found: Record<Family, number> = { single: 0, double: 0, U1: 0, U2: 0, HO: 0, XX: 0 };
  for (const card of words(view.season.unseen)) found[family(card)] += 1;
  const { top } = view.season;
  if (top !== null && top !== '?') found[family(top)] += 1;
  return found;
}

// ---------------------------------------------------------------------- the site
export interface Standing {
  tile: Tile;
  done: boolean;
}
export const standing = (one: Player, space: Space): Standing[] =>
  words(one.site[space] ?? '').map((word) => ({
    tile: word.replaceAll('!', '').toUpperCase() as Tile,
    done: word === word.toUpperCase() && !word.endsWith('!'),
  }));

/** The sides of the site that the Nile runs along: those whose spaces all lie on it. */
export function banks(view: SaReView): { right: boolean; bottom: boolean } {
  const wet = words(view.derived.nile);
  const all = (side: RegExp): boolean =>
    SPACES.filter((space) => side.test(space)).every((space) => wet.includes(space));
  return { right: all(/4$/), bottom: all(/^C/) };
}

export const completed = (one: Player, tile: Tile): number =>
  SPACES.flatMap((space) => standing(one, space)).filter((each) => each.done && each.tile === tile).length;

export interface Project {
  tile: Tile;
  space: Space;
}
export const projects = (one: Player): Project[] =>
  SPACES.flatMap((space) =>
    standing(one, space)
      .filter((each) => !each.done)
      .map((each) => ({ tile: each.tile, space })),
  );

// ---------------------------------------------------------------------- the revolt
export type Cell = {
  kind: 'revolt' | 'cube' | 'space';
  at: number;
  zone: 'near' | 'middle' | 'far' | 'zero';
};
/** The track from its top: the revolt, the black cubes below it, and the spaces down to 0. */
export function track(one: Player, last: number): Cell[] {
  const cells: Cell[] = [{ kind: 'revolt', at: last, zone: 'near' }];
  for (let k = 0; k < one.cubes; k += 1) cells.push({ kind: 'cube', at: -1, zone: 'near' });
  for (let at = last - 1; at >= 0; at -= 1) {
    const gap = last - at;
    cells.push({
      kind: 'space',
      at,
      zone: at === 0 ? 'zero' : gap <= 2 ? 'near' : gap <= 4 ? 'middle' : 'far',
    });
  }
  return cells;
}
