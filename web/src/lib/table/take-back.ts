/** What the one button for taking back would do now, and why it does no more. */
import { t } from '../texts/language.svelte.ts';
import { standing } from './log-lines.ts';
import type { LogLine } from './log-lines.ts';
import type { NewsItem } from '../wire.ts';
import type { TableModel } from './table-model.svelte.ts';

/** At once; past what chance and bots did since; only if the others agree; not at all. */
export type Way = 'own' | 'back' | 'ask' | 'no';

export interface TakeBack {
  way: Way;
  /** The version to go back to. */
  to: number;
  /** The move as the log tells it. */
  what: string;
  /** What stands between: another player has moved, or something was drawn or shown. */
  since: 'moved' | 'revealed' | null;
  by: number | null;
}

const NOTHING: TakeBack = { way: 'no', to: 0, what: '', since: null, by: null };

export function findTakeBack(
  history: NewsItem[],
  lines: LogLine[],
  seat: number,
  atOnce: boolean,
  amongPeople: boolean,
): TakeBack {
  const news = standing(history);
  const last = news.findLastIndex((item) => item.seat === seat && item.move !== null);
  const own = news[last];
  if (!own) return NOTHING;
  const other = news.slice(last + 1).find((item) => item.seat !== null && item.seat !== seat);
  const line = lines.findLast((one) => one.version <= own.version && one.seat === seat && !one.heading);
  return {
    way: atOnce ? 'own' : amongPeople ? 'ask' : 'back',
    to: own.version - 1,
    what: line?.text.replace(/\.$/, '') ?? '',
    since: atOnce ? null : other ? 'moved' : 'revealed',
    by: atOnce ? null : (other?.seat ?? null),
  };
}

export function takeBack(model: TableModel): TakeBack {
  const { connection, seat, table } = model;
  if (seat === null || table?.status !== 'playing') return NOTHING;
  const people = table.seats.some((one) => one.kind === 'person' && !one.yours);
  return findTakeBack(connection.history, model.lines, seat, connection.position?.can_undo ?? false, people);
}

/** The whole sentence: what is taken back, and why the others must be asked or more goes with it. */
export function takeBackSentence(model: TableModel, found: TakeBack): string {
  if (found.way === 'no') return t('undo-nothing');
  const what = t('undo-what', { what: found.what });
  if (found.since === null) return what;
  const player = model.names[(found.by ?? 1) - 1] ?? '';
  return `${what} ${t(`undo-${found.way}-${found.since}`, { player })}`;
}
