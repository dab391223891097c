/** From a click in the lobby to a seat at a table. */
import { api } from './api.ts';
import type { NewTable } from './api.ts';
import { router } from './router.svelte.ts';
import { session } from './session.svelte.ts';
import { FIRST_GAME } from './texts/games.svelte.ts';
import { t } from './texts/language.svelte.ts';
import type { TableDocument } from './wire.ts';

/** An open seat, oneself, or the level of a bot. */
export type Sitter = string;

export interface SetUp extends NewTable {
  /** Who sits on seats 2 and up. */
  others: Sitter[];
}

const LAST = 'mastaba-last-set-up';

export function lastSetUp(): SetUp {
  try {
    const kept = JSON.parse(localStorage.getItem(LAST) ?? 'null') as SetUp | null;
    if (kept?.game && kept.others.length > 0) return kept;
  } catch {
    // what cannot be read is not remembered
  }
  return { game: FIRST_GAME, seats: 2, others: ['normal'] };
}

function remember(setUp: SetUp): void {
  try {
    localStorage.setItem(LAST, JSON.stringify(setUp));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** A table whose free seats nobody is waited for. */
export async function startWithBots(table: TableDocument): Promise<TableDocument> {
  for (const seat of table.seats.filter((one) => one.kind === 'open'))
    await api.bot(table.id, seat.seat, 'normal');
  return api.start(table.id);
}

/** Opens the table and fills its seats; it starts by itself if nobody is waited for. */
export async function openTable(setUp: SetUp): Promise<void> {
  await session.ensure(t('guest'));
  const { others, ...settings } = setUp;
  let table: TableDocument = await api.create({ ...settings, seats: others.length + 1 });
  for (const [k, sitter] of others.entries()) {
    if (sitter === 'open') continue;
    table = sitter === 'me' ? await api.sit(table.id, k + 2) : await api.bot(table.id, k + 2, sitter);
  }
  if (!others.includes('open')) {
    await api.start(table.id);
    remember(setUp);
  }
  router.go(`/table/${table.id}`);
}
