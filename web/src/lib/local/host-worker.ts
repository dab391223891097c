/** Holds all tables of this device. */
import { keep, readKept } from './kept-file.ts';
import type { Answer, Failure, FromHost, Question, ToHost } from './messages.ts';
import { startPython } from './python.ts';
import type { Python } from './python.ts';

type Begin = Extract<ToHost, { kind: 'begin' }>;
const FILE = '/data/mastaba.db';

/** mastaba.browser.host.Host */
interface Host {
  token: string;
  open(): Promise<void>;
  request(method: string, path: string, headers: string, body: string): Promise<string>;
  connect(
    socket: number,
    path: string,
    tell: (socket: number, text: string) => void,
    end: (socket: number, code: number) => void,
  ): void;
  hear(socket: number, text: string): void;
  hang_up(socket: number): void;
}

const tell = (message: FromHost): void => postMessage(message);
let host: Promise<Host> | null = null;
let save = async (): Promise<void> => undefined;

async function begin({ base, pace, thinker }: Begin): Promise<Host> {
  const [kept, python] = await Promise.all([
    readKept().catch(() => undefined),
    startPython(base, (part) => tell({ kind: 'progress', part })),
  ]);
  python.FS.mkdirTree('/data');
  if (kept) python.FS.writeFile(FILE, kept.file);
  const made = python
    .pyimport('mastaba.browser.in_worker')
    .open_host(FILE, kept?.token ?? '', pace, () => save(), asks(thinker)) as Host;
  save = () => keepAll(python, made);
  await made.open();
  return made;
}

/** After every change; where the browser keeps nothing, the page says so once. */
let warned = false;
async function keepAll(python: Python, made: Host): Promise<void> {
  try {
    await keep({ file: python.FS.readFile(FILE), token: made.token });
  } catch {
    if (!warned) tell({ kind: 'unkept' });
    warned = true;
  }
}

/** Questions to the worker that thinks. */
function asks(thinker: MessagePort): (data: Uint8Array) => Promise<Uint8Array> {
  const waiting = new Map<number, (data: Uint8Array) => void>();
  let count = 0;
  thinker.onmessage = ({ data }: MessageEvent<Question>) => {
    waiting.get(data.id)?.(data.data);
    waiting.delete(data.id);
  };
  return (data) =>
    new Promise((done) => {
      waiting.set((count += 1), done);
      thinker.postMessage({ id: count, data } satisfies Question);
    });
}

const reason = (error: unknown): Failure => {
  const text = String(error);
  return text.includes('NewerDatabase') ? 'newer' : text.includes('Unavailable') ? 'damaged' : 'files';
};

async function act(message: ToHost): Promise<void> {
  if (message.kind === 'begin') {
    host = begin(message);
    try {
      await host;
      tell({ kind: 'ready' });
    } catch (error) {
      tell({ kind: 'failed', why: reason(error), detail: String(error) });
    }
    return;
  }
  const tables = await host;
  if (!tables) return;
  if (message.kind === 'request') {
    const { id, method, path, headers, body } = message;
    const before = tables.token;
    const found = JSON.parse(await tables.request(method, path, JSON.stringify(headers), body)) as Answer;
    if (tables.token !== before) await save(); // who plays here is not in the file
    tell({ kind: 'answer', id, status: found.status, headers: found.headers, text: found.text });
  } else if (message.kind === 'connect')
    tables.connect(
      message.socket,
      message.path,
      (socket, text) => tell(text === '' ? { kind: 'opened', socket } : { kind: 'text', socket, text }),
      (socket, code) => tell({ kind: 'closed', socket, code }),
    );
  else if (message.kind === 'text') tables.hear(message.socket, message.text);
  else tables.hang_up(message.socket);
}

addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
  act(data).catch((error: unknown) => {
    if (data.kind === 'request')
      tell({ kind: 'answer', id: data.id, status: 500, headers: {}, text: String(error) });
  });
});
