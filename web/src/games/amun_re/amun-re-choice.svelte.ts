/** What the player has picked up but not yet played. All it knows of the rules is the list of options. */
import { getContext, setContext } from 'svelte';
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import type { Option } from '../../lib/wire.ts';
import { AmunReBids } from './amun-re-bids.svelte.ts';
import { cardsIn, price, PROVINCES, seatFacts } from './amun-re-view.ts';
import type { Card, Code } from './amun-re-view.ts';

export type Unit = 'farmer' | 'brick';

/** The moves of a step that lay something on the map, the card that does the same, and what limits their number. */
const LAYING: Record<string, { kind: Unit; card: Card; room: string }> = {
  LayFarmers: { kind: 'farmer', card: 'FRM', room: 'AR-5.5' },
  LayBricks: { kind: 'brick', card: 'ARC', room: 'AR-3.7' },
};
/** The step in which a card can be played. */
const STEP_OF: Partial<Record<Card, string>> = {
  FRM: 'LayFarmers',
  ARC: 'LayBricks',
  G8: 'CollectIncome',
  HRV: 'CollectIncome',
};
const CARD_KINDS: Partial<Record<Card, string>> = {
  FRM: 'free',
  ARC: 'architect',
  G8: 'gold8',
  HRV: 'harvest',
};

export class AmunReChoice extends AmunReBids {
  card = $state<Card | null>(null);
  /** How many cards, farmers or bricks are wanted. */
  wanted = $state<number | null>(null);
  unit = $state<Unit>('brick');
  /** The gift; 0 as long as none is chosen. */
  amount = $state(0);
  stealing = $state(false);
  /** Cards ticked to be sold or kept, by their place in the hand. */
  ticked = $state<number[]>([]);
  /** The scoring that was looked at and put away. */
  seen = $state(0);
  recalled = $state(false);
  /** The dialog with cards to tick lies open. */
  choosing = $state(true);
  /** The seal waits for a second press. */
  asking = $state(false);
  /** Bonus cards that could be shown but are kept. */
  kept = $state<Card[]>([]);

  clear(): void {
    this.card = null;
    this.gold = null;
    this.wanted = null;
    this.amount = 0;
    this.stealing = false;
    this.ticked = [];
    this.choosing = true;
    this.asking = false;
    this.kept = [];
    this.recalled = false;
  }

  // ---------------------------------------------------------------------- cards in hand
  /** What a card can do right now. */
  useOf(card: Card): Option | undefined {
    if (this.step === 'SealOffering' || this.step === 'PlaceBid') return this.option(`play ${card}`);
    if (this.step === 'PlayBonuses') return this.option(`bonus ${card}`);
    const kind = CARD_KINDS[card];
    return kind ? this.of(kind)[0] : undefined;
  }

  /** Whether the card lies with the bid or the offering that is being prepared. */
  lies(card: Card): boolean {
    if (!this.view || !this.me) return false;
    if (this.bidding) return this.view.playing.split(' ').includes(card);
    return card === 'ADJ' && this.step === 'SealOffering' && this.me.adjusting === true;
  }

  pickCard(card: Card): void {
    this.model.refusal = null;
    const use = this.useOf(card);
    if (use?.kind === 'play') {
      void this.play(use.text);
      return;
    }
    if (use?.kind === 'bonus') {
      this.keepBonus(card);
      return;
    }
    this.card = this.card === card ? null : card;
    const move = this.card && !use ? this.standsFor(card) : null;
    if (move) void this.play(move);
  }

  /** The move that a card would make in this step, though it cannot now: whoever plays it is told why. */
  private standsFor(card: Card): string | null {
    if (this.bidding) return card === 'BLK' || card === 'RBD' ? `play ${card}` : null;
    if (this.step === 'SealOffering') return card === 'ADJ' ? `play ${card}` : null;
    if (this.step === 'PlayBonuses') return CARD_KINDS[card] ? null : `bonus ${card}`;
    return STEP_OF[card] === this.step ? `${CARD_KINDS[card]} ${this.home}` : null;
  }

  // ---------------------------------------------------------------------- laying on the map
  readonly laying = $derived.by(() => LAYING[this.step] ?? null);

  /** The move that a tap on a province would make. */
  placement(code: Code): string | null {
    const kind = this.card ? CARD_KINDS[this.card] : undefined;
    if (kind && this.of(kind).length > 0) return `${kind} ${code}`;
    if (this.laying) return `${this.laying.kind} ${code}`;
    if (this.step === 'TakeReward') return `take ${this.unit} ${code}`;
    if (this.step !== 'CollectIncome') return null;
    const only = (['gold8', 'harvest'] as const).filter((one) => this.of(one).length > 0);
    return only.length === 1 ? `${only[0]} ${code}` : null;
  }

  glows(code: Code): boolean {
    if (this.bidding) return this.openSteps(code).length > 0;
    const move = this.placement(code);
    return move !== null && this.option(move) !== undefined;
  }

