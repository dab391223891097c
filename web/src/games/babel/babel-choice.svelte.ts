/** What the player has picked up but not yet played. All it knows of the rules is the list of options. */
import { getContext, setContext, untrack } from 'svelte';
import { explained } from '../../lib/table/about.ts';
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import type { Option } from '../../lib/wire.ts';
import { ABOUT, babelView, handStacks, NATIONS, side } from './babel-view.ts';
import type { Nation, Site } from './babel-view.ts';

export class BabelChoice {
  card = $state<Nation | null>(null);
  run = $state<{ nation: Nation; number: number } | null>(null);
  migrating = $state(false);
  from = $state<Site | null>(null);
  /** The cards chosen to be discarded, where half of the hand is lost. */
  drops = $state.raw<Nation[]>([]);
  /** The option whose result is shown as a ghost. */
  preview = $state.raw<Option | null>(null);

  /** Those that are confirmed and wait for their question. */
  private leaving = $state.raw<Nation[]>([]);
  private answered = $state.raw<object | null>(null);

  constructor(readonly model: TableModel) {
    $effect(() => this.sendDrop());
  }

  readonly view = $derived.by(() => (this.model.view ? babelView(this.model.view) : null));
  /** Whose side is drawn at the bottom. */
  readonly near = $derived.by(() => this.model.seat ?? 1);
  readonly far = $derived.by(() => 3 - this.near);
  readonly acting = $derived.by(() => this.model.decision?.prompt.key === 'Act' && this.model.mine);
  private readonly losing = $derived.by(
    () => this.model.decision?.prompt.key === 'DropCards' && this.model.mine,
  );
  /** The chosen cards are on their way: nothing is asked until they are gone. */
  readonly sending = $derived.by(
    () => this.losing && (this.leaving.length > 0 || this.model.decision === this.answered),
  );
  readonly dropping = $derived.by(() => this.losing && !this.sending);
  /** Whoever sits at a running game is answered also when somebody else is asked. */
  readonly seated = $derived.by(
    () => this.model.seat !== null && !this.model.earlier && this.model.table?.status === 'playing',
  );
  readonly due = $derived.by(() => Number(this.model.decision?.prompt.facts['due'] ?? 0));
  readonly pawn = $derived.by(() => (this.view ? side(this.view, this.near).pawn : '-'));
  readonly migrations = $derived.by(() => this.model.options.filter((option) => option.kind === 'mig'));

  /** How far both are, and what ends the game. */
  readonly race = $derived.by(() => {
    const { texts } = this.model;
    if (!this.view || !texts) return null;
    const near = side(this.view, this.near).total;
    const far = side(this.view, this.far).total;
    const names = { near_name: texts.player(this.near), far_name: texts.player(this.far) };
    return {
      near,
      far,
      nearSeat: this.near,
      end: this.view.derived.end,
      label: texts.say('page-race-label', { near, far, ...names }),
      aim: texts.say(this.view.endgame ? 'page-race-endgame' : 'page-race-text'),
    };
  });

  /** What to do with what is picked up: in place of the prompt, so that nothing moves when it comes or goes. */
  readonly picked = $derived.by(() => {
    const { texts } = this.model;
    if (!texts || !this.acting) return null;
    if (this.migrating)
      return texts.say(this.from === null ? 'page-hint-from' : 'page-hint-to', {
        cards: this.view?.derived.migrating ?? 0,
      });
    return this.card ? texts.say('page-hint-chosen', { nation: this.card }) : null;
  });

  option(text: string): Option | undefined {
    return this.model.option(text);
  }

  clear(): void {
    this.card = null;
    this.run = null;
    this.migrating = false;
    this.from = null;
    this.drops = [];
    this.preview = null;
  }

  /** Plays a move, or asks why it cannot be played: then what was picked stays picked. */
  async play(move: string): Promise<void> {
    this.preview = null;
    await this.model.play(move, () => this.clear());
  }

  /** Plays what a click stands for: to whoever is not asked, the server says who is. */
  private ask(move: string): void {
    if (this.seated) void this.play(move);
  }

