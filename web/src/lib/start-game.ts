/** From a click in the lobby to a seat at a table. */
import { abortTable, createTable, seatBot, startTable, takeSeat } from './api/tables.ts';
import type { NewTable } from './api/tables.ts';
import { router } from './router.svelte.ts';
import { firstGames } from './first-games.svelte.ts';
import { asking, proposal } from './names.svelte.ts';
import { session } from './session.svelte.ts';
import { settings as chosen } from './settings.svelte.ts';
import { FIRST_GAME } from './texts/games.svelte.ts';
import type { TableDocument } from './wire.ts';

/** An open seat, oneself, or the level of a bot. */
export type Sitter = string;

export interface SetUp extends NewTable {
  /** Who sits on seats 2 and up. */
  others: Sitter[];
  /** What those are called who share this device, by their seats; without it one is asked for one's own name alone. */
  called?: string[];
}

const LAST = 'mastaba-last-set-up';

export function lastSetUp(): SetUp {
  try {
    const kept = JSON.parse(localStorage.getItem(LAST) ?? 'null') as SetUp | null;
    if (kept?.game && kept.others.length > 0) return kept;
  } catch {
    // what cannot be read is not remembered
  }
  return { game: FIRST_GAME, seats: 2, others: [firstGames.opponent(FIRST_GAME)] };
}

function remember(setUp: SetUp): void {
  try {
    localStorage.setItem(LAST, JSON.stringify(setUp));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** A table whose free seats nobody is waited for. */
export async function startWithBots(table: TableDocument, level = 'normal'): Promise<TableDocument> {
  for (const seat of table.seats.filter((one) => one.kind === 'open'))
    await seatBot(table.id, seat.seat, level);
  return startTable(table.id);
}

/** Opens the table and fills its seats; it starts by itself if nobody is waited for. */
export async function openTable(setUp: SetUp): Promise<void> {
  const { others, called, ...settings } = setUp;
  const shared = others.some((one) => one === 'open' || one === 'me');
  if (called?.[0] && session.unnamed) await session.rename(called[0]);
  else if (shared && !(await asking.once())) return;
  await session.ensure(proposal());
  const coach = !shared && chosen.kept.coach === 'always';
  const table = await createTable({ ...settings, seats: others.length + 1, ...(coach ? { coach } : {}) });
  try {
    await fill(table.id, others, called);
  } catch (error) {
    await abortTable(table.id).catch(() => undefined); // nobody is left waiting at half a table
    throw error;
  }
  if (!others.includes('open')) {
    const { club: _, ...kept } = setUp; // the next game need not be the club's
    remember(kept);
    firstGames.begin(setUp.game, table.id);
  }
  router.go(`/table/${table.id}`);
}

async function fill(id: string, others: Sitter[], called: string[] = []): Promise<void> {
  for (const [k, sitter] of others.entries()) {
    if (sitter === 'open') continue;
    await (sitter === 'me' ? takeSeat(id, k + 2, called[k + 1]) : seatBot(id, k + 2, sitter));
  }
  if (!others.includes('open')) await startTable(id);
}
