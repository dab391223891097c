/** Everything the parts of a table's page share: the connection, the words, what was refused, what lies open. */
import { getContext, setContext } from 'svelte';
import type { GameModule } from '../../games/module.ts';
import { t } from '../texts/language.svelte.ts';
import { correctedNumbers } from '../texts/edition-numbers.ts';
import { GameTexts } from '../texts/game-texts.ts';
import type { Catalogue } from '../texts/catalogue.ts';
import type { Option, Refusal, Seat, View } from '../wire.ts';
import type { TableConnection } from './connection.svelte.ts';
import { logLines } from './log-lines.ts';
import type { LogLine } from './log-lines.ts';

export type Panel = 'log' | 'chat' | 'rules';

export function seatName(seat: Seat): string {
  if (seat.kind === 'bot') return t(`bot-name-${seat.seat}`);
  if (seat.kind === 'open') return t('open-seat');
  return seat.name ?? t('guest');
}

export class TableModel {
  catalogue = $state.raw<Catalogue | null>(null);
  /** What the edition prints. */
  printed = $state.raw<Record<string, number>>({});
  refusal = $state.raw<{ refusal: Refusal; move: string | null } | null>(null);
  panel = $state<Panel>('log');
  /** The panel lies over the table; where it has a column of its own it never does. */
  sheet = $state(false);
  docked = $state(false);
  rule = $state<string | null>(null);
  announcement = $state('');

  constructor(
    readonly connection: TableConnection,
    readonly module: GameModule | null,
  ) {}

  // ---------------------------------------------------------------------- what there is
  readonly table = $derived.by(() => this.connection.table);
  readonly seats = $derived.by(() => this.connection.table?.seats ?? []);
  readonly seat = $derived.by(() => this.connection.position?.seat ?? null);
  readonly view = $derived.by((): View | null => this.connection.position?.view ?? null);
  /** What is played with: the edition's numbers, and what the owner of a box corrected. */
  readonly numbers = $derived.by(() => ({ ...this.printed, ...correctedNumbers(this.view?.['data']) }));
  readonly decision = $derived.by(() => this.connection.position?.decision ?? null);
  readonly options = $derived.by((): Option[] => this.decision?.options ?? []);
  readonly names = $derived.by(() => this.seats.map(seatName));
  readonly texts = $derived.by(() =>
    this.catalogue === null ? null : new GameTexts(this.catalogue, this.names, this.numbers),
  );
  readonly mine = $derived.by(() => this.decision !== null && this.connection.table?.status === 'playing');
  readonly lines = $derived.by((): LogLine[] =>
    this.texts === null
      ? []
      : logLines(this.connection.history, this.texts, this.module?.headings ?? [], (key, values) =>
          t(key, values),
        ),
  );
  readonly unplaced = $derived.by(() => this.options.filter((option) => !this.module?.placed(option)));

  option(text: string): Option | undefined {
    return this.options.find((option) => option.text === text);
  }

  score(seat: number): number | null {
    return this.module && this.view ? this.module.score(this.view, seat) : null;
  }

  // ---------------------------------------------------------------------- what one does
  /** Plays a move; one that is not possible is answered by the reason, and nothing is lost. */
  async play(move: string): Promise<boolean> {
    if (this.connection.busy || this.connection.link !== 'open') return false;
    this.refusal = null;
    const refusal = await this.connection.play(move);
    if (refusal) this.refusal = { refusal, move };
    return refusal === null;
  }

  async undo(): Promise<void> {
    if (!this.connection.position?.can_undo) return;
    this.refusal = null;
    const answer = await this.connection.send({ undo: 'own' });
    if (!answer.accepted && answer.refusal) this.refusal = { refusal: answer.refusal, move: null };
  }

  openPanel(panel: Panel): void {
    this.panel = panel;
    this.sheet = !this.docked;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.openPanel('rules');
  }

  refusalText(): string {
    const refusal = this.refusal?.refusal;
    if (!refusal) return '';
    if (refusal.code === 'illegal' && refusal.reason && this.texts)
      return this.texts.reason(refusal.reason, refusal.facts ?? {});
    const known = ['stale', 'cannot_undo', 'too_often', 'unavailable'].includes(refusal.code);
    return known
      ? t(`refused-${refusal.code}`, { wait: Math.ceil(refusal.wait ?? 1) })
      : t('refused-other', { code: refusal.code });
  }
}

const KEY = Symbol('table');
export const provideTable = (model: TableModel): TableModel => setContext(KEY, model);
export const useTable = (): TableModel => getContext<TableModel>(KEY);
