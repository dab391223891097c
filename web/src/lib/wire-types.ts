/** The documents of the wire. Made by tools/wire_types.py from the models of the server: do not edit. */
export type Fact = string | number | boolean | null;
export type Json = Fact | Json[] | { [name: string]: Json };
export interface AnalysisDocument {
  state: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  of: number;
  analysis: GameAnalysis | null;
}
export interface Answer {
  type: 'answer';
  command: string | null;
  accepted: boolean;
  version?: number | null;
  refusal?: Refusal | null;
}
export interface Blocked {
  key: string;
  name: string | null;
}
export interface BotBody {
  seat: number;
  level?: string;
}
export interface BotKnown {
  id: string;
  name: string;
  created: string;
}
export interface BotMade {
  id: string;
  name: string;
  token: string;
}
export interface BranchBody {
  at: number;
  seat?: number;
}
export interface ChancesDocument {
  after: number;
  win: number[];
  error: number[];
}
export interface ChatMessage {
  id: number;
  seat: number | null;
  name: string | null;
  text: string | null;
  preset: string | null;
  at: string;
}
export interface ChatNews {
  type: 'chat';
  message: ChatMessage;
}
export interface ClockDocument {
  kind: 'live' | 'days';
  total?: number | null;
  increment?: number | null;
  move?: number | null;
  days?: number | null;
}
export interface CommandBody {
  command: string;
  seat?: number | null;
  version?: number | null;
  play?: string | null;
  undo?: 'own' | 'ask' | 'agree' | 'refuse' | null;
  to?: number | null;
  request?: string | null;
  pause?: 'ask' | 'agree' | 'refuse' | 'resume' | null;
  chat?: string | null;
  preset?: string | null;
  mute?: number | null;
  unmute?: number | null;
  block?: number | null;
  unblock?: number | null;
}
export interface CoreDocument {
  state: 'compiled' | 'chosen' | 'compiling' | 'failed' | 'missing';
}
export interface DaysClock {
  kind: 'days';
  days: number;
}
export interface DecisionDocument {
  prompt: PromptDocument;
  options: MoveDocument[];
  since: number;
}
export interface EventDocument {
  name: string;
  facts: Record<string, string | number | boolean | null>;
}
export interface Feeds {
  atom: string;
  calendar: string;
}
export interface GameAnalysis {
  game: string;
  seats: number;
  moves: number;
  playouts: number;
  lines: number;
  chances: ChancesDocument[];
  parts: PartsDocument[];
  key_moments: MomentDocument[];
  losses: OpinionDocument[];
  instead: (OpinionDocument | null)[];
  words: Record<string, MoveDocument>;
}
export interface GameDocument {
  name: string;
  rules: number;
  seats: number[];
  editions: string[];
  options: GameOption[];
  levels: string[];
  reconstructed: Record<string, string>;
  tile: Record<string, TileDocument>;
}
export interface GameOption {
  name: string;
  default: string;
  values: string[];
  least: number | null;
  step: number;
}
export interface GameTextsDocument {
  catalogue: string;
  rulebook: string;
  numbers: Record<string, Record<string, number>>;
}
export interface HintDocument {
  version: number;
  seat: number;
  move: string;
  other: string | null;
  reason: 'hint-only' | 'hint-wins' | 'hint-points' | 'hint-rival' | 'hint-close';
  facts: Record<string, string | number | boolean | null>;
}
export interface LiveClock {
  kind: 'live';
  total?: number | null;
  increment?: number;
  move?: number | null;
}
export interface LogEntry {
  seq: number;
  at: string;
  kind: string;
  body: Record<string, Json>;
  hash: string;
}
export interface LoginBody {
  login: string;
  password: string;
}
export interface MomentDocument {
  first: number;
  last: number;
  actors: (number | 'chance')[];
  moves: string[];
  change: number[];
  error: number[];
  instead: OpinionDocument | null;
}
export interface MoveDocument {
  id: number;
  text: string;
  kind: string;
  facts: Record<string, string | number | boolean | null>;
}
export interface NameBody {
  name: string;
}
export interface NewsItem {
  version: number;
  at: string;
  seat: number | null;
  move: string | null;
  events: EventDocument[];
}
export interface NewsMessage {
  seat: number | null;
  version: number;
  view: Record<string, Json> | null;
  decision: DecisionDocument | null;
  waiting: Waiting[];
  can_undo: boolean;
  table: TableDocument;
  news: NewsItem[];
  resync: boolean;
  type: 'news';
}
export interface NumberBody {
  seat: number;
  number: number;
}
export interface OpinionDocument {
  move: number;
  seat: number;
  played: string;
  best: string;
  value: number | null;
  best_value: number;
  loss: number | null;
  lines: number;
  again: boolean;
}
export interface ParentDocument {
  table?: string | null;
  at?: number | null;
  imported?: boolean | null;
}
export interface PartsDocument {
  start: number;
  luck: number;
  own: number;
  others: number;
  together: number;
  end: number;
}
export interface Pong {
  type: 'pong';
  ping: number;
  now: string;
}
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  limit?: string | null;
  wait?: number | null;
}
export interface PromptDocument {
  key: string;
  facts: Record<string, string | number | boolean | null>;
}
export interface PushBody {
  endpoint: string;
  expirationTime?: number | null;
  keys: PushKeys;
}
export interface PushKey {
  key: string | null;
}
export interface PushKeys {
  p256dh: string;
  auth: string;
}
export interface Refusal {
  code: string;
  rule: string | null;
  reason: string | null;
  facts: Record<string, string | number | boolean | null>;
}
export interface ReplayStep {
  at: number;
  moves: number;
  actor: string | null;
  move: string | null;
  events: EventDocument[];
  views: Record<string, Record<string, Json>>;
}
export interface ReportBody {
  message: number;
  reason?: string;
}
export interface RequestDocument {
  seat: number;
  agreed: number[];
}
export interface Result {
  scores: number[];
  ranking: number[];
  winners: number[];
  ended_by: string | null;
}
export interface SeatBody {
  seat: number;
}
export interface SeatDocument {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  level: string | null;
  owner: string | null;
  online: boolean;
  kept: number | null;
  yours: boolean;
  substitute: string | null;
  number: number | null;
  remaining: number | null;
}
export interface Session {
  name: string | null;
  account: string | null;
  token?: string | null;
  owner?: string | null;
}
export interface SetupBody {
  edition?: string | null;
  seats?: number | null;
  options?: Record<string, string>;
  data?: string | null;
}
export interface SetupDocument {
  edition: string;
  seats: number;
  options: Record<string, string>;
  data: Record<string, Json> | null;
  data_hash: string | null;
}
export interface ShownBody {
  public: boolean;
}
export interface StateDocument {
  seat: number | null;
  version: number;
  view: Record<string, Json> | null;
  decision: DecisionDocument | null;
  waiting: Waiting[];
  can_undo: boolean;
  table: TableDocument;
  news: NewsItem[];
  resync: boolean;
  type: 'state';
  now: string;
}
export interface StateMessage {
  seat: number | null;
  version: number;
  view: Record<string, Json> | null;
  decision: DecisionDocument | null;
  waiting: Waiting[];
  can_undo: boolean;
  table: TableDocument;
  news: NewsItem[];
  resync: boolean;
  type: 'state';
  now: string;
  chat: ChatMessage[];
}
export interface Statistics {
  name: string | null;
  public: boolean;
  played: number;
  won: number;
  by_game: Record<string, Tally>;
  by_seats: Record<string, Tally>;
  against: Record<string, Tally>;
  streak: number;
  longest_streak: number;
}
export interface StoryStep {
  actor: string;
  events: EventDocument[];
}
export interface Summary {
  id: string;
  status: 'open' | 'playing' | 'over' | 'aborted';
  game: string;
  edition: string;
  options: Record<string, string>;
  name: string;
  clock: ClockDocument | null;
  created: string;
  seats: SummarySeat[];
  asked: number[];
  your_turn: boolean;
  result: Result | null;
}
export interface SummarySeat {
  seat: number;
  name: string | null;
  kind: 'person' | 'bot' | 'open';
  level: string | null;
  owner: string | null;
  yours: boolean;
}
export interface TableBody {
  game: string;
  edition?: string | null;
  seats?: number | null;
  options?: Record<string, string>;
  name?: string;
  listed?: boolean;
  hints?: boolean;
  clock?: LiveClock | DaysClock | null;
  grace?: number | null;
  data?: string | null;
}
export interface TableDocument {
  id: string;
  status: 'open' | 'playing' | 'over' | 'aborted';
  game: string;
  edition: string;
  rules: number;
  options: Record<string, string>;
  name: string;
  listed: boolean;
  hints: boolean;
  host: number | null;
  hosting: boolean;
  created: string;
  seats: SeatDocument[];
  asked: number[];
  clock: ClockDocument | null;
  grace: number | null;
  paused: boolean;
  data: Record<string, Json> | null;
  data_hash: string | null;
  commitment: string;
  seed: string | null;
  result: Result | null;
  undo_request: UndoRequestDocument | null;
  pause_request: RequestDocument | null;
  rematch: string | null;
  parent: ParentDocument | null;
  moves: number | null;
}
export interface TableMessage {
  type: 'table';
  table: TableDocument;
}
export interface Tally {
  played: number;
  won: number;
}
export interface TileDocument {
  name: string;
  promise: string;
  time: string;
}
export interface TokenBody {
  token: string;
}
export interface UndoRequestDocument {
  seat: number;
  agreed: number[];
  to: number;
  moves: number;
  digest: string;
}
export interface Waiting {
  seat: number;
  prompt: PromptDocument | null;
}
export interface WebhookBody {
  url: string;
}
export type ServerMessage = StateMessage | NewsMessage | TableMessage | ChatNews | Answer | Pong;
