/** How a finished game went, in a few words for a list. */
import { t } from '../texts/language.svelte.ts';
import { seatName } from '../texts/seat-names.ts';
import type { TableDocument } from '../wire.ts';

export function outcome(table: Pick<TableDocument, 'result' | 'seats'>): string {
  const winners = table.result?.winners ?? [];
  if (winners.length === 0) return t('status-over');
  if (winners.length === table.seats.length) return t('list-drawn');
  const won = table.seats.filter((seat) => winners.includes(seat.seat));
  // of several own seats at one screen none is "you"
  const yours = table.seats.filter((seat) => seat.yours).length === 1 && won.some((seat) => seat.yours);
  if (yours) return t(won.length > 1 ? 'list-shared' : 'list-won');
  const names = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' });
  return t('list-lost', { players: names.format(won.map(seatName)), count: won.length });
}
