/** What the page and the worker that holds its tables say to each other. */
export type ToHost =
  | { kind: 'begin'; base: string; pace: number; thinker: MessagePort }
  | {
      kind: 'request';
      id: number;
      method: string;
      path: string;
      headers: Record<string, string>;
      body: string;
    }
  | { kind: 'connect'; socket: number; path: string }
  | { kind: 'text'; socket: number; text: string }
  | { kind: 'hangUp'; socket: number };

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Why nothing can be played: the files did not come, the kept games cannot be read, or are of a newer version. */
export type Failure = 'files' | 'damaged' | 'newer';

export type FromHost =
  | { kind: 'progress'; part: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: Failure; detail: string }
  | ({ kind: 'answer'; id: number } & Answer)
  | { kind: 'opened'; socket: number }
  | { kind: 'text'; socket: number; text: string }
  | { kind: 'closed'; socket: number; code: number }
  | { kind: 'unkept' };

export interface Question {
  id: number;
  data: Uint8Array;
}
