/** What whoever sits at a table is called. */
import type { Seat } from '../wire.ts';
import { t, words } from './language.svelte.ts';

/** The level of a bot, or the name of a bot of the host. */
export const levelName = (level: string): string =>
  words.catalogue.has(`level-${level}`) ? t(`level-${level}`) : level;

export function seatName(seat: Seat): string {
  if (seat.kind === 'bot') return seat.name ?? botName(seat);
  if (seat.kind === 'open') return t('open-seat');
  return seat.name ?? t('guest');
}

/** Names go with temperaments, and no two bots of a table have the same. */
function botName({ seat, temperament }: Seat): string {
  return t(temperament ? `bot-name-${temperament}-${seat}` : `bot-name-${seat}`);
}

/** Where there is room for it. */
export const temperament = (seat: Seat): string =>
  seat.temperament ? t(`temperament-${seat.temperament}`) : '';

/** A house bot and its level, or somebody's own program. */
export function botRole(seat: Seat): string {
  if (seat.level !== null) return `${t('bot')} · ${levelName(seat.level)}`;
  return seat.owner ? t('bot-of', { player: seat.owner }) : t('bot');
}
