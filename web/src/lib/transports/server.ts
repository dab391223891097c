/** Tables are on a server: questions are requests, and a table is a WebSocket. */
import type { TableSocket } from './socket.ts';

export const ask = (path: string, init: RequestInit): Promise<Response> =>
  fetch(path, { ...init, credentials: 'same-origin' });

export const connect = (path: string): TableSocket =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`);

/** Links to files of the server work by themselves. */
export const download: ((path: string, name: string) => void) | null = null;
