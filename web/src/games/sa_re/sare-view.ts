/** What a seat sees of Sa-Ré, read from the view the server sends, and what can be counted in it. */
import type { Facts, View } from '../../lib/wire.ts';

export const GOODS = ['g', 's', 'w', 'j'] as const;
export type Good = (typeof GOODS)[number];
export const SPACES = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3', 'C4'] as const;
export type Space = (typeof SPACES)[number];
export const NILE: Space[] = ['A4', 'B4', 'C1', 'C2', 'C3', 'C4'];
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
const CRAFTS: Partial<Record<Tile, Good>> = { GO: 'g', ST: 's', CA: 'w' };

export interface Player {
  up: boolean;
  revolted: boolean;
  marker: number;
  cubes: number;
  city: string;
  cards: string;
  locked: string;
  used: string;
  stock: string;
  tokens: string;
  caravans: number;
  pyramid: number;
  steps: number;
  built: boolean;
  stepped: boolean;
  site: Partial<Record<Space, string>>;
  dealt: string;
}
export interface SaReView {
  edition: string;
  options: Record<string, string>;
  turn: number;
  first: number;
  ended_by: string | null;
  supply: Partial<Record<Tile, number>>;
  pyramids: string;
  begun: number;
  season: {
    shoe: number;
    top: string | null;
    dark: boolean;
    last_sequence: boolean;
    unseen: string;
    aside: string;
  };
  sequence: {
    actor: number;
    taken: number;
    produced: boolean;
    due: number;
    batch: string;
    looked: string | null;
    looked_next: string | null;
  };
  payment: { project: string | null; need: number[]; paid: string };
  players: Record<string, Player>;
  agenda: ({ step: string } & Facts)[];
}
export type Numbers = Record<string, number>;

export const saReView = (view: View): SaReView => view as unknown as SaReView;
export const player = (view: SaReView, seat: number): Player => view.players[String(seat)] as Player;
export const words = (text: string): string[] => text.split(' ').filter(Boolean);

export type Phase = 'setup' | 'projects' | 'season' | 'building';
const PHASES: [RegExp, Phase][] = [
  [/^(ChooseFirst|PlaceStart|PlaceQuick|DealAdministrative)$/, 'setup'],
  [/^(BeginTurn|BeginProjects|SelectProjects|TrimStock|MoveProject|OpenSeason)$/, 'projects'],
  [/^(BeginBuilding|Erect|ChooseDiscount|Pay|LoadSecondHalf|KeepCards|SaveTokens|EndTurn)$/, 'building'],
];
export function phaseOf(view: SaReView): Phase {
  const step = view.agenda[0]?.step;
  if (step === undefined) return 'building';
  return PHASES.find(([names]) => names.test(step))?.[1] ?? 'season';
}

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

/** Everything one could spend: symbols on cards, in stock, on workshops, and caravans. */
export function wealth(one: Player): number {
  const cards = words(one.cards).flatMap(symbols).length;
  return cards + words(one.stock).length + words(one.tokens).length + one.caravans;
}

// ---------------------------------------------------------------------- the site
export interface Standing {
  tile: Tile;
  done: boolean;
}
export const standing = (one: Player, space: Space): Standing[] =>
  words(one.site[space] ?? '').map((word) => ({
    tile: word.replace('!', '').toUpperCase() as Tile,
    done: word === word.toUpperCase() && !word.endsWith('!'),
  }));

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

export function neighbours(space: Space): Space[] {
  const at = SPACES.indexOf(space);
  const found: Space[] = [];
  const add = (k: number, fits: boolean): void => {
    const other = SPACES[k];
    if (fits && other) found.push(other);
  };
  add(at - 4, at >= 4);
  add(at + 4, at < 8);
  add(at - 1, at % 4 > 0);
  add(at + 1, at % 4 < 3);
  return found;
}

/** What neighbouring workshops save on a space, and `j` for the Harbour on the Nile. */
export function discounts(one: Player, space: Space): Good[] {
  const found = neighbours(space)
    .flatMap((near) => standing(one, near))
    .flatMap((each) => (each.done ? (CRAFTS[each.tile] ?? []) : []));
  if (NILE.includes(space) && completed(one, 'HA') > 0) found.push('j');
  return found;
}

export type Cost = [number, number, number];
export function cost(one: Player, tile: Tile, numbers: Numbers, next = 0): Cost {
  const step = ['first', 'second', 'third'][one.steps] ?? 'third';
  const base = tile === 'PY' ? `pyramids_${one.pyramid || next}_${step}` : `costs_${tile}`;
  return [1, 2, 3].map((k) => numbers[`${base}_${k}`] ?? 0) as Cost;
}

export interface Slot {
  good: Good;
  state: 'open' | 'paid' | 'saved';
}
const DEAR = { g: 0, s: 1, w: 2 } as const; // the place of a good in a cost

