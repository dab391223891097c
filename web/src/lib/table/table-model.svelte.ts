/** Everything the parts of a table's page share: the connection, the words, what was refused, what lies open. */
import { getContext, setContext } from 'svelte';
import { blocked } from '../account/blocked.svelte.ts';
import type { GameModule } from '../../games/module.ts';
import { settings } from '../settings.svelte.ts';
import { t } from '../texts/language.svelte.ts';
import { numbersOf } from '../texts/edition-values.ts';
import { GameTexts } from '../texts/game-texts.ts';
import { seatName } from '../texts/seat-names.ts';
import type { Catalogue } from '../texts/catalogue.ts';
import type { EditionDocument, NoteDocument } from '../wire-types.ts';
import type { Facts, Option, Position, Refusal, Seat, View } from '../wire.ts';
import type { Explained } from './about.ts';
import type { TableConnection } from './connection.svelte.ts';
import { HandView } from './hand-view.svelte.ts';
import { HintOnWish } from './hint.svelte.ts';
import { logLines } from './log-lines.ts';
import type { LogLine } from './log-lines.ts';
import { plainScore } from './plain-summary.ts';
import { Coach } from '../learn/coach.svelte.ts';
import { Lesson } from '../learn/lesson.svelte.ts';
import { Puzzle } from '../puzzles/puzzle.svelte.ts';
import { Scenes } from './scenes.svelte.ts';
import { takeBack, takeBackSentence } from './take-back.ts';

export type Panel = 'log' | 'chat' | 'rules';

/** What was asked about before it is done; a second press says yes. */
type Asked = { text: string } & ({ to: 'move'; move: string } | { to: 'undo' });
/** Why something was not done, and the move that was meant, if it was one. */
interface Refused {
  refusal: Refusal;
  move: string | null;
}

export class TableModel {
  catalogue = $state.raw<Catalogue | null>(null);
  /** What is played with: the edition's values, and those that the owner of a box corrected. */
  values = $state.raw<EditionDocument | null>(null);
  /** What the players of a picture are called, where nobody sits. */
  called = $state.raw<string[] | null>(null);
  /** Whether the board marks what is only reconstructed. */
  marking = $state(false);
  panel = $state<Panel>('log');
  /** The panel lies over the table; where it has a column of its own it never does. */
  sheet = $state(false);
  docked = $state(false);
  rule = $state<string | null>(null);
  /** The game on one page lies in the place of the rulebook. */
  aid = $state(false);
  /** The earlier version that is looked at; null: now. */
  lookedAt = $state<number | null>(null);
  /** What is explained, beside the thing itself. */
  popover = $state.raw<Explained | null>(null);
  /** How a press was answered instead of being carried out: by a question or by a reason. Both hold in this very
   * position. */
  private asked = $state.raw<(Asked & { position: Position | null }) | null>(null);
  private refused = $state.raw<(Refused & { position: Position | null }) | null>(null);
  /** More moves follow the one that is on its way. */
  following = $state(false);
  keyHelp = $state(false);
  tableHelp = $state(false);
  /** What must be said at once to those who do not see the screen. */
  alarm = $state('');
  readonly hand = new HandView(this);
  readonly hint = new HintOnWish(this);
  readonly scenes = new Scenes(this);
  readonly lesson = new Lesson(this);
  readonly coach = new Coach(this);
  readonly puzzle = new Puzzle(this);

  constructor(
    readonly connection: TableConnection,
    readonly module: GameModule | null,
  ) {}

