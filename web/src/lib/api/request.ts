/** HTTP requests to the server. A refusal becomes a Problem, which names itself by its type. */
import { ask } from '$transport';
import { answerTo } from '../ahead.ts';
import { settings } from '../settings.svelte.ts';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    detail: string,
    readonly wait: number | null = null,
  ) {
    super(detail);
  }
}

const send = async <T>(method: string, path: string, body?: string, type?: string): Promise<T> =>
  read(
    await ask(`/api${path}`, {
      method,
      headers: { 'Accept-Language': settings.kept.language, ...(type ? { 'Content-Type': type } : {}) },
      ...(body === undefined ? {} : { body }),
    }),
  );

async function read<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  const type = answer.headers.get('Content-Type') ?? '';
  if (!answer.ok) {
    const problem = (type.includes('json') && text ? JSON.parse(text) : {}) as Record<string, unknown>;
    const kind = String(problem['type'] ?? '').replace('urn:mastaba:', '');
    const wait = typeof problem['wait'] === 'number' ? problem['wait'] : null;
    throw new Problem(
      answer.status,
      kind,
      String(problem['detail'] ?? problem['title'] ?? answer.status),
      wait,
    );
  }
  return (type.includes('json') && text ? JSON.parse(text) : text) as T;
}

export const get = async <T>(path: string): Promise<T> => read<T>(await answerTo(path));
export const request = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  body === undefined ? send(method, path) : send(method, path, JSON.stringify(body), 'application/json');
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body);
export const postText = <T>(path: string, text: string): Promise<T> => send('POST', path, text);

export const tablePath = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export function query(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((one): one is [string, string] => Boolean(one[1]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
