/** What the player has picked up but not yet played. All it knows of the rules is the list of options. */
import { getContext, setContext } from 'svelte';
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import type { Option } from '../../lib/wire.ts';
import { player, saReView, SPACES, standing, words } from './sare-view.ts';
import type { Project, Space, Tile } from './sare-view.ts';

/** A power of which one must still say on whom or what it is used. */
export type Aim = 'barracks' | 'market' | null;

export class SaReChoice {
  /** A building picked on the reference board. */
  kind = $state<Tile | null>(null);
  /** A tile of one's own site, to be moved or razed. */
  tile = $state.raw<Project | null>(null);
  aim = $state<Aim>(null);
  /** Something to spend, as the moves name it: `card GS`, `token g`, `stock w`. */
  source = $state<string | null>(null);
  /** Which unrest card of the batch is dealt with. */
  unrest = $state<string | null>(null);
  /** Whose city is shown; null for one's own. */
  visited = $state<number | null>(null);

  constructor(readonly model: TableModel) {}

  readonly view = $derived.by(() => (this.model.view ? saReView(this.model.view) : null));
  readonly near = $derived.by(() => this.model.seat ?? 1);
  readonly seats = $derived.by(() => Object.keys(this.view?.players ?? {}).map(Number));
  readonly asked = $derived.by(() => (this.model.mine ? (this.model.decision?.prompt.key ?? null) : null));
  readonly phase = $derived.by(() => this.view?.phase.name ?? 'setup');
  readonly me = $derived.by(() => (this.view ? player(this.view, this.near) : null));
  /** Whoever looks on sees the city of the one who acts. */
  private readonly ahead = $derived.by(() =>
    this.model.seat === null ? (this.model.table?.asked[0] ?? this.near) : this.near,
  );
  /** Whose city is drawn: while one decides about the site, always one's own. */
  readonly shown = $derived.by(() => (this.sited ? this.near : (this.visited ?? this.ahead)));
  readonly sited = $derived.by(() => /^(PlaceStart|PlaceQuick|MoveProject)$/.test(this.asked ?? ''));

  has(text: string): boolean {
    return this.model.option(text) !== undefined;
  }

  of(kind: string): Option[] {
    return this.model.options.filter((option) => option.kind === kind);
  }

  clear(): void {
    this.kind = null;
    this.tile = null;
    this.aim = null;
    this.source = null;
    this.unrest = null;
  }

  /** What was answered to the last tap is read. */
  private hush(): void {
    this.model.refusal = null;
    this.model.keep();
  }

  /** Plays a move, or asks why it cannot be played: then what was picked stays picked. */
  async play(move: string): Promise<void> {
    await this.model.play(move, () => this.clear());
  }

  // ---------------------------------------------------------------------- projects and the site
  readonly startable = $derived.by(() => new Set(this.of('start').map((option) => option.facts['tile'])));

  pickKind(tile: Tile): void {
    this.hush();
    if (this.asked !== 'SelectProjects') {
      void this.play(`start ${tile} ${this.freeSpace()}`);
      return;
    }
    const again = this.kind === tile;
    this.clear();
    this.visited = null;
    if (again) return;
    // a building that cannot be started anywhere says why
    if (this.startable.has(tile)) this.kind = tile;
    else void this.play(`start ${tile} ${this.freeSpace()}`);
  }

  private freeSpace(): Space {
    const free = this.of('start')[0]?.facts['space'] ?? this.of('put')[0]?.facts['space'];
    return (free as Space | undefined) ?? SPACES[0];
  }

  /** The move that a tap on this space would play. */
  spaceMove(space: Space): string | null {
    if (this.shown !== this.near) return null;
    if (this.asked === 'PlaceStart' || this.asked === 'PlaceQuick')
      return this.of('put').find((option) => option.facts['space'] === space)?.text ?? null;
    if (this.asked === 'MoveProject') return this.has(`to ${space}`) ? `to ${space}` : null;
    if (this.asked === 'SelectProjects' && this.kind !== null) {
      const move = `start ${this.kind} ${space}`;
      return this.has(move) ? move : null;
    }
    if (this.asked === 'Erect')
      return this.of('build').find((option) => option.facts['space'] === space)?.text ?? null;
    return null;
  }

