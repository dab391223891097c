/** The puzzle at a table: what is asked, how it stands, and what can be done about it. */
import { GameTexts } from '../texts/game-texts.ts';
import type { Catalogue } from '../texts/catalogue.ts';
import type { TableModel } from '../table/table-model.svelte.ts';
import type { CommandBody, PlanDocument, PromptDocument } from '../wire-types.ts';

export type PuzzleCommand = NonNullable<CommandBody['puzzle']>;

export class Puzzle {
  words = $state.raw<Catalogue | null>(null);
  private busy = $state(false);
  /** Where there is little room, what is explained is read in the place of the hand. */
  reading = $state(false);
  /** Where the next one is. */
  onnext: () => void = () => undefined;

  constructor(private readonly model: TableModel) {}

  readonly about = $derived.by(() => this.model.table?.puzzle ?? null);
  readonly now = $derived.by(() => this.model.connection.puzzle);
  readonly solution = $derived.by(() => this.now?.solution ?? null);
  /** What is on the board was judged, or is shown. */
  readonly judged = $derived.by(() => this.now !== null && this.now.state !== 'open');
  private readonly texts = $derived.by(() =>
    this.words ? new GameTexts(this.words, this.model.names, this.model.numbers) : null,
  );

  say(said: PromptDocument | undefined | null, attribute = ''): string {
    return (said && this.texts?.say(said.key + attribute, said.facts)) ?? '';
  }

  theme(name: string): string {
    return this.texts?.say(`theme-${name}`) ?? '';
  }

  /** A plan in a few words. */
  plan(plan: PlanDocument): string {
    return plan.moves.map((move) => this.texts?.move(move) ?? '').join(' · ');
  }

  async send(puzzle: PuzzleCommand, plan?: number): Promise<void> {
    if (this.busy || !this.now) return;
    this.busy = true;
    this.model.refusal = null;
    const answer = await this.model.connection.send({ puzzle, ...(plan === undefined ? {} : { plan }) });
    if (!answer.accepted && answer.refusal) this.model.refusal = { refusal: answer.refusal, move: null };
    this.busy = false;
  }

  /** The keys of a puzzle come before those of the table. */
  key(key: string): boolean {
    if (!this.now) return false;
    const done = this.solution !== null;
    if (key === 'n' && done) this.onnext();
    else if (key === 'e' && done) this.explain();
    else if (key === 'h' && !done) void this.send('hint');
    else return false;
    return true;
  }

  explain(): void {
    this.reading = true;
    document.querySelector<HTMLElement>('[data-explanation]')?.focus();
  }
}
