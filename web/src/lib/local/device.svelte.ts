/** The tables of this device, as the page reaches them: two workers, one that holds the tables and one that thinks.
 * Only one window of a browser has them at a time. */
import { settings } from '../settings.svelte.ts';
import { updates } from './updates.svelte.ts';
import type { Answer, Failure, FromHost, ToHost } from './messages.ts';

/** `elsewhere`: another window has the tables. `old`: this browser cannot run them at all. */
export type Phase = 'starting' | 'ready' | 'elsewhere' | 'old' | Failure;

export interface Listener {
  opened: () => void;
  told: (text: string) => void;
  ended: (code: number) => void;
}

const LOCK = 'mastaba-tables';
const LOST = 1006;

class Device {
  phase = $state<Phase>('starting');
  /** How much of the start is done, from 0 to 1. */
  part = $state(0);
  /** The browser does not keep what is played. */
  unkept = $state(false);
  detail = $state('');

  private workers: Worker[] = [];
  private tables: Worker | null = null;
  private count = 0;
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private readonly sockets = new Map<number, Listener>();
  /** What was asked before the tables were there. */
  private early: ToHost[] = [];

  constructor() {
    if (typeof WebAssembly === 'undefined' || typeof DecompressionStream === 'undefined') this.phase = 'old';
    else void this.take(false);
  }

  /** Begins, unless another window has the tables; `steal` takes them from it. */
  async take(steal: boolean): Promise<void> {
    try {
      await navigator.locks.request(LOCK, steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (lock) return this.begin();
        this.phase = 'elsewhere';
        return undefined;
      });
    } catch {
      this.stop(); // another window took them
    }
  }

  /** Never ends by itself: as long as it lasts, the tables are this window's. */
  private begin(): Promise<never> {
    this.phase = 'starting';
    this.part = 0;
    const base = new URL('py/', document.baseURI).href;
    const tables = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' });
    const thinker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' });
    const { port1, port2 } = new MessageChannel();
    this.workers = [tables, thinker];
    tables.onmessage = ({ data }: MessageEvent<FromHost>) => {
      if (data.kind === 'ready') thinker.postMessage({ base, port: port2 }, [port2]);
      this.hear(data);
    };
    tables.onerror = (event) => this.fail('files', event.message);
    const begin: ToHost = { kind: 'begin', base, pace: settings.pace, thinker: port1 };
    tables.postMessage(begin, [port1]);
    this.tables = tables;
    for (const message of this.early.splice(0)) tables.postMessage(message);
    return new Promise(() => undefined);
  }

  private stop(): void {
    for (const worker of this.workers) worker.terminate();
    this.tables = null;
    this.phase = 'elsewhere';
    for (const listener of this.sockets.values()) listener.ended(LOST);
    this.sockets.clear();
  }

  private fail(why: Failure, detail: string): void {
    this.phase = why;
    this.detail = detail;
  }

  private hear(message: FromHost): void {
    if (message.kind === 'progress') this.part = Math.max(this.part, message.part);
    else if (message.kind === 'ready') {
      this.part = 1;
      this.phase = 'ready';
      void navigator.storage?.persist?.();
      void updates.begin();
    } else if (message.kind === 'failed') this.fail(message.why, message.detail);
    else if (message.kind === 'unkept') this.unkept = true;
    else if (message.kind === 'answer') {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
    } else if (message.kind === 'opened') this.sockets.get(message.socket)?.opened();
    else if (message.kind === 'text') this.sockets.get(message.socket)?.told(message.text);
    else {
      this.sockets.get(message.socket)?.ended(message.code);
      this.sockets.delete(message.socket);
    }
  }

  private post(message: ToHost): void {
    if (this.tables) this.tables.postMessage(message);
    else this.early.push(message);
  }

  ask(method: string, path: string, headers: Record<string, string>, body: string): Promise<Answer> {
    const id = (this.count += 1);
    return new Promise((done) => {
      this.answers.set(id, done);
      this.post({ kind: 'request', id, method, path, headers, body });
    });
  }

  connect(path: string, listener: Listener): number {
    const socket = (this.count += 1);
    this.sockets.set(socket, listener);
    this.post({ kind: 'connect', socket, path });
    return socket;
  }

  say(socket: number, text: string): void {
    this.post({ kind: 'text', socket, text });
  }

  hangUp(socket: number): void {
    this.sockets.delete(socket);
    this.post({ kind: 'hangUp', socket });
  }
}

export const device = new Device();
