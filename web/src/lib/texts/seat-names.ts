/** What whoever sits at a table is called. */
import type { Seat } from '../wire.ts';
import { t } from './language.svelte.ts';

export function seatName(seat: Seat): string {
  if (seat.kind === 'bot') return seat.name ?? t(`bot-name-${seat.seat}`);
  if (seat.kind === 'open') return t('open-seat');
  return seat.name ?? t('guest');
}

/** A house bot and its level, or somebody's own program. */
export function botRole(seat: Seat): string {
  if (seat.level !== null) return `${t('bot')} · ${t(`level-${seat.level}`)}`;
  return seat.owner ? t('bot-of', { player: seat.owner }) : t('bot');
}