  // ---------------------------------------------------------------------- what there is
  /** The view that is looked at again, if it is another one than the present. */
  readonly earlier = $derived.by((): View | null => {
    const { past, position } = this.connection;
    if (this.lookedAt === null || this.lookedAt >= (position?.version ?? 0)) return null;
    return past.find((one) => one.version === this.lookedAt)?.view ?? null;
  });
  readonly table = $derived.by(() => this.connection.table);
  /** Moves are on their way: from the last position on, whatever one chooses is meant for what is asked then. */
  readonly working = $derived.by(() => this.following || this.connection.busy);
  /** What one wrote for oneself here. */
  ownNote = $state.raw<NoteDocument | null>(null);
  /** Several people play here, in their own time: one may want to write something down. */
  readonly notes = $derived.by(
    () =>
      !__STATIC__ &&
      this.seat !== null &&
      this.connection.table?.clock?.kind !== 'live' &&
      this.seats.filter((seat) => seat.kind === 'person').length > 1,
  );
  /** One learns or solves alone here: it is no game, and everything can be taken back. */
  readonly alone = $derived.by(() => Boolean(this.connection.table?.lesson ?? this.connection.table?.puzzle));
  readonly seats = $derived.by(() => this.connection.table?.seats ?? []);
  readonly seat = $derived.by(() => this.connection.position?.seat ?? null);
  readonly view = $derived.by((): View | null => this.earlier ?? this.connection.position?.view ?? null);
  readonly numbers = $derived.by(() => numbersOf(this.values));
  /** The names of the values that no source gives. */
  readonly reconstructed = $derived.by(
    () =>
      new Set(
        (this.values?.values ?? []).filter((one) => one.kind === 'reconstruction').map((one) => one.name),
      ),
  );
  readonly decision = $derived.by(() => (this.earlier ? null : (this.connection.position?.decision ?? null)));
  readonly options = $derived.by((): Option[] => this.decision?.options ?? []);
  /** As one string: seats arrive anew with every move, and texts are made anew only when somebody has another name. */
  private readonly spelled = $derived.by(() => JSON.stringify(this.called ?? this.seats.map(seatName)));
  readonly names = $derived.by(() => JSON.parse(this.spelled) as string[]);
  readonly texts = $derived.by(() =>
    this.catalogue === null ? null : new GameTexts(this.catalogue, this.names, this.numbers),
  );
  readonly mine = $derived.by(() => this.decision !== null && this.connection.table?.status === 'playing');
  /** Another of one's own seats is asked: nothing is shown until the screen was handed over. */
  readonly handOver = $derived.by((): Seat | null => {
    const table = this.connection.table;
    if (table?.status !== 'playing' || this.seat === null || table.asked.includes(this.seat)) return null;
    return table.seats.find((seat) => seat.yours && table.asked.includes(seat.seat)) ?? null;
  });
  readonly lines = $derived.by((): LogLine[] =>
    this.texts === null
      ? []
      : logLines(this.connection.history, this.texts, this.module?.headings ?? [], (key, values) =>
          t(key, values),
        ),
  );
  /** The last message that stood on the screen. */
  private chatSeen = $state(0);
  /** Messages of others that nobody here has looked at; one's own were read while they were written. */
  readonly unread = $derived.by(() => {
    if (this.panel === 'chat' && (this.docked || this.sheet)) return 0;
    const own = this.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
    return this.connection.chat.filter(
      ({ id, seat }) =>
        id > this.chatSeen && seat !== null && !own.includes(seat) && !blocked.has(this.connection.id, seat),
    ).length;
  });
  readonly unplaced = $derived.by(() => this.options.filter((option) => !this.module?.placed(option)));

  option(text: string): Option | undefined {
    return this.options.find((option) => option.text === text);
  }

  score(seat: number): number | null {
    if (!this.view) return null;
    return this.module?.score ? this.module.score(this.view, seat) : plainScore(this.view, seat);
  }

  // ---------------------------------------------------------------------- what one does
  private readonly question = $derived.by(() =>
    this.asked?.position === this.connection.position ? this.asked : null,
  );

  /** What would be given up by the move that was just pressed, and the question whether it shall be. */
  loss(move: string): string | null {
    return this.question?.to === 'move' && this.question.move === move ? this.question.text : null;
  }

  /** What the prompt asks about taking back. */
  readonly note = $derived.by(() => (this.question?.to === 'undo' ? this.question.text : null));

  private ask(asked: Asked): void {
    this.asked = { ...asked, position: this.connection.position };
  }

  get refusal(): Refused | null {
    return this.refused?.position === this.connection.position ? this.refused : null;
  }

  set refusal(refused: Refused | null) {
    this.refused = refused && { ...refused, position: this.connection.position };
  }

