/** The documents of the server's wire, as docs/server-api.md describes them. */
export type Fact = string | number | boolean | null;
export type Facts = Record<string, Fact>;
export type Json = Fact | Json[] | { [name: string]: Json };

export interface Prompt {
  key: string;
  facts: Facts;
}
export interface Option {
  id: number;
  text: string;
  kind: string;
  facts: Facts;
}
export interface Decision {
  prompt: Prompt;
  options: Option[];
  since: number;
}
export interface Waiting {
  seat: number;
  prompt: Prompt | null;
}
export interface GameEvent {
  name: string;
  facts: Facts;
}
export interface NewsItem {
  version: number;
  at: string;
  seat: number | null;
  move: string | null;
  events: GameEvent[];
}
export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  level: string | null;
  online: boolean;
  yours: boolean;
  substitute: string | null;
  number: number | null;
  remaining: number | null;
}
export interface Result {
  scores: Record<string, number> | number[];
  ranking: number[];
  winners: number[];
  ended_by: string | null;
}
export interface Clock {
  kind: 'live' | 'days';
  total?: number;
  increment?: number;
  move?: number;
  days?: number;
}
export interface TableRequest {
  seat: number;
  agreed: number[];
}
export interface TableDocument {
  id: string;
  status: 'open' | 'playing' | 'over' | 'aborted';
  game: string;
  edition: string;
  rules: number;
  options: Record<string, string>;
  name: string | null;
  listed: boolean;
  host: number | null;
  hosting?: boolean;
  created: string;
  seats: Seat[];
  asked: number[];
  clock: Clock | null;
  grace?: number | null;
  paused: boolean;
  /** Corrected values of somebody's box, by their dotted names. */
  data?: Record<string, Json> | null;
  data_hash?: string | null;
  commitment: string;
  seed: string | null;
  result: Result | null;
  undo_request: TableRequest | null;
  pause_request?: TableRequest | null;
  rematch: string | null;
  parent: { table: string; at: number } | null;
  moves: number | null;
  your_turn?: boolean;
}
export interface ChatMessage {
  id: number;
  seat: number | null;
  name: string | null;
  text: string | null;
  preset: string | null;
  at: string;
}
export interface Refusal {
  code: string;
  rule?: string;
  reason?: string;
  facts?: Facts;
  wait?: number;
}
export type View = Record<string, Json>;
export interface Position {
  seat: number | null;
  version: number;
  view: View | null;
  decision: Decision | null;
  waiting: Waiting[];
  can_undo: boolean;
}
export interface StateMessage extends Position {
  type: 'state';
  table: TableDocument;
  news: NewsItem[];
  resync: boolean;
  chat: ChatMessage[];
  now: string;
}
export interface NewsMessage extends Position {
  type: 'news';
  table: TableDocument;
  news: NewsItem[];
}
export interface AnswerMessage {
  type: 'answer';
  command: string;
  accepted: boolean;
  version: number;
  refusal?: Refusal;
}
export type ServerMessage =
  | StateMessage
  | NewsMessage
  | AnswerMessage
  | { type: 'table'; table: TableDocument }
  | { type: 'chat'; message: ChatMessage }
  | { type: 'pong'; ping: number; now: string };

export interface Command {
  seat?: number;
  version?: number;
  play?: string;
  undo?: 'own' | 'ask' | 'agree' | 'refuse';
  to?: number;
  pause?: 'ask' | 'agree' | 'refuse' | 'resume';
  chat?: string;
  preset?: string;
  mute?: number;
  unmute?: number;
}
export interface SessionDocument {
  name: string;
  account: string | null;
}
export interface GameOption {
  name: string;
  default: string | number;
  values: string[];
  least: number | null;
  step: number | null;
}
export interface GameDocument {
  name: string;
  seats: number[];
  editions: (string | { name: string; values?: Record<string, Fact> })[];
  options: GameOption[];
  rules: number;
  /** By edition: the values that were only reconstructed, as a file to correct; empty where there are none. */
  reconstructed?: Record<string, string>;
}
