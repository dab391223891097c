/** What the player has picked up but not yet played. All it knows of the rules is the list of options. */
import { getContext, setContext } from 'svelte';
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import type { Option } from '../../lib/wire.ts';
import { babelView, NATIONS, side } from './babel-view.ts';
import type { Nation, Site } from './babel-view.ts';

export class BabelChoice {
  card = $state<Nation | null>(null);
  run = $state<{ nation: Nation; number: number } | null>(null);
  migrating = $state(false);
  from = $state<Site | null>(null);
  /** The option whose result is shown as a ghost. */
  preview = $state.raw<Option | null>(null);
  /** The end of the turn waits for a second press. */

  constructor(readonly model: TableModel) {}

  readonly view = $derived.by(() => (this.model.view ? babelView(this.model.view) : null));
  /** Whose side is drawn at the bottom. */
  readonly near = $derived.by(() => this.model.seat ?? 1);
  readonly far = $derived.by(() => 3 - this.near);
  readonly acting = $derived.by(() => this.model.decision?.prompt.key === 'Act' && this.model.mine);
  readonly dropping = $derived.by(() => this.model.decision?.prompt.key === 'DropCards' && this.model.mine);
  readonly pawn = $derived.by(() => (this.view ? side(this.view, this.near).pawn : '-'));
  readonly migrations = $derived.by(() => this.model.options.filter((option) => option.kind === 'mig'));

  option(text: string): Option | undefined {
    return this.model.option(text);
  }

  clear(): void {
    this.card = null;
    this.run = null;
    this.migrating = false;
    this.from = null;
    this.preview = null;
  }

  /** Plays a move, or asks why it cannot be played: then what was picked stays picked. */
  async play(move: string): Promise<void> {
    this.preview = null;
    if (await this.model.play(move)) this.clear();
  }

  // ---------------------------------------------------------------------- hand
  pickCard(nation: Nation): void {
    this.model.refusal = null;
    if (this.dropping) {
      void this.play(`drop ${nation}`);
      return;
    }
    if (!this.acting) return;
    const again = this.card === nation;
    this.clear();
    if (!again) this.card = nation;
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
    if (!this.acting) return;
    const hand = this.view ? side(this.view, this.near).hand : '';
    const held = typeof hand === 'string' && hand.includes(site);
    if (this.card === site || !held) void this.play(`go ${site}`);
    else this.pickCard(site);
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

  pickLane(site: Site): void {
    if (!this.acting) return;
    if (this.migrating) this.pickMigration(site);
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
    if (this.acting) void this.play(`build ${source}`);
  }

  runOptions(nation: Nation, number: number): Option[] {
    return this.model.options.filter(
      (option) =>
        option.facts['run'] === number &&
        (option.kind === `${nation}!` || (option.kind === 'half' && option.facts['nation'] === nation)),
    );
  }

  pickRun(nation: Nation, number: number): void {
    this.model.refusal = null;
    if (!this.acting) return;
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
function abilityText(nation: Nation, number: number): string {
  const base = `${nation}!${number === 1 ? '' : number}`;
  if (nation === 'M') return `${base} A`;
  return nation === 'P' ? `${base} own` : base;
}

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