  async pickLand(code: Code): Promise<void> {
    if (this.working) return;
    this.model.refusal = null;
    if (this.bidding && this.offer.includes(code)) {
      this.pickProvince(code);
      return;
    }
    const move = this.placement(code);
    if (move === null) {
      this.stray(code);
      return;
    }
    if (!(await this.play(move, () => (this.card = null)))) return;
    const enough = this.wanted !== null && this.missing === 0;
    // nothing is left to lay: the next Enter is for the commit button
    if (enough || !PROVINCES.some((one) => this.glows(one))) document.getElementById('prompt')?.focus();
  }

  /** A tap on a province that has nothing to do with what is asked. */
  private stray(code: Code): void {
    const cards =
      this.step === 'CollectIncome' && (this.of('gold8').length > 0 || this.of('harvest').length > 0);
    if (this.step === 'BuyCards') this.model.refuse('AR-5.1', 'page-why-cards-first');
    else if (cards) this.model.refuse('AR-7.1', 'page-why-card-first');
    else if (this.seat > 0) void this.play(this.bidding ? this.leastBid(code) : `brick ${code}`);
  }

  /** How many of what was laid in this step lie there. */
  laidIn(code: Code): number {
    return this.step ? this.laid.filter((move) => move.endsWith(` ${code}`)).length : 0;
  }

  /** Takes back what was laid there last; what was laid later elsewhere is laid again. */
  async takeBack(code: Code): Promise<void> {
    const at = this.laid.findLastIndex((move) => move.endsWith(` ${code}`));
    if (at < 0 || this.working) return;
    const again = this.laid.slice(at + 1);
    this.wanted = null;
    await this.undo(this.laid.length - at);
    await this.playAll(again);
  }

  /** How many units the price cells say: laid already, or wanted. */
  readonly count = $derived.by(() =>
    this.laying ? (this.view?.bought ?? 0) + this.missing : (this.wanted ?? 0),
  );
  readonly missing = $derived.by(() =>
    this.laying && this.of(this.laying.kind).length > 0
      ? Math.max(0, (this.wanted ?? 0) - (this.view?.bought ?? 0))
      : 0,
  );

  /** What so many units cost besides those that are paid, what there is to pay with, and how many more can be laid. */
  private limits(units: number): { cost: number; gold: number; fit: number } {
    const { view, laying } = this;
    return {
      cost: price(view, units) - price(view, view?.bought ?? 0),
      gold: this.me?.gold ?? 0,
      fit: view && laying ? seatFacts(view, this.seat).fit[laying.kind] : 0,
    };
  }

  /** Whether so many cards, or farmers or bricks in all, can be bought. */
  canWant(units: number): boolean {
    if (!this.laying) return this.option(`cards ${units}`) !== undefined;
    const bought = this.view?.bought ?? 0;
    const { fit, gold, cost } = this.limits(units);
    return units <= bought || (units - bought <= fit && cost <= gold);
  }

  /** A price cell: with one place to lay them all is done at once, else the map is asked. */
  async want(units: number): Promise<void> {
    this.model.refusal = null;
    this.card = null;
    const laying = this.laying;
    if (this.working) return;
    if (!laying) {
      if (this.option(`cards ${units}`)) this.wanted = units;
      else void this.play(`cards ${units}`);
      return;
    }
    const bought = this.view?.bought ?? 0;
    if (!this.canWant(units)) {
      const { fit, gold, cost } = this.limits(units);
      if (units - bought > fit)
        this.model.refuse(laying.room, `page-why-room-${laying.kind}`, { count: fit });
      else this.model.refuse('AR-5.1', 'too_dear', { need: cost, gold });
      return;
    }
    if (units < bought) {
      const kept = this.laid.filter((move) => !move.startsWith(`${laying.kind} `)).length;
      const bought_moves = this.laid.filter((move) => move.startsWith(`${laying.kind} `));
      this.wanted = null;
      if (kept === 0) await this.undo(bought - units);
      else
        for (const move of bought_moves.slice(units).reverse()) await this.takeBack(move.slice(-3) as Code);
      return;
    }
    this.wanted = units;
    for (let left = units - bought; left > 0; left -= 1) {
      const places = this.of(laying.kind);
      if (places.length !== 1 || !places[0]) return;
      await this.playAll([places[0].text]);
    }
  }

  // ---------------------------------------------------------------------- reward
  canTake(unit: string): boolean {
    return this.of('take').some((option) => option.facts['unit'] === unit);
  }

  /** What is taken next on the map; where nothing can be laid, why. */
  pickUnit(unit: Unit): void {
    this.model.refusal = null;
    if (this.canTake(unit)) this.unit = unit;
    else if (this.of('take').length === 0) void this.play(`take ${unit} ${this.home}`);
    else this.model.refuse(unit === 'farmer' ? 'AR-5.5' : 'AR-3.7', `page-why-room-${unit}`, { count: 0 });
  }

