/** What changed at a table besides the game and is worth a word: who came, who left, who asks for something. */
import type { Seat, TableDocument } from '../wire.ts';

export interface TableNews {
  key: string;
  seat: Seat;
  /** The log tells it too. */
  told: boolean;
}

export function tableNews(before: TableDocument, after: TableDocument): TableNews[] {
  if (before.id !== after.id) return [];
  const news = after.seats.flatMap((now, k) => ofSeat(before.seats[k], now, after.status));
  for (const request of ['undo', 'pause'] as const) {
    const asked = after[`${request}_request`];
    const seat = after.seats.find((one) => one.seat === asked?.seat);
    const known = JSON.stringify(before[`${request}_request`]) === JSON.stringify(asked);
    if (seat && !seat.yours && !known && asked?.agreed.length === 1)
      news.push({ key: `${request}-asked`, seat, told: false });
  }
  return news;
}

function ofSeat(was: Seat | undefined, now: Seat, status: TableDocument['status']): TableNews[] {
  if (!was || was.yours || now.yours) return [];
  if (was.kind === 'open' && now.kind !== 'open') return [{ key: 'news-joined', seat: now, told: false }];
  if (was.kind !== 'open' && now.kind === 'open') return [{ key: 'news-left', seat: was, told: false }];
  if (status === 'playing' && was.level !== null && now.level !== was.level)
    return [{ key: 'table-replaced', seat: now, told: true }];
  if (status !== 'playing' || now.level !== null) return [];
  if (was.substitute === null && now.substitute !== null)
    return [{ key: 'table-substituted', seat: now, told: true }];
  if (was.online && !now.online) return [{ key: 'news-offline', seat: now, told: false }];
  if (!was.online && now.online) return [{ key: 'table-returned', seat: now, told: was.substitute !== null }];
  return [];
}