  /** The move that a tap on this space stands for, possible or not; null where it stands for none. */
  spaceMeans(space: Space): string | null {
    const tiles = this.me ? standing(this.me, space) : [];
    const tile = tiles.find((each) => !each.done) ?? tiles[0];
    switch (this.asked) {
      case 'PlaceStart':
      case 'PlaceQuick':
        return `put ${String(this.of('put')[0]?.facts['tile'])} ${space}`;
      case 'MoveProject':
        return `to ${space}`;
      case 'SelectProjects':
        if (this.kind !== null) return `start ${this.kind} ${space}`;
        return tile ? `${tile.done ? 'raze' : 'lift'} ${tile.tile} ${space}` : null;
      case 'Erect':
        return tile ? `build ${tile.tile} ${space}` : null;
      default:
        return null;
    }
  }

  changes(project: Project): { lift: boolean; raze: boolean } {
    const name = `${project.tile} ${project.space}`;
    return { lift: this.has(`lift ${name}`), raze: this.has(`raze ${name}`) };
  }

  pickSpace(space: Space, tiles: Tile[]): void {
    this.hush();
    const move = this.spaceMove(space);
    if (move !== null) {
      void this.play(move);
    } else if (tiles.length > 0) {
      this.pickTile(space, tiles);
    } else {
      const means = this.spaceMeans(space);
      if (means !== null) void this.play(means);
      else this.model.refuse('SR-4.6', 'page-building-first');
    }
  }

  /** A tap on a space with two tiles goes from one to the other. */
  private pickTile(space: Space, tiles: Tile[]): void {
    const before = this.tile?.space === space ? tiles.indexOf(this.tile.tile) : -1;
    const next = tiles[before + 1];
    this.clear();
    if (next) this.tile = { tile: next, space };
  }

  /** What the projects begun now add to the marker. */
  readonly penalty = $derived.by(() => this.view?.derived.selection?.penalty ?? 0);

  // ---------------------------------------------------------------------- the season
  /** The unrest card that keep, give and the powers are about. */
  readonly treated = $derived.by(() => {
    const open = this.unrestCards;
    return this.unrest !== null && open.includes(this.unrest) ? this.unrest : (open[0] ?? null);
  });
  readonly unrestCards = $derived.by(() => [
    ...new Set(this.of('keep').map((option) => String(option.facts['card']))),
  ]);

  /** The move that a tap on a revolt track would play. */
  trackMove(seat: number): string | null {
    if (this.aim === 'barracks') return this.has(`barracks ${seat}`) ? `barracks ${seat}` : null;
    if (this.asked !== 'DealWithUnrest' || this.treated === null) return null;
    const move = `give ${this.treated} ${seat}`;
    return this.has(move) ? move : null;
  }

  /** The move that a tap on a revolt track stands for, possible or not; null where it stands for none. */
  trackMeans(seat: number): string | null {
    if (this.aim === 'barracks') return `barracks ${seat}`;
    if (this.asked !== 'DealWithUnrest' || this.treated === null) return null;
    return `give ${this.treated} ${seat}`;
  }

  /** The move that a tap on a power would play; a power that needs an aim is aimed first. */
  powerMove(tile: Tile): string | null {
    const card = this.treated;
    const moves: Partial<Record<Tile, string[]>> = {
      TE: ['temple'],
      PA: ['palace'],
      GA: [`garden ${card}`],
      LI: [`library ${card}`],
    };
    return moves[tile]?.find((move) => this.has(move)) ?? null;
  }

  powerAim(tile: Tile): Aim {
    if (tile === 'BA' && this.of('barracks').length > 0) return 'barracks';
    return tile === 'MA' && this.of('market').length > 0 ? 'market' : null;
  }

  usePower(tile: Tile): void {
    this.hush();
    const move = this.powerMove(tile);
    const aim = this.powerAim(tile);
    if (move !== null) {
      void this.play(move);
    } else if (aim !== null) {
      const again = this.aim === aim;
      this.clear();
      if (!again) this.aim = aim;
    } else if (tile === 'PA' && this.asked === 'ReplaceCard') {
      this.model.refuse('SR-6.3', 'page-hint-replace');
    } else {
      void this.play(this.powerMeans(tile));
    }
  }

