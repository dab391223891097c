/** The documents of the wire, made by tools/wire_types.py from what server and games define: do not edit. */
export type Fact = string | number | boolean | null;
export type Json = Fact | Json[] | { [name: string]: Json };

export type ClientMessage = CommandBody | Ping | Look;
export type ServerMessage = StateMessage | NewsMessage | TableMessage | ChatNews | Answer | Pong;

export interface Wire {
  AnalysisDocument: AnalysisDocument;
  Answer: Answer;
  Blocked: Blocked;
  BotBody: BotBody;
  BotKnown: BotKnown;
  BotMade: BotMade;
  BranchBody: BranchBody;
  ChancesDocument: ChancesDocument;
  ChatMessage: ChatMessage;
  ChatNews: ChatNews;
  ClientMessage: ClientMessage;
  ClockDocument: ClockDocument;
  CommandBody: CommandBody;
  CoreDocument: CoreDocument;
  DaysClock: DaysClock;
  DecisionDocument: DecisionDocument;
  EditionDocument: EditionDocument;
  EditionValue: EditionValue;
  EventDocument: EventDocument;
  Feeds: Feeds;
  GameAnalysis: GameAnalysis;
  GameDocument: GameDocument;
  GameOption: GameOption;
  Health: Health;
  HintDocument: HintDocument;
  LinkMade: LinkMade;
  LiveClock: LiveClock;
  LogEntry: LogEntry;
  LoginBody: LoginBody;
  Look: Look;
  MomentDocument: MomentDocument;
  MoveDocument: MoveDocument;
  NameBody: NameBody;
  NewsItem: NewsItem;
  NewsMessage: NewsMessage;
  NumberBody: NumberBody;
  OpinionDocument: OpinionDocument;
  ParentDocument: ParentDocument;
  PartsDocument: PartsDocument;
  Ping: Ping;
  Pong: Pong;
  Position: Position;
  PrintedValue: PrintedValue;
  ProblemDocument: ProblemDocument;
  PromptDocument: PromptDocument;
  PushBody: PushBody;
  PushKey: PushKey;
  PushKeys: PushKeys;
  Refusal: Refusal;
  ReplayStep: ReplayStep;
  ReportBody: ReportBody;
  RequestDocument: RequestDocument;
  Result: Result;
  SeatBody: SeatBody;
  SeatDocument: SeatDocument;
  ServerMessage: ServerMessage;
  Session: Session;
  SetupBody: SetupBody;
  SetupDocument: SetupDocument;
  ShownBody: ShownBody;
  StateDocument: StateDocument;
  StateMessage: StateMessage;
  Statistics: Statistics;
  StoryStep: StoryStep;
  Summary: Summary;
  SummarySeat: SummarySeat;
  TableBody: TableBody;
  TableDocument: TableDocument;
  TableMessage: TableMessage;
  Tally: Tally;
  TokenBody: TokenBody;
  TurnNotice: TurnNotice;
  UndoRequestDocument: UndoRequestDocument;
  Waiting: Waiting;
  WebhookBody: WebhookBody;
}
/**
 * How far the analysis of a game is; `of` is 0 until that is known.
 */
export interface AnalysisDocument {
  state: 'done' | 'failed' | 'none' | 'running' | 'waiting';
  done: number;
  of: number;
  analysis: GameAnalysis | null;
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
  words: {
    [k: string]: MoveDocument;
  };
}
/**
 * After so many moves: each seat's chance of winning, and half of its 95 % interval.
 */
export interface ChancesDocument {
  after: number;
  win: number[];
  error: number[];
}
/**
 * What moved one seat's chance from the start to the end; the parts add up.
 */
export interface PartsDocument {
  start: number;
  luck: number;
  own: number;
  others: number;
  together: number;
  end: number;
}
/**
 * Moves number `first` to `last`, what they changed for each seat, and the dearest decision among them.
 */
