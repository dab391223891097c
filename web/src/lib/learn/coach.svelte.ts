/** The coach of a first game: what was said at this table, and what is said about the decision that is open. */
import { GameTexts } from '../texts/game-texts.ts';
import type { Catalogue } from '../texts/catalogue.ts';
import type { TableModel } from '../table/table-model.svelte.ts';
import type { CommandBody } from '../wire-types.ts';

export class Coach {
  words = $state.raw<Catalogue | null>(null);
  private opened = false;

  constructor(private readonly model: TableModel) {}

  /** Null at every table without a coach, and for those who only look on. */
  readonly told = $derived.by(() => (this.model.table?.coach ? this.model.connection.coach : null));
  readonly quiet = $derived.by(() => this.told?.quiet ?? false);
  private readonly texts = $derived.by(() =>
    this.words === null ? null : new GameTexts(this.words, this.model.names, this.model.numbers),
  );
  readonly said = $derived.by(() => {
    const { told, texts } = this;
    if (!told || !texts) return [];
    return told.said.map(({ line, facts }) => ({ line, text: texts.say(line, facts) }));
  });
  /** It goes with the decision, also before the server has said so. */
  readonly now = $derived.by(() =>
    this.model.mine ? (this.said.find((one) => one.line === this.told?.now)?.text ?? '') : '',
  );
  /** What it speaks of, if that is one thing. */
  readonly marks = $derived.by(() => (this.now && this.told?.mark ? [this.told.mark] : []));
  /** What was said before. */
  readonly before = $derived.by(() => this.said.filter((one) => one.text !== this.now));

  send(what: NonNullable<CommandBody['coach']>): void {
    void this.model.connection.send({ coach: what });
  }

  toggle(): boolean {
    if (!this.told) return false;
    this.send(this.quiet ? 'speak' : 'quiet');
    return true;
  }

  /** Somebody reads it: the server counts games in which nobody does. */
  read(): void {
    if (this.opened || !this.told) return;
    this.opened = true;
    this.send('opened');
  }
}