  /** The move by which a power is asked why it cannot be used. */
  private powerMeans(tile: Tile): string {
    const other = this.seats.find((seat) => seat !== this.near) ?? this.near;
    const moves: Partial<Record<Tile, string>> = {
      TE: 'temple',
      PA: 'palace',
      GA: 'garden U2',
      LI: 'library U1',
      BA: `barracks ${other}`,
    };
    return moves[tile] ?? this.swapOf(words(this.me?.cards ?? '')[0] ?? 'G');
  }

  /** Some swap of a card for another of its size. */
  private swapOf(card: string): string {
    const other = this.seats.find((seat) => seat !== this.near) ?? this.near;
    const kinds = card.length === 1 ? ['G', 'S'] : ['GG', 'SS'];
    return `market ${card} ${kinds.find((kind) => kind !== card)} ${other}`;
  }

  // ---------------------------------------------------------------------- spending
  /** The move that a tap on something to spend plays at once. */
  sourceMove(source: string): string | null {
    if (this.asked === 'Pay') return this.found(`pay ${source}`);
    if (this.asked === 'LoadSecondHalf') return this.found(`load ${source}`);
    if (this.asked === 'KeepCards') return this.found(source.replace(/^card/, 'keep'));
    if (this.asked === 'TrimStock') return this.found(source.replace(/^stock/, 'trim'));
    return null;
  }

  /** The move by which something to spend is asked why it cannot be spent. */
  private sourceMeans(source: string): string {
    const [kind = '', what = ''] = words(source);
    if (this.aim === 'market' && kind === 'card' && what !== 'J') return this.swapOf(what);
    if (this.asked === 'LoadSecondHalf' && kind !== 'caravan') return `load ${source}`;
    if (this.asked === 'KeepCards' && kind === 'card' && what !== 'J') return `keep ${what}`;
    if (this.asked === 'TrimStock' && kind === 'stock') return `trim ${what}`;
    if (this.stowing && kind !== 'caravan') return `${kind === 'stock' ? 'load' : 'store'} ${source}`;
    return `pay ${source}`;
  }

  private found(move: string): string | null {
    return this.has(move) ? move : null;
  }

  /** What may be done with it besides paying: load it, store it, or store one of its symbols. */
  sourceUses(source: string): Option[] {
    return this.model.options.filter(
      (option) =>
        option.text === `load ${source}` ||
        option.text === `store ${source}` ||
        option.text.startsWith(`store ${source} `),
    );
  }

  swaps(source: string): Option[] {
    return this.of('market').filter((option) => `card ${option.facts['card']}` === source);
  }

  sourceGlows(source: string): boolean {
    if (this.aim === 'market') return this.swaps(source).length > 0;
    return this.sourceMove(source) !== null || (this.stowing && this.sourceUses(source).length > 0);
  }

  readonly stowing = $derived.by(() => this.asked === 'Erect' || this.asked === 'SaveTokens');

  pickSource(source: string): void {
    this.hush();
    const move = this.sourceMove(source);
    if (move !== null) {
      void this.play(move);
    } else if (this.sourceGlows(source)) {
      const again = this.source === source;
      const aim = this.aim;
      this.clear();
      this.aim = aim;
      if (!again) this.source = source;
    } else {
      void this.play(this.sourceMeans(source));
    }
  }

  /** What stands for choice in the dock: uses of what was picked, and cards to swap it for. */
  readonly uses = $derived.by(() => {
    if (this.source === null) return [];
    return this.aim === 'market' ? this.swaps(this.source) : this.sourceUses(this.source);
  });
}

const KEY = Symbol('sa-re');
const known = new WeakMap<TableModel, SaReChoice>();
export const provideChoice = (model: TableModel): void => {
  const choice = new SaReChoice(model);
  known.set(model, choice);
  setContext(KEY, choice);
};
/** The choice of a table, for whoever is no component. */
export const choiceOf = (model: TableModel): SaReChoice | undefined => known.get(model);
export const useChoice = (): SaReChoice => getContext<SaReChoice>(KEY);
