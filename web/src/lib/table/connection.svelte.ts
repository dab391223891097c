/** One table seen from this window: kept in step with the server over a WebSocket that comes back by itself. */
import type {
  AnswerMessage,
  ChatMessage,
  CoachMessage,
  Command,
  LessonMessage,
  NewsItem,
  NewsMessage,
  Position,
  PuzzleMessage,
  Refusal,
  ServerMessage,
  StateMessage,
  TableDocument,
  View,
} from '../wire.ts';
import { awaySince } from './recap.ts';
import { openSocket } from '../ahead.ts';
import { OPEN } from '../transports/socket.ts';
import type { TableSocket } from '../transports/socket.ts';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';
const PING_EVERY = 10_000;
const SILENCE = 20_000;
const LONGEST_PAUSE = 15_000;
const SETTLED = [4401, 4403, 4404, 4409]; // coming back would not help

interface Pending {
  text: string;
  answer: (answer: AnswerMessage) => void;
}

export interface Moment {
  version: number;
  view: View;
}

/** Called with every piece of news before it is shown; what it returns is waited for. */
export type Shower = (message: NewsMessage) => Promise<void>;

export class TableConnection {
  link = $state<Link>('connecting');
  closedBy = $state<number | null>(null);
  retryAt = $state<number | null>(null);
  table = $state.raw<TableDocument | null>(null);
  position = $state.raw<Position | null>(null);
  history = $state.raw<NewsItem[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  /** How a lesson stands; null at every other table. */
  lesson = $state.raw<LessonMessage | null>(null);
  /** What the coach of a first game said; null at every other table. */
  coach = $state.raw<CoachMessage | null>(null);
  /** How a puzzle stands, likewise. */
  puzzle = $state.raw<PuzzleMessage | null>(null);
  /** What this window has shown to this seat, to be looked at again. */
  past = $state.raw<Moment[]>([]);
  /** What one had seen before a long absence, until one acts; null: nothing is new. */
  looked = $state<number | null>(null);
  /** The version at which one's move was sent that is not on the screen yet. */
  private sentAt = $state<number | null>(null);
  /** It was accepted; its news comes before the answer, but may take a while to be shown. */
  private accepted = false;
  /** One's own move is on its way. What others do meanwhile does not end that. */
  readonly busy = $derived.by(() => this.sentAt !== null);

  /** What moves pieces on the screen; without it news is shown at once. */
  shower: Shower | null = null;

  /** Called once each, just before the position after one's own move is shown. */
  private upcoming: (() => void)[] = [];
  private socket: TableSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private queue: NewsMessage[] = [];
  private showing = false;
  private attempts = 0;
  private heard = 0;
  private pings = 0;
  /** The newest version that was on the screen before somebody's eyes. */
  private seen = 0;
  private toldSeen = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private ended = false;
  private readonly wake = (): void => {
    this.look();
    this.show(true);
  };

  constructor(
    readonly id: string,
    private readonly lookThrough: number | null = null,
    /** A big screen: nobody looks through it, and it can do nothing. */
    private readonly screen = false,
  ) {}

  open(): void {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.beat = setInterval(() => this.ping(), PING_EVERY);
    this.connect();
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearInterval(this.beat);
    clearTimeout(this.timer);
    this.socket?.close(1000);
  }

  retryNow(): void {
    clearTimeout(this.timer);
    this.connect();
  }

  /** Looks again with nothing known, as when a seat was taken or left. */
  startOver(): void {
    this.sentAt = null;
    this.position = null;
    this.history = [];
    this.past = [];
    const old = this.socket;
    this.socket = null;
    old?.close(1000);
    this.connect();
  }

  // ---------------------------------------------------------------------- commands
  /** Sent until it is answered, also over a lost connection; the server makes it count once. */
  send(command: Command): Promise<AnswerMessage> {
    const id = crypto.randomUUID();
    const seat = this.position?.seat ?? undefined;
    const text = JSON.stringify({ command: id, ...(seat === undefined ? {} : { seat }), ...command });
    return new Promise((answer) => {
      this.pending.set(id, { text, answer });
      if (this.socket?.readyState === OPEN) this.socket.send(text);
    });
  }

  async play(move: string): Promise<Refusal | null> {
    const version = this.position?.version;
    this.sentAt = version ?? null;
    this.accepted = false;
    const answer = await this.send({ play: move, ...(version === undefined ? {} : { version }) });
    if (answer.accepted) {
      this.looked = null;
      this.accepted = this.sentAt === version;
      this.settle();
      return null;
    }
    if (this.sentAt === version) this.sentAt = null;
    return answer.refusal ?? { code: 'bad_command' };
  }

  /** A move that was accepted and of which nothing is left to be shown is done. */
  private settle(): void {
    if (this.accepted && !this.showing && this.queue.length === 0) this.sentAt = null;
  }

  beforeNext(act: () => void): void {
    this.upcoming.push(act);
  }

  lookAs(seat: number): void {
    this.socket?.send(JSON.stringify({ look: seat }));
  }

  // ---------------------------------------------------------------------- the socket
  private connect(): void {
    if (this.ended) return;
    this.retryAt = null;
    const seat = this.position?.seat ?? this.lookThrough;
    const eyes = this.screen ? { screen: 1 } : seat === null ? {} : { seat };
    const query = { ...eyes, since: this.latest() };
    const { socket, heard } = openSocket(this.id, query);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
    for (const text of heard) this.receive(JSON.parse(text) as ServerMessage);
  }

  /** The newest version that is shown or waits to be shown. */
  private latest(): number {
    return this.queue.at(-1)?.version ?? this.position?.version ?? 0;
  }

  private lost(code: number): void {
    if (this.ended) return;
    this.closedBy = code;
    if (SETTLED.includes(code)) {
      this.link = 'gone';
      return;
    }
    this.link = 'lost';
    const longest = Math.min(LONGEST_PAUSE, 500 * 2 ** this.attempts);
    const pause = longest * (0.5 + Math.random() / 2);
    this.attempts += 1;
    this.retryAt = Date.now() + pause;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private ping(): void {
    if (this.socket?.readyState !== OPEN) return;
    if (this.heard && Date.now() - this.heard > SILENCE) {
      const silent = this.socket;
      this.socket = null;
      silent.close();
      this.lost(1006);
      return;
    }
    this.pings += 1;
    this.socket.send(JSON.stringify({ ping: this.pings }));
  }

  /** After sleep or a change of network: ask at once instead of waiting for the next beat. */
  private look(): void {
    if (document.visibilityState === 'hidden') return;
    if (this.link === 'lost') this.retryNow();
    else this.ping();
  }

  private receive(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === 'state') this.begin(message);
    else if (message.type === 'news') this.enqueue(message);
    else if (message.type === 'table') this.table = message.table;
    else if (message.type === 'lesson') this.lesson = message;
    else if (message.type === 'coach') this.coach = message;
    else if (message.type === 'puzzle') this.puzzle = message;
    else if (message.type === 'chat') this.chat = [...this.chat, message.message];
    else if (message.type === 'answer') this.answered(message);
  }

  private begin(state: StateMessage): void {
    this.link = 'open';
    this.attempts = 0;
    this.closedBy = null;
    const same = this.position?.seat === state.seat && !state.resync;
    this.queue = [];
    this.toldSeen = 0;
    this.table = state.table;
    this.history = same ? merge(this.history, state.news) : state.news;
    this.chat = state.chat;
    // another seat's eyes must not show what this one saw
    if (!same) {
      this.past = [];
      this.seen = 0;
      this.looked = awaySince(this.history, state.looked ?? null, Date.now());
    }
    this.take(state, state.news);
    this.settle();
    for (const waiting of this.pending.values()) this.socket?.send(waiting.text);
  }

  private take(position: Position, news: NewsItem[]): void {
    const since = this.sentAt ?? -1;
    if (news.some((item) => item.seat === position.seat && item.version > since)) this.sentAt = null;
    if (!this.busy) {
      const acts = this.upcoming;
      this.upcoming = [];
      for (const act of acts) act();
    }
    this.position = position;
    const { version, view } = position;
    if (view) this.past = [...this.past.filter((one) => one.version < version), { version, view }];
    this.show();
  }

  /** Tells the server what is before somebody's eyes; a page in the background waits until it is looked at. */
  private show(back = false): void {
    const { seat, version } = this.position ?? { seat: null, version: 0 };
    if (document.visibilityState === 'hidden' || seat === null) return;
    if (back && this.seen > 0) this.looked ??= awaySince(this.history, this.seen, Date.now());
    this.seen = version;
    if (this.toldSeen === version || this.socket?.readyState !== OPEN) return;
    this.toldSeen = version;
    this.socket.send(JSON.stringify({ seen: version, seat }));
  }

  private answered(answer: AnswerMessage): void {
    this.pending.get(answer.command)?.answer(answer);
    this.pending.delete(answer.command);
  }

  // ---------------------------------------------------------------------- showing news in order
  private enqueue(message: NewsMessage): void {
    this.queue.push(message);
    if (!this.showing) void this.showAll();
  }

  private async showAll(): Promise<void> {
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      await this.shower?.(next);
      this.history = merge(this.history, next.news);
      this.table = next.table;
      this.take(next, next.news);
    }
    this.showing = false;
    this.settle();
  }
}

function merge(known: NewsItem[], more: NewsItem[]): NewsItem[] {
  const last = known.at(-1)?.version ?? 0;
  return [...known, ...more.filter((item) => item.version > last)];
}
