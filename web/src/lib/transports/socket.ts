/** What a table needs of a WebSocket. */
export interface TableSocket {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export const OPEN = 1;
