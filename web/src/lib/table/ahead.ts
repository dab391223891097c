/** Asks for all that a table needs as soon as its address is known; whoever needs it a moment later finds it there. */
import { loadModule } from '../../games/module.ts';
import { api } from '../api.ts';
import { settings } from '../settings.svelte.ts';
import { gameCatalogue } from '../texts/catalogue.ts';
import { playedValues } from '../texts/edition-values.ts';
import type { TableDocument } from '../wire.ts';

/** A connection, and what came over it before anybody listened. */
interface Opened {
  socket: WebSocket;
  heard: string[];
}
let ahead: { id: string; table: Promise<TableDocument> } | null = null;
let opened: (Opened & { address: string }) | null = null;

const socketAddress = (id: string, query: Record<string, number>): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?${new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  )}`;

export function askAhead(id: string): void {
  const table = api.table(id);
  ahead = { id, table };
  const address = socketAddress(id, { since: 0 });
  const [socket, heard]: [WebSocket, string[]] = [new WebSocket(address), []];
  socket.onmessage = (event: MessageEvent<string>) => heard.push(event.data);
  opened = { address, socket, heard };
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

/** The connection that was opened ahead, once, if it is this one and still holds; otherwise it is opened now. */
export function openSocket(id: string, query: Record<string, number>): Opened {
  const address = socketAddress(id, query);
  const known = opened?.address === address && opened.socket.readyState <= WebSocket.OPEN ? opened : null;
  if (known === null) opened?.socket.close(1000);
  opened = null;
  return known ?? { socket: new WebSocket(address), heard: [] };
}