  /** Answers a press that is no move by itself: by a reason of the rules, or in words of the game's page (`page-`). */
  refuse(rule: string, key: string, facts: Facts = {}): void {
    const refusal = key.startsWith('page-')
      ? { code: key, rule, reason: null, facts }
      : { code: 'illegal', rule, reason: key, facts };
    this.refusal = { refusal, move: null };
  }

  /** Nobody pressed a second time. */
  keep(): void {
    this.asked = null;
  }

  /** Plays a move; one that is not possible is answered by the reason, and nothing is lost. What would give something
   * up is asked about once. `done` is for what belongs to the old position: it is called before the new one is shown. */
  async play(move: string, done: () => void = () => {}): Promise<boolean> {
    if (this.connection.busy || this.connection.link !== 'open') return false;
    this.refusal = null;
    const loss = this.decision?.losses[move];
    if (loss && this.texts && settings.kept.confirm && !this.alone && this.loss(move) === null) {
      const text = `${this.texts.reason(loss.reason, loss.facts)} ${t('give-up')}`;
      this.ask({ to: 'move', move, text });
      return false;
    }
    this.asked = null;
    let open = true;
    const finish = (): void => {
      if (open) done();
      open = false;
    };
    this.connection.beforeNext(finish);
    const refusal = await this.connection.play(move);
    if (refusal) {
      open = false;
      this.refusal = { refusal, move };
    } else finish();
    return refusal === null;
  }

  /** Takes back the last move; where more goes with it, or others must agree, that is said first. */
  async undo(): Promise<void> {
    const found = takeBack(this);
    const isSaid = this.question?.to === 'undo' && found.way !== 'no';
    this.refusal = null;
    if (found.way !== 'own' && !isSaid) {
      this.ask({ to: 'undo', text: takeBackSentence(this, found) });
      return;
    }
    this.asked = null;
    const answer = await this.connection.send(
      found.way === 'own' ? { undo: 'own' } : { undo: 'ask', to: found.to },
    );
    if (!answer.accepted && answer.refusal) this.refusal = { refusal: answer.refusal, move: null };
  }

  /** Shows an earlier moment, or the present. */
  lookAt(version: number | null): void {
    this.lookedAt = version === this.connection.position?.version ? null : version;
  }

  private neighbour(way: -1 | 1): number | undefined {
    const at = this.lookedAt ?? this.connection.position?.version ?? 0;
    const versions = this.connection.past.map((one) => one.version);
    return way < 0 ? versions.filter((one) => one < at).at(-1) : versions.find((one) => one > at);
  }

  canStep(way: -1 | 1): boolean {
    return this.neighbour(way) !== undefined;
  }

  step(way: -1 | 1): void {
    const next = this.neighbour(way);
    if (next !== undefined) this.lookAt(next);
  }

  /** The messages stand on the screen. */
  seeChat(): void {
    this.chatSeen = this.connection.chat.at(-1)?.id ?? 0;
  }

  openPanel(panel: Panel): void {
    this.panel = panel;
    this.sheet = !this.docked;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.aid = false;
    this.openPanel('rules');
  }

  openAid(): void {
    this.aid = true;
    this.openPanel('rules');
  }

  refusalText(): string {
    const refusal = this.refusal?.refusal;
    if (!refusal) return '';
    if (refusal.code === 'illegal' && refusal.reason && this.texts)
      return this.texts.reason(refusal.reason, refusal.facts ?? {});
    // what is no move by itself is answered by the page of the game
    if (this.texts?.has(refusal.code)) return this.texts.say(refusal.code, refusal.facts ?? {});
    const wait = Number(refusal.facts?.['wait'] ?? 1);
    const said = t(`refused-${refusal.code}`, { wait: Math.ceil(wait) });
    return said === `refused-${refusal.code}` ? t('refused-other', { code: refusal.code }) : said;
  }
}

const KEY = Symbol('table');
export const provideTable = (model: TableModel): TableModel => setContext(KEY, model);
export const useTable = (): TableModel => getContext<TableModel>(KEY);
