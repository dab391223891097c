/** What the first address needs is asked for before the script of the page has come; whoever needs it a moment later
 * finds it here. */
import { ask as send, connect } from '$transport';
import { loadModule } from '../games/module.ts';
import { readKept } from './kept.ts';
import { gameTexts, isBuiltIn, pageTexts } from './texts/files.ts';
import { OPEN } from './transports/socket.ts';
import type { TableSocket } from './transports/socket.ts';
import type { TableDocument } from './wire.ts';

/** A connection, and what came over it before anybody listened. */
interface Opened {
  socket: TableSocket;
  heard: string[];
}
const answers = new Map<string, Promise<Response>>();
let opened: (Opened & { address: string }) | null = null;

const socketAddress = (id: string, query: Record<string, number>): string =>
  `/api/tables/${encodeURIComponent(id)}/socket?${new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  )}`;

/** A request that only reads. */
function ask(path: string): Promise<Response> {
  return send(`/api${path}`, {
    headers: { 'Accept-Language': readKept().language },
  });
}

function askFor(path: string): Promise<Response> {
  const answer = ask(path);
  answers.set(path, answer);
  return answer;
}

export function askAhead(address: string): void {
  const { language } = readKept();
  const waited: Promise<unknown>[] = [];
  const id = /^\/table\/([\w-]+)$/.exec(address)?.[1];
  if (address === '/') waited.push(import('../routes/Lobby.svelte'));
  else waited.push(pageTexts(language));
  if (id) {
    waited.push(import('../routes/TableRoute.svelte'));
    const wanted = socketAddress(id, { since: 0 });
    const [socket, heard]: [TableSocket, string[]] = [connect(wanted), []];
    socket.onmessage = (event: MessageEvent<string>) => heard.push(event.data);
    opened = { address: wanted, socket, heard };
    waited.push(
      askFor(`/tables/${id}`).then(async (answer) => {
        const { game } = (await answer.clone().json()) as Partial<TableDocument>;
        if (game && isBuiltIn(game)) await Promise.all([loadModule(game), gameTexts(game, language)]);
      }),
      askFor(`/tables/${id}/values`),
    );
  }
  Promise.all(waited).catch(() => undefined); // whoever needs it asks again and says what went wrong
}

/** The answer that was asked for ahead, once; otherwise it is asked for now. */
export function answerTo(path: string): Promise<Response> {
  const known = answers.get(path);
  answers.delete(path);
  return known ?? ask(path);
}

/** The connection that was opened ahead, once, if it is this one and still holds; otherwise it is opened now. */
export function openSocket(id: string, query: Record<string, number>): Opened {
  const address = socketAddress(id, query);
  const known = opened?.address === address && opened.socket.readyState <= OPEN ? opened : null;
  if (known === null) opened?.socket.close(1000);
  opened = null;
  return known ?? { socket: connect(address), heard: [] };
}
