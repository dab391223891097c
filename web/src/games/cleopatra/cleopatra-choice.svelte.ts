/** What the player has picked up but not yet played. All it knows of the rules is the list of options. */
import { getContext, setContext } from 'svelte';
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import type { Option } from '../../lib/wire.ts';
import { cleopatraView, handCards, kindOf, palmSquares, player, words } from './cleopatra-view.ts';
import type { Card, Kind, Way, Worshipper } from './cleopatra-view.ts';
import { around, flipped, lay, layOver, nearest, squaresOf, turned } from './geometry.ts';
import type { Laid, Point } from './geometry.ts';
import { cardsOf, changed } from './payment.ts';

export type Tab = 'palace' | 'market' | 'quarry';
const MIDDLE: Point = [4, 4];
const TAB: Record<string, Tab> = {
  Activate: 'market',
  ChooseAction: 'market',
  TakeStall: 'market',
  StockStall: 'market',
  Quarry: 'quarry',
  Claim: 'palace',
  Pay: 'palace',
  SealBid: 'palace',
};

export class CleopatraChoice {
  worshipper = $state<Worshipper | null>(null);
  kind = $state<Kind | null>(null);
  ghost = $state.raw<Laid | null>(null);
  /** The ghost stays where it is when the pointer moves on. */
  pinned = $state(false);
  private way = $state.raw<Way | null>(null);
  ticked = $state.raw<number[]>([]);
  bid = $state(0);
  /** What the player saw that a tap could not change. */
  stuck = $state(false);
  tab = $state<Tab>('palace');
  /** Moves that follow one another without another question. */
  private queue: string[] = [];
  private answered: object | null = null;

  constructor(readonly model: TableModel) {}

  readonly view = $derived.by(() => (this.model.view ? cleopatraView(this.model.view) : null));
  readonly near = $derived.by(() => this.model.seat ?? 1);
  readonly asked = $derived.by(() => (this.model.mine ? (this.model.decision?.prompt.key ?? '') : ''));
  readonly own = $derived.by(() =>
    this.view && this.model.seat !== null ? player(this.view, this.model.seat) : null,
  );
  readonly hand = $derived.by((): Card[] => (this.own ? handCards(this.own.hand) : []));

  option(text: string): Option | undefined {
    return this.model.option(text);
  }

  clear(): void {
    this.worshipper = null;
    this.kind = null;
    this.ghost = null;
    this.pinned = false;
    this.way = null;
    this.ticked = [];
    this.stuck = false;
    this.queue = [];
  }

  /** Called whenever the position or the line to the server changes: the next queued move waits for both. */
  follow(position: object | null, busy: boolean): void {
    if (busy || position === this.answered) return;
    this.answered = position;
    this.askedAnew();
  }

  /** A new question: what was picked for the old one is laid down, unless a queued answer is there. */
  private askedAnew(): void {
    const next = this.queue.shift();
    if (next !== undefined && this.option(next)) {
      void this.model.play(next);
      return;
    }
    const wanted = this.asked === 'Quarry' ? this.kind : null;
    this.clear();
    this.bid = 0;
    if (wanted && this.places(wanted).length > 0) this.pickKind(wanted);
    this.tab = this.kind ? 'palace' : (TAB[this.asked] ?? this.tab);
  }

  /** Plays a move and, as far as they are possible then, those after it. */
  async play(move: string, ...then: string[]): Promise<void> {
    this.queue = then;
    if (!(await this.model.play(move))) this.queue = [];
  }

  /** What was clicked is not possible now: the move it stands for is answered by why. */
  ask(move: string): void {
    if (this.model.seat !== null && !this.model.earlier && this.model.table?.status === 'playing')
      void this.play(move);
  }

  // ---------------------------------------------------------------------- market and worshippers
  pickWorshipper(name: Worshipper): void {
    this.model.refusal = null;
    this.worshipper = this.worshipper === name ? null : name;
  }

  stallGlows(stall: number): boolean {
    if (this.option(`take ${stall}`) || this.option(`stock ${stall}`)) return true;
    return this.filled(stall) && this.option('go market') !== undefined;
  }

  private filled(stall: number): boolean {
    return this.view?.stalls[String(stall) as '1' | '2' | '3'] !== '';
  }

  pickStall(stall: number): void {
    if (this.filled(stall) && this.option('go market')) void this.play('go market', `take ${stall}`);
    else this.ask(this.asked === 'StockStall' ? `stock ${stall}` : `take ${stall}`);
  }

  // ---------------------------------------------------------------------- quarry and places
  readonly builds = $derived.by(() => this.model.options.filter((option) => option.kind === 'build'));

  places(kind: Kind): Option[] {
    return this.builds.filter((option) => kindOf(option.text) === kind);
  }

  kindGlows(kind: Kind): boolean {
    return this.places(kind).length > 0;
  }

  pickKind(kind: Kind): void {
    this.model.refusal = null;
    if (this.asked !== 'Quarry') {
      const goes = this.option('go quarry') && this.view?.buildable.includes(kind);
      if (goes) this.kind = kind;
      this.ask(goes ? 'go quarry' : this.anyPlace(kind));
      return;
    }
    const places = this.places(kind);
    const only = places[0];
    const again = this.kind === kind;
    this.clear();
    if (again) return;
    if (!only) void this.play(this.anyPlace(kind));
    else if (places.length === 1 && kind === 'throne') void this.play(only.text);
    else {
      this.kind = kind;
      if (kind === 'mosaic') this.ghost = nearest(this.mosaicPlaces, MIDDLE);
      this.tab = 'palace';
    }
  }

