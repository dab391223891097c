/** The lesson at a table: what the coach says now, and what can be done about it. */
import { t } from '../texts/language.svelte.ts';
import type { Catalogue } from '../texts/catalogue.ts';
import type { TableModel } from '../table/table-model.svelte.ts';
import type { CommandBody } from '../wire-types.ts';

export type LessonCommand = NonNullable<CommandBody['lesson']>;

export class Lesson {
  words = $state.raw<Catalogue | null>(null);
  /** What was said before, step by step. */
  said = $state.raw<{ step: number; text: string }[]>([]);
  private busy = $state(false);
  /** The moves on the table are those of Show me. */
  watched = $state(false);

  /** What the coach says is folded away. */
  folded = $state(false);

  constructor(private readonly model: TableModel) {}

  readonly about = $derived.by(() => this.model.table?.lesson ?? null);
  readonly now = $derived.by(() => this.model.connection.lesson);
  readonly text = $derived.by(() => {
    const { now, words } = this;
    if (!now || !words) return '';
    return now.coach === null ? t('lesson-lost') : words.say(now.coach, arguments_(now.facts));
  });
  readonly title = $derived.by(() => (this.about && this.words ? this.words.say(this.about.title) : ''));
  readonly task = $derived.by(() => (this.about && this.words ? this.words.say(this.about.task) : ''));

  /** By a key: does what the button of that name does, where there is one. */
  press(command: 'show' | 'back' | 'on'): boolean {
    const { now } = this;
    if (!now || !this.about) return false;
    const may = {
      show: now.show && now.state !== 'solved',
      back: now.step > 1 && now.state === 'open',
      on: now.go_on,
    };
    if (may[command]) void this.send(command);
    return may[command];
  }

  fold(): boolean {
    if (this.about) this.folded = !this.folded;
    return this.about !== null;
  }

  async send(command: LessonCommand): Promise<void> {
    const step = this.now?.step;
    if (this.busy || step === undefined) return;
    this.busy = true;
    if (command === 'on' && this.text) this.said = [...this.said, { step, text: this.text }];
    this.model.refusal = null;
    this.watched = command === 'show';
    const answer = await this.model.connection.send({ lesson: command, step });
    // pressed twice: the first press has been carried out
    if (!answer.accepted && answer.refusal && answer.refusal.code !== 'stale')
      this.model.refusal = { refusal: answer.refusal, move: null };
    this.busy = false;
  }
}

function arguments_(facts: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}