  /** Things that are only looked at tell about themselves when they are pressed. */
  readonly explain = (event: Event): void => {
    this.model.popover = explained(event.currentTarget, false);
  };

  /** Everything but a migration happens where the pawn stands. */
  private refuseElsewhere(): void {
    if (this.pawn === '-') this.model.refuse('BA-4.4', 'pawn_on_quarry');
    else this.model.refuse('BA-4.4', 'only_here', { site: this.pawn });
  }

  // ---------------------------------------------------------------------- hand
  pickCard(nation: Nation): void {
    this.model.refusal = null;
    if (this.dropping) {
      this.pickDrop(nation);
      return;
    }
    if (this.sending) return;
    if (!this.acting) {
      this.ask(`go ${nation}`);
      return;
    }
    const again = this.card === nation;
    this.clear();
    if (!again) this.card = nation;
  }

  /** One card more of this nation; after its last, or after the last that is due, none of it. */
  private pickDrop(nation: Nation): void {
    const held = this.view ? handStacks(side(this.view, this.near).hand) : [];
    const count = held.find((one) => one.nation === nation)?.count ?? 0;
    const full = this.drops.length === this.due || this.dropped(nation) === count;
    this.drops = full ? this.drops.filter((one) => one !== nation) : [...this.drops, nation];
  }

  dropped(nation: Nation): number {
    return this.drops.filter((one) => one === nation).length;
  }

  /** For the player it is one choice; the server asks card by card, in the order of the nations (BA-5.11). */
  drop(): void {
    const left = this.due - this.drops.length;
    if (left > 0) {
      this.model.refuse('BA-5.9', 'choose_drops', { left });
      return;
    }
    this.leaving = [...this.drops].sort();
    this.clear();
  }

  /** One card for each question, and only once that question is here. */
  private sendDrop(): void {
    const { decision } = this.model;
    const next = this.leaving[0];
    if (!next || this.model.connection.busy || decision === this.answered) return;
    if (!this.losing) {
      this.leaving = [];
      return;
    }
    this.answered = decision;
    this.leaving = this.leaving.slice(1); // before the answer: the next question may come first
    untrack(() => {
      void this.model.play(`drop ${next}`).then((fine) => {
        if (fine) return;
        this.leaving = [];
        this.answered = null;
      });
    });
  }

  canMove(nation: Nation): boolean {
    return this.option(`go ${nation}`) !== undefined;
  }

  canDeploy(nation: Nation): boolean {
    return this.option(`dep ${nation}`) !== undefined;
  }

  // ---------------------------------------------------------------------- sites and lanes
  siteGlows(site: Site): boolean {
    return this.card === site && this.canMove(site);
  }

  pickSite(site: Site): void {
    this.model.refusal = null;
    if (!this.acting) {
      this.ask(`go ${site}`);
      return;
    }
    if (this.run) {
      this.aim(this.run, site);
      return;
    }
    const hand = this.view ? side(this.view, this.near).hand : '';
    const held = typeof hand === 'string' && hand.includes(site);
    if (this.card === site || !held) void this.play(`go ${site}`);
    else this.pickCard(site);
  }

  /** A temple is clicked while an ability is open: it is used on it, if it can be, in the one way there is. */
  private aim(run: { nation: Nation; number: number }, site: Site): void {
    const ways = this.runOptions(run.nation, run.number).filter((option) => option.kind !== 'half');
    if (site !== this.pawn) this.refuseElsewhere();
    else if (ways.length > 1) this.model.refuse(ABOUT[run.nation], 'choose_way', { nation: run.nation });
    else void this.play(ways[0]?.text ?? abilityText(run.nation, run.number));
  }

  /** The place of the pawns before their first move. */
  pickQuarry(): void {
    if (!this.seated) return;
    if (this.pawn === '-') this.model.refuse('BA-4.4', 'pawn_on_quarry');
    else this.model.refuse('BA-2.3', 'back_to_quarry');
  }