  /** A place to ask about where none is possible: the answer says why. */
  private anyPlace(kind: Kind): string {
    const open = Object.keys(this.view?.earns ?? {}).find((move) => kindOf(move) === kind);
    if (open) return open;
    if (kind === 'mosaic') return 'build mosaic a1 b1 c1 d1 e1';
    if (kind === 'throne') return 'build throne';
    return kind === 'column' ? 'build column 1' : `build ${kind} L`;
  }

  /** A place of the drawing was clicked that does not glow: its kind of piece is picked up, or it is said why not. */
  pickPlace(move: string): void {
    const kind = kindOf(move);
    if (this.asked === '' || this.ghost || !kind) return;
    const open = kind === 'mosaic' ? this.kindGlows(kind) : this.option(move) !== undefined;
    if (open && kind !== this.kind) this.pickKind(kind);
    else this.ask(kind === 'mosaic' ? this.anyPlace(kind) : move);
  }

  placeGlows(move: string): boolean {
    return kindOf(move) === this.kind && this.option(move) !== undefined;
  }

  earns(move: string): number {
    return this.view?.earns[move] ?? 0;
  }

  // ---------------------------------------------------------------------- the mosaic in the hand
  readonly mosaicPlaces = $derived.by(() =>
    this.builds.filter((option) => kindOf(option.text) === 'mosaic').map((option) => squaresIn(option.text)),
  );
  private readonly mosaicMoves = $derived.by(
    () => new Set(this.builds.filter((one) => kindOf(one.text) === 'mosaic').map((one) => one.text)),
  );
  readonly ghostSquares = $derived.by(() => (this.ghost ? squaresOf(this.ghost) : []));
  readonly ghostMove = $derived.by(() => `build mosaic ${this.ghostSquares.join(' ')}`);
  readonly ghostFits = $derived.by(() => this.ghost !== null && this.mosaicMoves.has(this.ghostMove));

  /** The palms under the mosaic in the hand. */
  readonly ghostPalms = $derived.by(() => {
    const palms = this.view ? palmSquares(this.view) : new Set<string>();
    return this.ghostSquares.filter((square) => palms.has(square));
  });

  moveGhost(to: Point): void {
    if (this.ghost) this.ghost = layOver(this.ghost.shape, to);
  }

  nudge(dx: number, dy: number): void {
    if (!this.ghost) return;
    this.pinned = true;
    const { shape, at } = this.ghost;
    this.ghost = lay(shape, [at[0] + dx, at[1] + dy]);
  }

  turn(): void {
    if (this.ghost) this.ghost = around(this.ghost, turned);
  }

  flip(): void {
    if (this.ghost) this.ghost = around(this.ghost, flipped);
  }

  place(): void {
    if (this.ghost) void this.play(this.ghostMove);
  }

  // ---------------------------------------------------------------------- payment
  readonly ways = $derived.by((): Way[] => (this.asked === 'Pay' ? (this.view?.ways ?? []) : []));
  readonly payment = $derived.by((): Way | null => this.way ?? this.ways[0] ?? null);
  readonly paid = $derived.by((): Card[] => (this.payment ? cardsOf(this.payment) : []));

  pay(): void {
    const [first, ...rest] = this.payment?.moves ?? [];
    if (first) void this.play(first, ...rest);
  }

  // ---------------------------------------------------------------------- hand
  /** How many cards must go before the hand fits. */
  readonly excess = $derived.by(() =>
    this.asked === 'LimitHand' || this.asked === 'DropCards' ? (this.view?.derived.excess ?? 0) : 0,
  );

  /** The cards of the hand that the payment takes, by their place in the hand. */
  readonly raised = $derived.by(() => {
    const left = [...this.paid];
    return this.hand.map((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });

  pickCard(place: number): void {
    const card = this.hand[place];
    if (!card) return;
    this.stuck = false;
    if (this.payment) {
      const better = changed(this.ways, this.payment, { card, more: !this.raised[place] });
      this.stuck = better === null;
      if (better) this.way = better;
    } else if (this.excess > 0) {
      this.ticked = this.ticked.includes(place)
        ? this.ticked.filter((one) => one !== place)
        : [...this.ticked, place];
    } else this.ask(`pay ${card}`);
  }

  /** Discards the ticked cards, in the order in which the rules want them; with too few or too many ticked it is said
   * how many must go. */
  discard(): void {
    if (this.ticked.length !== this.excess) {
      this.ask(this.asked === 'LimitHand' ? `drop ${this.hand[0] ?? 'A'}` : 'discard');
      return;
    }
    const cards = this.ticked.map((place) => this.hand[place]).filter((card) => card !== undefined);
    const order = Object.keys(this.view?.derived.cards ?? {});
    cards.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const moves = [
      ...(this.asked === 'LimitHand' ? ['discard'] : []),
      ...cards.map((card) => `drop ${card}`),
    ];
    const [first, ...rest] = moves;
    if (first) void this.play(first, ...rest);
  }
}

const squaresIn = (move: string): string[] => words(move).slice(2);

const KEY = Symbol('cleopatra');
const known = new WeakMap<TableModel, CleopatraChoice>();
export const provideChoice = (model: TableModel): void => {
  const choice = new CleopatraChoice(model);
  known.set(model, choice);
  setContext(KEY, choice);
};
/** The choice of a table, for whoever is no component. */
export const choiceOf = (model: TableModel): CleopatraChoice | undefined => known.get(model);
export const useChoice = (): CleopatraChoice => getContext<CleopatraChoice>(KEY);
/** The same for a part that is drawn by itself. */
export const choiceContext = (model: TableModel): Map<unknown, unknown> =>
  new Map([[KEY, new CleopatraChoice(model)]]);
