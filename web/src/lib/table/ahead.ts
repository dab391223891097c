/** Asks for all that a table needs as soon as its address is known; whoever needs it a moment later finds it there. */
import { loadModule } from '../../games/module.ts';
import { api } from '../api.ts';
import { settings } from '../settings.svelte.ts';
import { gameCatalogue } from '../texts/catalogue.ts';
import { playedValues } from '../texts/edition-values.ts';
import type { TableDocument } from '../wire.ts';

let ahead: { id: string; table: Promise<TableDocument> } | null = null;

export function askAhead(id: string): void {
  const table = api.table(id);
  ahead = { id, table };
  Promise.all([
    table.then(({ game }) => Promise.all([loadModule(game), gameCatalogue(game, settings.kept.language)])),
    playedValues(id),
  ]).catch(() => undefined); // whoever needs it asks again and says what went wrong
}

/** The table that was asked for ahead, once; otherwise it is asked for now. */
export function tableOf(id: string): Promise<TableDocument> {
  const known = ahead?.id === id ? ahead.table : null;
  ahead = null;
  return known ?? api.table(id);
}
