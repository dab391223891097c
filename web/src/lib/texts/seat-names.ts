/** What whoever sits at a table is called. */
import type { Seat } from '../wire.ts';
import { t, words } from './language.svelte.ts';

/** The level of a bot, or the name of a bot of the host. */
export const levelName = (level: string): string =>
  words.catalogue.has(`level-${level}`) ? t(`level-${level}`) : level;

export function seatName(seat: Seat): string {
  if (seat.kind === 'bot') return seat.name ?? t(`bot-name-${seat.seat}`);
  if (seat.kind === 'open') return t('open-seat');
  return seat.name ?? t('guest');
}

/** A house bot and its level, or somebody's own program. */
export function botRole(seat: Seat): string {
  if (seat.level !== null) return `${t('bot')} · ${levelName(seat.level)}`;
  return seat.owner ? t('bot-of', { player: seat.owner }) : t('bot');
}