  laneGlows(site: Site): boolean {
    if (this.migrating) return this.laneOptions(site).length > 0;
    return this.card !== null && site === this.pawn && this.canDeploy(this.card);
  }

  private laneOptions(site: Site): Option[] {
    return this.migrations.filter((option) =>
      this.from === null
        ? option.facts['site'] === site
        : option.facts['site'] === this.from && option.facts['to'] === site,
    );
  }

  /** Whether a click on an own lane means something else than a wish to know what it is. */
  readonly placing = $derived.by(() => this.acting && (this.migrating || this.card !== null));

  pickLane(site: Site): void {
    this.model.refusal = null;
    if (this.migrating) this.pickMigration(site);
    else if (site !== this.pawn) this.refuseElsewhere();
    else if (this.card !== null) void this.play(`dep ${this.card}`);
  }

  private pickMigration(site: Site): void {
    if (this.from === site) this.from = null;
    else if (this.from !== null) void this.play(`mig ${this.from}>${site}`);
    else if (this.laneOptions(site).length > 0) this.from = site;
    else void this.play(`mig ${site}>${otherThan(site)}`);
  }

  startMigrating(): void {
    this.model.refusal = null;
    if (this.migrating) {
      this.clear();
      return;
    }
    if (this.migrations.length === 0) {
      const site = this.pawn === '-' ? 'A' : this.pawn;
      void this.play(`mig ${site}>${otherThan(site)}`);
      return;
    }
    this.clear();
    this.migrating = true;
  }

  // ---------------------------------------------------------------------- temples and abilities
  build(source: 'own' | 'opp' | 'res'): void {
    const skip = this.run?.nation === 'P' && source !== 'res';
    if (skip) void this.play(abilityText('P', this.run?.number ?? 1, source));
    else this.ask(`build ${source}`);
  }

  runOptions(nation: Nation, number: number): Option[] {
    return this.model.options.filter(
      (option) =>
        option.facts['run'] === number &&
        (option.kind === `${nation}!` || (option.kind === 'half' && option.facts['nation'] === nation)),
    );
  }

  pickRun(nation: Nation, number: number, site: Site | '-'): void {
    this.model.refusal = null;
    if (!this.acting) {
      this.ask(abilityText(nation, number));
      return;
    }
    if (site !== this.pawn) {
      this.refuseElsewhere();
      return;
    }
    if (this.runOptions(nation, number).length === 0) {
      void this.play(abilityText(nation, number));
      return;
    }
    const again = this.run?.nation === nation && this.run.number === number;
    this.clear();
    if (!again) this.run = { nation, number };
  }

  readonly ready = $derived.by(() => {
    const runs = new Set<string>();
    for (const option of this.model.options)
      if (typeof option.facts['run'] === 'number')
        runs.add(
          `${option.kind === 'half' ? String(option.facts['nation']) : option.kind.charAt(0)}${option.facts['run']}`,
        );
    return [...runs].map((text) => ({ nation: text.charAt(0) as Nation, number: Number(text.slice(1)) }));
  });
}

const otherThan = (site: Site): Site => NATIONS.find((one) => one !== site) ?? 'A';

/** The spelling of an ability's use; only asked for its refusal where it takes more to play it. */
export function abilityText(nation: Nation, number: number, way = nation === 'P' ? 'own' : 'A'): string {
  const base = `${nation}!${number === 1 ? '' : number}`;
  return nation === 'M' || nation === 'P' ? `${base} ${way}` : base;
}

export const halveText = (nation: Nation, number: number): string =>
  `half ${nation}${number === 1 ? '' : number}`;

const KEY = Symbol('babel');
const known = new WeakMap<TableModel, BabelChoice>();
export const provideChoice = (model: TableModel): void => {
  const choice = new BabelChoice(model);
  known.set(model, choice);
  setContext(KEY, choice);
};
/** The choice of a table, for whoever is no component. */
export const choiceOf = (model: TableModel): BabelChoice | undefined => known.get(model);
export const useChoice = (): BabelChoice => getContext<BabelChoice>(KEY);