  /** Puts back the power card that was taken last. */
  async dropCard(): Promise<void> {
    const at = this.laid.lastIndexOf('take card');
    if (at < 0) {
      this.model.refuse('AR-6.7', 'page-why-no-card-taken');
      return;
    }
    const again = this.laid.slice(at + 1);
    await this.undo(this.laid.length - at);
    await this.playAll(again);
  }

  // ---------------------------------------------------------------------- selling and keeping
  /** Cards to tick: those to be sold for a price, or those to be kept. */
  readonly ticking = $derived.by((): { cards: Card[]; due: number; move: 'sell' | 'keep' } | null => {
    if (!this.view || !this.me) return null;
    const { due } = this.view;
    if (this.step === 'SellToPay') return { cards: this.hand, due, move: 'sell' };
    if (this.step === 'PledgeCards') {
      const pledged = cardsIn(this.me.pledged);
      const cards = without(this.hand, this.me.adjusting ? [...pledged, 'ADJ'] : pledged);
      return { cards, due, move: 'sell' };
    }
    if (this.step === 'KeepCards') return { cards: cardsIn(this.view.shown), due, move: 'keep' };
    return null;
  });

  tick(place: number): void {
    const due = this.ticking?.due ?? 0;
    if (this.ticked.includes(place)) this.ticked = this.ticked.filter((one) => one !== place);
    else this.ticked = [...this.ticked, place].slice(-due);
  }

  /** In the order of the table of cards, as the rules ask for it; a hand is sorted so. */
  async commitTicked(): Promise<void> {
    const ticking = this.ticking;
    if (!ticking || this.ticked.length !== ticking.due) return;
    const places = [...this.ticked].sort((a, b) => a - b);
    this.ticked = [];
    await this.playAll(places.map((place) => `${ticking.move} ${ticking.cards[place]}`));
  }

  // ---------------------------------------------------------------------- offering
  readonly most = $derived.by(() =>
    Math.max(0, ...this.of('offer').map((option) => Number(option.facts['gold']))),
  );

  /** Chooses a gift; more than there is is answered. */
  offerGold(gold: number): void {
    this.model.refusal = null;
    this.stealing = this.asking = false;
    this.amount = Math.max(0, Math.min(this.most, Math.round(gold) || 0));
    if (gold > this.most) void this.play(`offer ${this.most + 1}`);
  }

  steal(): void {
    this.stealing = !this.stealing;
    this.asking = false;
  }

  async seal(): Promise<void> {
    const move = this.stealing || this.most === 0 ? 'steal' : `offer ${Math.min(this.amount, this.most)}`;
    await this.play(move, () => this.clear());
  }

  // ---------------------------------------------------------------------- bonus cards
  readonly bonuses = $derived.by(() =>
    this.of('bonus').filter((option) => !this.kept.includes(option.facts['card'] as Card)),
  );

  keepBonus(card: Card): void {
    this.kept = this.kept.includes(card) ? this.kept.filter((one) => one !== card) : [...this.kept, card];
  }

  // ---------------------------------------------------------------------- the one green button
  /** The move that the commit button makes; null when it waits for something. */
  readonly commit = $derived.by((): string | null => {
    if (this.working) return null;
    if (this.bidding) return this.bid?.text ?? null;
    if (this.step === 'BuyCards') return this.option(`cards ${this.wanted ?? 0}`)?.text ?? null;
    if (this.ticking) return this.ticked.length === this.ticking.due ? this.ticking.move : null;
    if (this.step === 'SealOffering')
      return this.stealing || this.most === 0 || this.amount > 0 ? 'seal' : null;
    return this.option('done') && this.missing === 0 ? 'done' : null;
  });

  /** What the button waits for. */
  private waits(): void {
    if (this.working) return;
    if (this.bidding) this.model.refuse('AR-4.4', 'page-why-no-bid');
    else if (this.step === 'SealOffering') this.model.refuse('AR-6.1', 'page-why-no-offer');
    else if (this.missing > 0)
      this.model.refuse('AR-5.1', `page-why-place-${this.laying?.kind}`, { count: this.missing });
  }

  async commitNow(): Promise<void> {
    const move = this.commit;
    if (move === null) {
      this.waits();
      return;
    }
    if (this.ticking) await this.commitTicked();
    else if (move === 'seal') await this.seal();
    else if (this.step === 'PlayBonuses')
      await this.playAll([...this.bonuses.map((option) => option.text), 'done']);
    else await this.play(move, () => this.clear());
  }
}

function without(cards: Card[], gone: Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const KEY = Symbol('amun-re');
const known = new WeakMap<TableModel, AmunReChoice>();
export const provideChoice = (model: TableModel): void => {
  const choice = new AmunReChoice(model);
  known.set(model, choice);
  setContext(KEY, choice);
};
/** The choice of a table, for whoever is no component. */
export const choiceOf = (model: TableModel): AmunReChoice | undefined => known.get(model);
export const useChoice = (): AmunReChoice => getContext<AmunReChoice>(KEY);