/** The row of slots of a project: what is needed, what discounts save, and what is paid already. */
export function bill(price: Cost, saved: Good[], paid: string[]): Slot[] {
  const left: Cost = [...price];
  const slots: Slot[] = [];
  const saving: Slot[] = [];
  for (const good of saved) {
    if (good !== 'j') {
      if (left[DEAR[good]] === 0) continue;
      left[DEAR[good]] -= 1;
    }
    saving.push({ good, state: 'saved' });
  }
  const given = paid.flatMap(sourceGoods);
  let wild = given.filter((good) => good === 'j').length;
  for (const good of ['g', 's', 'w'] as const) {
    let have = given.filter((one) => one === good).length;
    for (let k = 0; k < left[DEAR[good]]; k += 1) {
      slots.push({ good, state: have > 0 ? 'paid' : 'open' });
      have -= 1;
    }
  }
  for (const slot of slots)
    if (slot.state === 'open' && wild > 0) {
      slot.state = 'paid';
      wild -= 1;
    }
  return [...slots, ...saving];
}

/** `card GS` gives gold and stone, `caravan` any one good. */
export function sourceGoods(source: string): Good[] {
  const [kind, what = ''] = source.split(' ');
  if (kind === 'caravan') return ['j'];
  return kind === 'card' ? symbols(what) : [what as Good];
}

export const paidSources = (view: SaReView): string[] => view.payment.paid.split(', ').filter(Boolean);

/** The goods of a source that the project no longer needs: they are lost. */
export function waste(view: SaReView, source: string): Good[] {
  const left = [...view.payment.need];
  for (const good of paidSources(view).flatMap(sourceGoods))
    if (good !== 'j') left[DEAR[good]] = (left[DEAR[good]] ?? 0) - 1;
  const lost: Good[] = [];
  for (const good of sourceGoods(source)) {
    if (good === 'j') continue;
    if ((left[DEAR[good]] ?? 0) <= 0) lost.push(good);
    left[DEAR[good]] = (left[DEAR[good]] ?? 0) - 1;
  }
  return lost;
}

// ---------------------------------------------------------------------- the revolt
export const lastSpace = (one: Player, numbers: Numbers): number => (numbers['track_last'] ?? 8) - one.cubes;

export type Cell = {
  kind: 'revolt' | 'cube' | 'space';
  at: number;
  zone: 'near' | 'middle' | 'far' | 'zero';
};
/** The track from its top: the revolt, the black cubes below it, and the spaces down to 0. */
export function track(one: Player, numbers: Numbers): Cell[] {
  const last = lastSpace(one, numbers);
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

// ---------------------------------------------------------------------- the goal
export interface Goal {
  /** `spaces` for the mode that asks for the whole site. */
  kind: 'pyramid' | 'spaces' | 'buildings';
  administrative: number;
}
const GOALS: Record<string, Record<string, Goal>> = {
  fr: {
    scribe: { kind: 'pyramid', administrative: 0 },
    architect: { kind: 'spaces', administrative: 0 },
    priest: { kind: 'buildings', administrative: 3 },
    pharaoh: { kind: 'buildings', administrative: 6 },
  },
  en: {
    scribe: { kind: 'pyramid', administrative: 0 },
    priest: { kind: 'spaces', administrative: 0 },
    pharaoh: { kind: 'buildings', administrative: 4 },
    deity: { kind: 'buildings', administrative: 6 },
  },
};
export const modeOf = (view: SaReView): string => view.options['mode'] ?? 'scribe';
export const goalOf = (view: SaReView): Goal =>
  GOALS[view.edition]?.[modeOf(view)] ?? { kind: 'pyramid', administrative: 0 };

export const administrative = (one: Player): number =>
  POWERS.reduce((sum, tile) => sum + completed(one, tile), 0);

const builtSpaces = (one: Player): number =>
  SPACES.filter((space) => standing(one, space)[0]?.done === true).length;

/** How far a city is: the steps of the pyramid, the built spaces, or the buildings that the goal names. */
export function progress(view: SaReView, seat: number): number {
  const goal = goalOf(view);
  const one = player(view, seat);
  if (goal.kind === 'pyramid') return one.steps;
  if (goal.kind === 'spaces') return builtSpaces(one);
  return completed(one, 'HA') + completed(one, 'PY') + Math.min(goal.administrative, administrative(one));
}

export function target(view: SaReView, seat: number, numbers: Numbers): number {
  const goal = goalOf(view);
  if (goal.kind === 'spaces') return SPACES.length;
  if (goal.kind === 'buildings') return goal.administrative + 2;
  return numbers[`pyramids_${player(view, seat).pyramid}_steps`] ?? 0;
}
