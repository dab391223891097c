import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewsItem, NewsMessage } from '../wire.ts';
import { TableConnection } from './connection.svelte.ts';

let sent: { command: string; play?: string }[] = [];
/** The page's end of the line. */
class Line {
  static last: Line;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as (typeof sent)[number]);
  }
  close(): void {
    this.onmessage = null;
  }
}

const say = (message: object): void => Line.last.onmessage?.({ data: JSON.stringify(message) });
const position = (version: number): object => ({ seat: 1, version, view: null, decision: null, table: null });
const item = (version: number, seat: number): Partial<NewsItem> => ({
  version,
  seat,
  move: 'offer',
  events: [],
});
const news = (version: number, seat: number): object => ({
  type: 'news',
  ...position(version),
  news: [item(version, seat)],
});
const answer = (accepted: boolean): void =>
  say({ type: 'answer', command: sent.find((one) => one.play)?.command, accepted });
/** Everything that waits for nothing but its turn has had it. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

let connection: TableConnection;
beforeEach(async () => {
  sent = [];
  vi.stubGlobal('WebSocket', Line);
  connection = new TableConnection('t', 1);
  connection.open();
  say({ type: 'state', ...position(3), news: [], chat: [] });
  await settled();
  return () => {
    connection.close();
    vi.unstubAllGlobals();
  };
});

describe('a move that is on its way', () => {
  it('is on its way until its own news is shown, whatever others do meanwhile', async () => {
    const done = vi.fn();
    const played = connection.play('offer 3');
    connection.beforeNext(done);
    say(news(4, 2));
    await settled();
    expect(connection.position?.version).toBe(4);
    expect(connection.busy).toBe(true);
    expect(done).not.toHaveBeenCalled();
    say(news(5, 1));
    await settled();
    expect(connection.busy).toBe(false);
    expect(done).toHaveBeenCalledOnce();
    answer(true);
    expect(await played).toBeNull();
  });

  it('leaves what was chosen as it was when it is refused after news of others', async () => {
    const done = vi.fn();
    const played = connection.play('offer 3');
    connection.beforeNext(done);
    say(news(4, 2));
    await settled();
    answer(false);
    expect(await played).toEqual({ code: 'bad_command' });
    expect(connection.busy).toBe(false);
    expect(done).not.toHaveBeenCalled();
  });

  it('stays so after its answer as long as its news moves over the screen', async () => {
    let arrive = (): void => undefined;
    connection.shower = (_: NewsMessage) => new Promise((shown) => (arrive = shown));
    const played = connection.play('offer 3');
    say(news(4, 1));
    answer(true);
    await played;
    expect(connection.busy).toBe(true);
    arrive();
    await settled();
    expect(connection.busy).toBe(false);
    expect(connection.position?.version).toBe(4);
  });

  it('is done with its answer if it has no news of its own', async () => {
    const played = connection.play('offer 3');
    answer(true);
    await played;
    expect(connection.busy).toBe(false);
  });
});
