/** Tables are in a worker of this very page. */
import { device } from '../local/device.svelte.ts';
import { saveAs } from '../local/files.ts';
import type { TableSocket } from './socket.ts';

export async function ask(path: string, init: RequestInit): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers));
  const body = typeof init.body === 'string' ? init.body : '';
  const found = await device.ask(init.method ?? 'GET', path, headers, body);
  return new Response(found.status === 204 ? null : found.text, {
    status: found.status,
    headers: found.headers,
  });
}

class LocalSocket implements TableSocket {
  readyState = 0;
  onmessage: TableSocket['onmessage'] = null;
  onclose: TableSocket['onclose'] = null;
  private readonly number: number;

  constructor(path: string) {
    this.number = device.connect(path, {
      opened: () => (this.readyState = 1),
      told: (text) => this.onmessage?.(new MessageEvent('message', { data: text })),
      ended: (code) => this.end(code),
    });
  }

  send(text: string): void {
    device.say(this.number, text);
  }

  close(code = 1000): void {
    device.hangUp(this.number);
    this.end(code);
  }

  private end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close', { code }));
  }
}

export const connect = (path: string): TableSocket => new LocalSocket(path);

/** A link to what a table gives out: the worker is asked for it, and the browser keeps it as a file. */
export const download: ((path: string, name: string) => void) | null = (path, name) => {
  void ask(path, {}).then(async (answer) => {
    const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    saveAs(await answer.blob(), named ?? (name || 'mastaba.txt'));
  });
};
