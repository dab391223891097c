/** The one sentence on top of the dock: what is expected, from the reader's point of view. */
import { delayOf } from './terms.ts';
import { t } from '../texts/language.svelte.ts';
import { verdict } from './result-sentence.ts';
import type { Verdict } from './result-sentence.ts';
import type { TableModel } from './table-model.svelte.ts';

export type PromptState =
  | 'connecting'
  | 'lost'
  | 'mine'
  | 'waiting'
  | 'watching'
  | 'over'
  | 'illegal'
  | 'paused'
  | 'asked'
  | 'past'
  | 'sealed';

export function listed(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** The result in one sentence from the reader's point of view, and how the game ended where that does not tell it. */
export function resultOf(model: TableModel): Verdict {
  const table = model.table;
  if (!table?.result || table.status === 'aborted' || !model.texts) return { won: t('aborted'), ended: '' };
  const yours = table.seats.filter((seat) => seat.yours);
  const reader = yours.length === 1 ? (yours[0]?.seat ?? null) : null;
  const joined = (names: string[]): string => listed(names, document.documentElement.lang);
  return verdict(table.result, model.names, reader, model.texts, joined);
}

export function scoreOf(model: TableModel, seat: number): number {
  const scores = model.table?.result?.scores;
  if (Array.isArray(scores)) return scores[seat - 1] ?? 0;
  return scores?.[String(seat)] ?? model.score(seat) ?? 0;
}

export function promptState(model: TableModel): PromptState {
  const { connection } = model;
  if (connection.link === 'lost' || connection.link === 'gone') return 'lost';
  if (connection.link === 'connecting' || !model.texts) return 'connecting';
  if (model.refusal) return 'illegal';
  if (model.earlier) return 'past';
  if (model.table?.status === 'over' || model.table?.status === 'aborted') return 'over';
  if (model.table?.paused) return 'paused';
  if (model.table?.undo_request || model.table?.pause_request) return 'asked';
  if (model.mine) return 'mine';
  if (model.seat !== null && model.connection.position?.waiting.some((one) => one.prompt === null))
    return 'sealed';
  return model.seat === null ? 'watching' : 'waiting';
}

export function waitingSentence(model: TableModel): string {
  const waiting = model.connection.position?.waiting ?? [];
  const first = waiting[0];
  if (!first) return t('waiting-chance');
  if (waiting.length === 1 && first.prompt && model.texts)
    return model.texts.waiting(first.prompt.key, first.prompt.facts, first.seat);
  const names = waiting.map((one) => model.names[one.seat - 1] ?? '');
  return t('waiting-many', { players: listed(names, document.documentElement.lang) });
}

export function promptSentence(model: TableModel, state: PromptState, seconds: number): string {
  if (model.note !== null && !['connecting', 'lost', 'illegal', 'past', 'over'].includes(state))
    return model.note;
  switch (state) {
    case 'connecting':
      return t('connecting');
    case 'lost':
      if (model.connection.link === 'gone') return t(`gone-${model.connection.closedBy ?? 4404}`);
      return seconds > 0 ? t('lost', { seconds }) : t('lost-now');
    case 'past':
      return t(model.connection.position?.decision ? 'past-your-turn' : 'past');
    case 'illegal':
      return model.refusalText();
    case 'over':
      return model.puzzle.about ? t('puzzle-over') : resultOf(model).won;
    case 'sealed':
      return `${t('sealed')} ${waitingSentence(model)}`;
    case 'paused':
      return t('paused');
    case 'asked': {
      const undo = model.table?.undo_request;
      const asked = undo ?? model.table?.pause_request;
      const kind = undo ? 'undo' : 'pause';
      if (asked?.seat === model.seat) return t(`${kind}-wait`);
      const player = model.names[(asked?.seat ?? 1) - 1] ?? '';
      return undo ? t('undo-asked-moves', { player, moves: undo.moves }) : t('pause-asked', { player });
    }
    case 'mine': {
      const prompt = model.decision?.prompt;
      const picked = model.module?.prompt?.(model);
      if (picked) return picked;
      return prompt && model.texts ? model.texts.prompt(prompt.key, prompt.facts) : '';
    }
    case 'watching': {
      const delay = model.table?.delay ?? null;
      if (delay === 0) return t('watching-end');
      return `${waitingSentence(model)} ${delay === null ? t('watching') : t('watching-later', delayOf(delay))}`;
    }
    default:
      // nobody else moves in a puzzle
      return model.puzzle.about ? t('puzzle-over') : waitingSentence(model);
  }
}