export interface MomentDocument {
  first: number;
  last: number;
  actors: (number | 'chance')[];
  moves: string[];
  change: number[];
  error: number[];
  instead: OpinionDocument | null;
}
/**
 * One decision beside the best that was found; `value` and `loss` are null for a move the search never tried.
 */
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
export interface MoveDocument {
  id: number;
  text: string;
  kind: string;
  facts: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * To a command: refused with a reason, or accepted; `version` is that of the seat it was for.
 */
export interface Answer {
  type: 'answer';
  command: string | null;
  accepted: boolean;
  version?: number | null;
  refusal?: Refusal;
}
export interface Refusal {
  code: string;
  rule: string | null;
  reason: string | null;
  facts: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * Somebody you do not hear; `key` means nothing to anybody else.
 */
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
/**
 * One command; exactly one of the verbs.
 */
export interface CommandBody {
  command: string;
  seat?: number | null;
  version?: number | null;
  play?: string | null;
  undo?: ('own' | 'ask' | 'agree' | 'refuse') | null;
  to?: number | null;
  request?: string | null;
  pause?: ('ask' | 'agree' | 'refuse' | 'resume') | null;
  chat?: string | null;
  preset?: string | null;
  mute?: number | null;
  unmute?: number | null;
  block?: number | null;
  unblock?: number | null;
}
/**
 * Answered with a pong of the same number.
 */
export interface Ping {
  ping: number;
}
/**
 * Another of one's own seats from now on; 0 for a spectator's view.
 */
export interface Look {
  look: number;
}
/**
 * As the table was opened with it: a live clock has a total, a time for each move or both; the other has days.
 */
export interface ClockDocument {
  kind: 'days' | 'live';
  total?: number | null;
  increment?: number;
  move?: number | null;
  days?: number;
}
/**
 * Why is for the host alone: it may name files.
 */
export interface CoreDocument {
  state: 'chosen' | 'compiled' | 'compiling' | 'failed' | 'missing';
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
export interface PromptDocument {
  key: string;
  facts: {
    [k: string]: string | number | boolean | null;
  };
}
export interface EditionDocument {
  edition: string;
  title: string;
  year: string;
  data: string | null;
  kinds: {
    [k: string]: number;
  };
  values: EditionValue[];
}
/**
 * With what the edition prints where a box says otherwise.
 */
export interface EditionValue {
  value: boolean | number | string | (number | string)[];
  kind: string;
  source: string;
  note: string;
  name: string;
  correctable: boolean;
  was?: PrintedValue;
}
export interface PrintedValue {
  value: boolean | number | string | (number | string)[];
  kind: string;
  source: string;
  note: string;
}
export interface EventDocument {
  name: string;
  facts: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * Private addresses of what a person may subscribe to.
 */
export interface Feeds {
  atom: string;
  calendar: string;
}
export interface GameDocument {
  name: string;
  rules: number;
  seats: number[];
  editions: string[];
  options: GameOption[];
  levels: string[];
  reconstructed: {
    [k: string]: string;
  };
}
export interface GameOption {
  name: string;
  default: string;
  values: string[];
  least: number | null;
  step: number;
}
export interface Health {
  status: 'ok';
  version: string;
  quarantined: number;
  core: string;
}
/**
 * Stands as long as the seat's `decision.since` is not above `version`, as a command with that version would.
 */
export interface HintDocument {
  version: number;
  seat: number;
  move: string;
  other: string | null;
  reason: 'hint-close' | 'hint-only' | 'hint-points' | 'hint-rival' | 'hint-wins';
  facts: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * A personal link that takes a seat to another device.
 */
export interface LinkMade {
  token: string;
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
/**
 * After a move, or whatever else there is to tell.
 */
export interface NewsMessage {
  type: 'news';
  seat: number | null;
  version: number;
  view: Record<string, Json> | null;
  decision: DecisionDocument | null;
  waiting: Waiting[];
  can_undo: boolean;
  table: TableDocument;
  news: NewsItem[];
  resync: boolean;
}
export interface Waiting {
  seat: number;
  prompt: PromptDocument | null;
}
export interface TableDocument {
  id: string;
  status: 'aborted' | 'open' | 'over' | 'playing';
  game: string;
  edition: string;
  rules: number;
  options: {
    [k: string]: string;
  };
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
export interface SeatDocument {
  seat: number;
  kind: 'bot' | 'open' | 'person';
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
export interface Result {
  scores: number[];
  ranking: number[];
  winners: number[];
  ended_by: string | null;
}
export interface UndoRequestDocument {
  seat: number;
  agreed: number[];
  to: number;
  moves: number;
  digest: string;
}
export interface RequestDocument {
  seat: number;
  agreed: number[];
}
/**
 * Where a table that goes on with a game came from: a table here, or a file.
 */
export interface ParentDocument {
  table?: string;
  at?: number;
  imported?: boolean;
}
export interface NumberBody {
  seat: number;
  number: number;
}
export interface Pong {
  type: 'pong';
  ping: number;
  now: string;
}
/**
 * How things stand for one viewer, and what happened; the game's own folder types its view.
 */
export interface Position {
  seat: number | null;
  version: number;
  view: Record<string, Json> | null;
  decision: DecisionDocument | null;
  waiting: Waiting[];
  can_undo: boolean;
  table: TableDocument;
  news: NewsItem[];
  resync: boolean;
}
/**
 * RFC 9457; `limit` and `wait` tell whoever asks too often for how many seconds.
 */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  limit?: string;
  wait?: number;
}
/**
 * What a browser's `PushSubscription.toJSON()` says.
 */
export interface PushBody {
  endpoint: string;
  expirationTime?: number | null;
  keys: PushKeys;
}
export interface PushKeys {
  p256dh: string;
  auth: string;
}
export interface PushKey {
  key: string | null;
}
export interface ReplayStep {
  at: number;
  moves: number;
  actor: string | null;
  move: string | null;
  events: EventDocument[];
  views: {
    [k: string]: Record<string, Json>;
  };
}
export interface ReportBody {
  message: number;
  reason?: string;
}
export interface SeatBody {
  seat: number;
}
/**
 * As the socket begins with it.
 */
export interface StateMessage {
  type: 'state';
  seat: number | null;
  version: number;
  view: Record<string, Json> | null;
  decision: DecisionDocument | null;
  waiting: Waiting[];
  can_undo: boolean;
  table: TableDocument;
  news: NewsItem[];
  resync: boolean;
  now: string;
  chat: ChatMessage[];
}
/**
 * Only what is around the game has changed.
 */
export interface TableMessage {
  type: 'table';
  table: TableDocument;
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
  options?: {
    [k: string]: string;
  };
  data?: string | null;
}
export interface SetupDocument {
  edition: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  data: Record<string, Json> | null;
  data_hash: string | null;
}
export interface ShownBody {
  public: boolean;
}
/**
 * As plain HTTP gives it.
 */
export interface StateDocument {
  type: 'state';
  seat: number | null;
  version: number;
  view: Record<string, Json> | null;
  decision: DecisionDocument | null;
  waiting: Waiting[];
  can_undo: boolean;
  table: TableDocument;
  news: NewsItem[];
  resync: boolean;
  now: string;
}
export interface Statistics {
  name: string | null;
  public: boolean;
  played: number;
  won: number;
  by_game: {
    [k: string]: Tally;
  };
  by_seats: {
    [k: string]: Tally;
  };
  against: {
    [k: string]: Tally;
  };
  streak: number;
  longest_streak: number;
}
export interface Tally {
  played: number;
  won: number;
}
export interface StoryStep {
  actor: string;
  events: EventDocument[];
}
/**
 * A table in a list.
 */
export interface Summary {
  id: string;
  status: 'aborted' | 'open' | 'over' | 'playing';
  game: string;
  edition: string;
  options: {
    [k: string]: string;
  };
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
  kind: 'bot' | 'open' | 'person';
  level: string | null;
  owner: string | null;
  yours: boolean;
}
export interface TableBody {
  game: string;
  edition?: string | null;
  seats?: number | null;
  options?: {
    [k: string]: string;
  };
  name?: string;
  listed?: boolean;
  hints?: boolean;
  clock?: (LiveClock | DaysClock) | null;
  grace?: number | null;
  data?: string | null;
}
export interface TokenBody {
  token: string;
}
/**
 * What webhooks and pushed messages say: it is your turn there, and nothing of the game.
 */
export interface TurnNotice {
  table: string;
  game: string;
  name: string;
}
export interface WebhookBody {
  url: string;
}
