/** The documents of the wire, made by tools/wire_types.py from what server and games define: do not edit. */
export type Fact = string | number | boolean | null;
export type Json = Fact | Json[] | { [name: string]: Json };

export type ClientMessage = CommandBody | Ping | Look | Seen;
export type ServerMessage =
  | StateMessage
  | NewsMessage
  | TableMessage
  | LessonMessage
  | CoachMessage
  | PuzzleMessage
  | ChatNews
  | Answer
  | Pong;

export interface Wire {
  AmunReBid: AmunReBid;
  AmunReDerived: AmunReDerived;
  AmunReLevel: AmunReLevel;
  AmunReMajorities: AmunReMajorities;
  AmunRePhase: AmunRePhase;
  AmunRePlayer: AmunRePlayer;
  AmunReProvince: AmunReProvince;
  AmunReProvinces: AmunReProvinces;
  AmunReSeatFacts: AmunReSeatFacts;
  AmunReStep: AmunReStep;
  AmunReView: AmunReView;
  AnalysisDocument: AnalysisDocument;
  Answer: Answer;
  AwayBody: AwayBody;
  AwayDocument: AwayDocument;
  BabelAllFacts: BabelAllFacts;
  BabelBuilds: BabelBuilds;
  BabelCards: BabelCards;
  BabelEnd: BabelEnd;
  BabelFacts: BabelFacts;
  BabelLevels: BabelLevels;
  BabelOpeningHands: BabelOpeningHands;
  BabelPhase: BabelPhase;
  BabelPlayer: BabelPlayer;
  BabelPlayerFacts: BabelPlayerFacts;
  BabelPlayers: BabelPlayers;
  BabelRun: BabelRun;
  BabelStep: BabelStep;
  BabelView: BabelView;
  BecauseDocument: BecauseDocument;
  Blocked: Blocked;
  BoardDocument: BoardDocument;
  BotBody: BotBody;
  BotKnown: BotKnown;
  BotMade: BotMade;
  BranchBody: BranchBody;
  ChancesDocument: ChancesDocument;
  ChatMessage: ChatMessage;
  ChatNews: ChatNews;
  ChatNote: ChatNote;
  ClaimDocument: ClaimDocument;
  CleopatraCopies: CleopatraCopies;
  CleopatraCorruption: CleopatraCorruption;
  CleopatraDerived: CleopatraDerived;
  CleopatraHelp: CleopatraHelp;
  CleopatraOffering: CleopatraOffering;
  CleopatraPairs: CleopatraPairs;
  CleopatraPayment: CleopatraPayment;
  CleopatraPhase: CleopatraPhase;
  CleopatraPlaces: CleopatraPlaces;
  CleopatraPlayer: CleopatraPlayer;
  CleopatraSphinxes: CleopatraSphinxes;
  CleopatraStalls: CleopatraStalls;
  CleopatraStart: CleopatraStart;
  CleopatraStep: CleopatraStep;
  CleopatraView: CleopatraView;
  CleopatraWaivers: CleopatraWaivers;
  CleopatraWay: CleopatraWay;
  ClientMessage: ClientMessage;
  ClockDocument: ClockDocument;
  ClubBody: ClubBody;
  ClubDocument: ClubDocument;
  ClubEntry: ClubEntry;
  ClubFile: ClubFile;
  ClubFound: ClubFound;
  ClubGame: ClubGame;
  ClubHistory: ClubHistory;
  ClubMember: ClubMember;
  ClubPlace: ClubPlace;
  ClubRating: ClubRating;
  ClubSeat: ClubSeat;
  ClubTally: ClubTally;
  CoachLine: CoachLine;
  CoachMessage: CoachMessage;
  CodeBody: CodeBody;
  CodeFound: CodeFound;
  CodeMade: CodeMade;
  CommandBody: CommandBody;
  ContactBody: ContactBody;
  ContactDocument: ContactDocument;
  CoreDocument: CoreDocument;
  CourseDocument: CourseDocument;
  CourseLesson: CourseLesson;
  DailyPuzzle: DailyPuzzle;
  DaysClock: DaysClock;
  DecisionDocument: DecisionDocument;
  EditionDocument: EditionDocument;
  EditionValue: EditionValue;
  EveningDocument: EveningDocument;
  EventDocument: EventDocument;
  Feeds: Feeds;
  FileGame: FileGame;
  FileMember: FileMember;
  FileSeat: FileSeat;
  GameAnalysis: GameAnalysis;
  GameDocument: GameDocument;
  GameOption: GameOption;
  GameTextsDocument: GameTextsDocument;
  Health: Health;
  HintDocument: HintDocument;
  HoursBody: HoursBody;
  HoursDocument: HoursDocument;
  JoinBody: JoinBody;
  LeadDocument: LeadDocument;
  LearnBody: LearnBody;
  LessonDocument: LessonDocument;
  LessonMessage: LessonMessage;
  LinkMade: LinkMade;
  LiveClock: LiveClock;
  LogEntry: LogEntry;
  LoginBody: LoginBody;
  Look: Look;
  Loss: Loss;
  MomentDocument: MomentDocument;
  MoveDocument: MoveDocument;
  NameBody: NameBody;
  NewsItem: NewsItem;
  NewsMessage: NewsMessage;
  NextPuzzle: NextPuzzle;
  NoteBody: NoteBody;
  NoteDocument: NoteDocument;
  NumberBody: NumberBody;
  OpinionDocument: OpinionDocument;
  OptionInEdition: OptionInEdition;
  ParentDocument: ParentDocument;
  PartErrors: PartErrors;
  PartsDocument: PartsDocument;
  PersonRating: PersonRating;
  PictureDocument: PictureDocument;
  PictureName: PictureName;
  Ping: Ping;
  PlanDocument: PlanDocument;
  Pong: Pong;
  Position: Position;
  PrintedValue: PrintedValue;
  ProblemDocument: ProblemDocument;
  PromptDocument: PromptDocument;
  PushBody: PushBody;
  PushKey: PushKey;
  PushKeys: PushKeys;
  PuzzleDocument: PuzzleDocument;
  PuzzleEntry: PuzzleEntry;
  PuzzleGame: PuzzleGame;
  PuzzleMessage: PuzzleMessage;
  PuzzleTheme: PuzzleTheme;
  PuzzlesDocument: PuzzlesDocument;
  RatedBot: RatedBot;
  Refusal: Refusal;
  ReplayStep: ReplayStep;
  ReportBody: ReportBody;
  RequestDocument: RequestDocument;
  Result: Result;
  SaReDerived: SaReDerived;
  SaReGoal: SaReGoal;
  SaRePaying: SaRePaying;
  SaRePayment: SaRePayment;
  SaRePhase: SaRePhase;
  SaRePlayer: SaRePlayer;
  SaRePlayerDerived: SaRePlayerDerived;
  SaRePrices: SaRePrices;
  SaReSeason: SaReSeason;
  SaReSelection: SaReSelection;
  SaReSequence: SaReSequence;
  SaReStep: SaReStep;
  SaReSupply: SaReSupply;
  SaReView: SaReView;
  SeatBody: SeatBody;
  SeatDocument: SeatDocument;
  Seen: Seen;
  ServerMessage: ServerMessage;
  Session: Session;
  SetupBody: SetupBody;
  SetupDocument: SetupDocument;
  ShownBody: ShownBody;
  SitBody: SitBody;
  SolutionDocument: SolutionDocument;
  SourceDocument: SourceDocument;
  StateDocument: StateDocument;
  StateMessage: StateMessage;
  Statistics: Statistics;
  StoryStep: StoryStep;
  StrengthDocument: StrengthDocument;
  Summary: Summary;
  SummarySeat: SummarySeat;
  TableBody: TableBody;
  TableDocument: TableDocument;
  TableMessage: TableMessage;
  Tally: Tally;
  TileDocument: TileDocument;
  TokenBody: TokenBody;
  TournamentBody: TournamentBody;
  TournamentDocument: TournamentDocument;
  TournamentEntry: TournamentEntry;
  TournamentMatch: TournamentMatch;
  TournamentPlayer: TournamentPlayer;
  TurnNotice: TurnNotice;
  UndoRequestDocument: UndoRequestDocument;
  Waiting: Waiting;
  WebhookBody: WebhookBody;
}
/**
 * The highest bid on a province on offer: nobody's is seat 0.
 */
export interface AmunReBid {
  seat: number;
  gold: number | null;
  least: number | null;
  blocked: boolean;
}
/**
 * What follows from the rules; `farmers` and `incomes` are of owned provinces.
 */
export interface AmunReDerived {
  rounds: number;
  track: number[];
  prices: number[];
  scale: AmunReLevel[];
  theft: number;
  phase: AmunRePhase;
  kingdom: 'old' | 'new';
  each: number;
  each_harvested: number;
  farmers: {
    ABU?: number;
    ABY?: number;
    AMA?: number;
    AVA?: number;
    BAH?: number;
    BER?: number;
    BUT?: number;
    DAK?: number;
    DAM?: number;
    EDF?: number;
    KHA?: number;
    MEM?: number;
    MEN?: number;
    SAW?: number;
    THE?: number;
  };
  incomes: {
    ABU?: number;
    ABY?: number;
    AMA?: number;
    AVA?: number;
    BAH?: number;
    BER?: number;
    BUT?: number;
    DAK?: number;
    DAM?: number;
    EDF?: number;
    KHA?: number;
    MEM?: number;
    MEN?: number;
    SAW?: number;
    THE?: number;
  };
  majorities: AmunReMajorities;
  bids: {
    ABU?: AmunReBid;
    ABY?: AmunReBid;
    AMA?: AmunReBid;
    AVA?: AmunReBid;
    BAH?: AmunReBid;
    BER?: AmunReBid;
    BUT?: AmunReBid;
    DAK?: AmunReBid;
    DAM?: AmunReBid;
    EDF?: AmunReBid;
    KHA?: AmunReBid;
    MEM?: AmunReBid;
    MEN?: AmunReBid;
    SAW?: AmunReBid;
    THE?: AmunReBid;
  };
  seats: AmunReSeatFacts;
}
/**
 * A level of the temple: the totals that lead to it, null without an end, and whether camels travel.
 */
export interface AmunReLevel {
  level: number;
  least: number | null;
  most: number | null;
  camels: boolean;
}
export interface AmunRePhase {
  steps: string[];
  current: number;
}
/**
 * The owned provinces with the most pyramids of each bank, west and east.
 */
export interface AmunReMajorities {
  W: (
    | 'ABU'
    | 'ABY'
    | 'AMA'
    | 'AVA'
    | 'BAH'
    | 'BER'
    | 'BUT'
    | 'DAK'
    | 'DAM'
    | 'EDF'
    | 'KHA'
    | 'MEM'
    | 'MEN'
    | 'SAW'
    | 'THE'
  )[];
  E: (
    | 'ABU'
    | 'ABY'
    | 'AMA'
    | 'AVA'
    | 'BAH'
    | 'BER'
    | 'BUT'
    | 'DAK'
    | 'DAM'
    | 'EDF'
    | 'KHA'
    | 'MEM'
    | 'MEN'
    | 'SAW'
    | 'THE'
  )[];
}
/**
 * Of every seat, the first one's first.
 */
export interface AmunReSeatFacts {
  income: number[];
  farmers: number[];
  pyramids: number[];
  displaced: (
    | (
        | 'ABU'
        | 'ABY'
        | 'AMA'
        | 'AVA'
        | 'BAH'
        | 'BER'
        | 'BUT'
        | 'DAK'
        | 'DAM'
        | 'EDF'
        | 'KHA'
        | 'MEM'
        | 'MEN'
        | 'SAW'
        | 'THE'
      )
    | null
  )[];
  points: number[];
  bonuses: string[];
  farmers_fit: number[];
  bricks_fit: number[];
}
/**
 * `hand` is a number for others; `adjusting` and `pledged` are told to their own seat alone.
 */
export interface AmunRePlayer {
  gold: number;
  points: number;
  played: string;
  bid: string | null;
  hand: string | number;
  offering: string;
  adjusting?: boolean;
  pledged?: string;
}
export interface AmunReProvince {
  card: 'pile' | 'offer' | 'used' | 'aside';
  owner: number;
  farmers: number;
  free_farmers: number;
  bricks: number;
  pyramids: number;
  cards: number;
}
export interface AmunReProvinces {
  ABU: AmunReProvince;
  ABY: AmunReProvince;
  AMA: AmunReProvince;
  AVA: AmunReProvince;
  BAH: AmunReProvince;
  BER: AmunReProvince;
  BUT: AmunReProvince;
  DAK: AmunReProvince;
  DAM: AmunReProvince;
  EDF: AmunReProvince;
  KHA: AmunReProvince;
  MEM: AmunReProvince;
  MEN: AmunReProvince;
  SAW: AmunReProvince;
  THE: AmunReProvince;
}
/**
 * A step that is still to be done, the next one first, with its own facts.
 */
export interface AmunReStep {
  step: string;
  seat?: number;
  turn?: string;
  quota?: number;
  province?:
    | 'ABU'
    | 'ABY'
    | 'AMA'
    | 'AVA'
    | 'BAH'
    | 'BER'
    | 'BUT'
    | 'DAK'
    | 'DAM'
    | 'EDF'
    | 'KHA'
    | 'MEM'
    | 'MEN'
    | 'SAW'
    | 'THE';
}
export interface AmunReView {
  game: 'amun-re';
  rules: number;
  edition: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  data?: {
    [k: string]: number | string | boolean | number[] | string[];
  };
  seat: number | null;
  round: number;
  first: number;
  level: number;
  offer: string;
  playing: string;
  bought: number;
  claimed: number;
  left: number;
  least: string | null;
  total: number;
  gold8:
    | (
        | 'ABU'
        | 'ABY'
        | 'AMA'
        | 'AVA'
        | 'BAH'
        | 'BER'
        | 'BUT'
        | 'DAK'
        | 'DAM'
        | 'EDF'
        | 'KHA'
        | 'MEM'
        | 'MEN'
        | 'SAW'
        | 'THE'
      )
    | null;
  harvest:
    | (
        | 'ABU'
        | 'ABY'
        | 'AMA'
        | 'AVA'
        | 'BAH'
        | 'BER'
        | 'BUT'
        | 'DAK'
        | 'DAM'
        | 'EDF'
        | 'KHA'
        | 'MEM'
        | 'MEN'
        | 'SAW'
        | 'THE'
      )
    | null;
  due: number;
  players: {
    [k: string]: AmunRePlayer;
  };
  provinces: AmunReProvinces;
  deck: number;
  discard: string;
  bottom: string;
  shown: string | number;
  recounted: boolean;
  noted: {
    [k: string]: string;
  };
  known: {
    [k: string]: {
      [k: string]: string;
    };
  };
  agenda: AmunReStep[];
  derived: AmunReDerived;
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
  judged?: boolean;
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
  errors?: PartErrors | null;
}
/**
 * Half of the 95 % interval of each part.
 */
export interface PartErrors {
  luck: number;
  own: number;
  others: number;
  together: number;
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
  because?: BecauseDocument | null;
}
/**
 * Why a move is better than `other`: how the seat goes on, what speaks for it and what against. `worlds` is in how
 *     many imagined games both were followed, `over` whether to the end; `better` is the difference of the chances.
 */
export interface BecauseDocument {
  other: MoveDocument;
  worlds: number;
  better: number;
  over: boolean;
  plan: MoveDocument[];
  gains: ClaimDocument[];
  risks: ClaimDocument[];
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
 * So many more or fewer of a thing for a seat, or this one (`which`) rather than that one (`instead`), and what it
 *     does to the chance of winning. `because-THING` of the game's texts says it.
 */
export interface ClaimDocument {
  thing: string;
  seat: number;
  amount: number;
  gain: number;
  which: string;
  instead: string;
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
 * The last day of a vacation, as 2026-11-24, where that person lives.
 */
export interface AwayBody {
  until: string;
  zone?: string;
}
/**
 * `until` is the last day of a vacation that runs; `left` of `days` are left of this year. `hours` are those
 *     that you show at your tables.
 */
export interface AwayDocument {
  until: string | null;
  left: number;
  days: number;
  hours: HoursDocument | null;
}
/**
 * Where somebody lives, and the hours they usually play there, if they say so; over midnight `last` is smaller.
 */
export interface HoursDocument {
  zone: string;
  first: number | null;
  last: number | null;
}
export interface BabelAllFacts {
  '1': BabelPlayerFacts;
  '2': BabelPlayerFacts;
}
/**
 * What follows from the rules for one player.
 */
export interface BabelPlayerFacts {
  levels: BabelLevels;
  next: BabelLevels;
  builds: BabelBuilds;
  runs: {
    A?: BabelRun[];
    H?: BabelRun[];
    M?: BabelRun[];
    P?: BabelRun[];
    S?: BabelRun[];
  };
  halved: number;
}
/**
 * By site: the level of a temple.
 */
export interface BabelLevels {
  A: number;
  H: number;
  M: number;
  P: number;
  S: number;
}
/**
 * The level that a build from each source would lay, 0 where there is no card.
 */
export interface BabelBuilds {
  own: number;
  opp: number;
  res: number;
}
/**
 * Three or more cards of a nation in a row; `number` counts the runs of its nation in the column from 1, `first` is
 * its first card's place from 0.
 */
export interface BabelRun {
  nation: 'A' | 'H' | 'M' | 'P' | 'S';
  number: number;
  first: number;
  cards: number;
}
/**
 * By site: the cards of a column, oldest first, or of a temple, lowest first.
 */
export interface BabelCards {
  A: string;
  H: string;
  M: string;
  P: string;
  S: string;
}
/**
 * The totals that end a game.
 */
export interface BabelEnd {
  win: number;
  low: number;
  endgame_win: number;
}
/**
 * What follows from the rules and from the edition that is played.
 */
export interface BabelFacts {
  end: BabelEnd;
  opening_hands: BabelOpeningHands;
  nation_cards: number;
  temple_cards: number[];
  drawn: number;
  revealed: number;
  migrating: number;
  temple_pile: number[];
  players: BabelAllFacts;
}
export interface BabelOpeningHands {
  first: number;
  second: number;
}
/**
 * Where in the turn the game stands.
 */
export interface BabelPhase {
  steps: ('draw' | 'act' | 'reveal')[];
  current: number;
}
/**
 * A player's side. Nation cards are letters, Temple cards levels with blanks between them.
 */
export interface BabelPlayer {
  pawn: 'A' | 'H' | 'M' | 'P' | 'S' | '-';
  reserve: boolean;
  columns: BabelCards;
  temples: BabelCards;
  temple_column: string;
  hand: string | number;
  noted?: string;
  total: number;
}
export interface BabelPlayers {
  '1': BabelPlayer;
  '2': BabelPlayer;
}
/**
 * What is still to be done, with the facts that some steps have.
 */
export interface BabelStep {
  step: string;
  seat?: number;
  cards?: number;
  left?: number;
  due?: number;
  least?: 'A' | 'H' | 'M' | 'P' | 'S';
}
/**
 * All that a seat may see and could have noted down.
 */
export interface BabelView {
  game: 'babel';
  rules: number;
  edition: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  data?: {
    [k: string]: number | number[];
  };
  turn: number;
  active: number;
  migrated: boolean;
  endgame: boolean;
  ended_by: ('15-9' | '20' | 'drop' | 'exhausted' | 'turn_cap') | null;
  discard: string;
  returned: string;
  agenda: BabelStep[];
  deck: number;
  pile: number;
  phase: BabelPhase;
  derived: BabelFacts;
  seat: number | null;
  players: BabelPlayers;
}
/**
 * Somebody you do not hear; `key` means nothing to anybody else.
 */
export interface Blocked {
  key: string;
  name: string | null;
}
export interface BoardDocument {
  task: string;
  seconds: number;
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
 * What a webhook gets: the same in words for chats; a digest is of no single table.
 */
export interface ChatNote {
  text: string;
  content: string;
  allowed_mentions: {
    [k: string]: string[];
  };
  table?: string;
  game?: string;
  name?: string;
  reminder?: boolean;
}
/**
 * How many there are of each card, in the order in which cards are discarded.
 */
export interface CleopatraCopies {
  A: number;
  S: number;
  M: number;
  W: number;
  L: number;
  S2: number;
  M2: number;
  W2: number;
  L2: number;
  C: number;
}
/**
 * The squares of a seat's sanctuaries, the amulets that they leave, and whether those were too many at the end.
 */
export interface CleopatraCorruption {
  squares: number;
  amulets_left: number;
  eliminated: boolean;
}
/**
 * What follows from the rules: the tables that the box prints, as they are played, and what is so now.
 */
export interface CleopatraDerived {
  cards: CleopatraCopies;
  start: CleopatraStart;
  face_down: number;
  hand_limit: number;
  places: CleopatraPlaces;
  help: CleopatraHelp;
  costs: CleopatraPairs;
  identical: ('sphinx' | 'obelisk' | 'door' | 'column' | 'throne' | 'mosaic')[];
  rewards: CleopatraPairs;
  palms: string;
  throne: string;
  spaces: number;
  line: number;
  offering: CleopatraOffering;
  penalties: number[];
  pieces: CleopatraPairs;
  architect: number;
  to_stock: number;
  excess: number;
  forgone: number;
  least: number | null;
  players: {
    [k: string]: CleopatraCorruption;
  };
}
/**
 * What everybody begins with.
 */
export interface CleopatraStart {
  hand: number;
  scarabs: number;
  statues: number;
}
/**
 * What the places of the worshippers cost, from left to right.
 */
export interface CleopatraPlaces {
  scarabs: number[];
  amulets: number[];
}
/**
 * Scarabs for each piece, resources not paid, cards drawn, artisans not paid.
 */
export interface CleopatraHelp {
  architect: number;
  merchant: number;
  beggar: number;
  foreman: number;
}
/**
 * Two numbers for each kind of piece; pedestal and throne are one kind.
 */
export interface CleopatraPairs {
  sphinx: [number, number];
  obelisk: [number, number];
  door: [number, number];
  column: [number, number];
  throne: [number, number];
  mosaic: [number, number];
}
/**
 * Amulets that the highest offer discards, and that the others take.
 */
export interface CleopatraOffering {
  discard: number;
  take: number[];
}
/**
 * What is being paid for, as a build move, and what is still owed.
 */
export interface CleopatraPayment {
  piece: string;
  artisans: number;
  resources: number;
  types: string;
  latest: string | null;
  took_credit: boolean;
}
/**
 * Where in the turn the game stands; `current` counts from 0.
 */
export interface CleopatraPhase {
  steps: ('worshipper' | 'action' | 'procession')[];
  current: number;
}
/**
 * A player's belongings; others see the size of the hand, and of a sealed bid that there is one.
 */
export interface CleopatraPlayer {
  scarabs: number;
  amulets: number;
  statues: number;
  sanctuaries: string[];
  hand: string | number;
  known: string;
  hidden: string;
  bid: number | 'sealed' | null;
  rest: number;
}
/**
 * How many stand in each row.
 */
export interface CleopatraSphinxes {
  L: number;
  R: number;
}
export interface CleopatraStalls {
  '1': string;
  '2': string;
  '3': string;
}
/**
 * What is still to be done, with the facts that some steps have.
 */
export interface CleopatraStep {
  step: string;
  seat?: number;
  goal?: number;
  left?: number;
  least?: 'A' | 'S' | 'M' | 'W' | 'L' | 'S2' | 'M2' | 'W2' | 'L2' | 'C';
  other?: 'market' | 'quarry';
  mosaic?: string;
  zones?: string;
  passed?: number;
  claimed?: number;
}
/**
 * All that a seat may see of a table; seats count from 1, and nobody's view has the seat None.
 */
export interface CleopatraView {
  game: 'cleopatra';
  rules: number;
  edition: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  data?: {
    [k: string]: number | string | boolean | number[] | string[];
  };
  seat: number | null;
  turn: number;
  active: number;
  ended_by: ('procession' | 'turn_cap') | null;
  last_turns_after: number | null;
  players: {
    [k: string]: CleopatraPlayer;
  };
  worshippers: string;
  helper: ('architect' | 'vizier' | 'merchant' | 'beggar' | 'foreman') | 'none';
  waivers: CleopatraWaivers;
  limit_due: boolean;
  built: number;
  credits: string;
  payment: CleopatraPayment | null;
  stalls: CleopatraStalls;
  stocked: string;
  transit: string | null;
  deck: number;
  deck_down: number;
  top: ('A' | 'S' | 'M' | 'W' | 'L' | 'S2' | 'M2' | 'W2' | 'L2' | 'C') | 'down' | null;
  discard: string;
  pools: string[];
  cleopatra: number;
  sphinxes: CleopatraSphinxes;
  obelisks: string;
  doors: string;
  columns: string;
  pedestal: boolean;
  throne: boolean;
  mosaics: {
    F?: string;
    I?: string;
    L?: string;
    N?: string;
    P?: string;
    T?: string;
    U?: string;
    V?: string;
    W?: string;
    X?: string;
    Y?: string;
    Z?: string;
  };
  mosaic: ('F' | 'I' | 'L' | 'N' | 'P' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z') | null;
  stack: string;
  agenda: CleopatraStep[];
  earns: {
    [k: string]: number;
  };
  zones: {
    [k: string]: string;
  };
  ways: CleopatraWay[];
  buildable: ('sphinx' | 'obelisk' | 'door' | 'column' | 'throne' | 'mosaic')[];
  phase: CleopatraPhase;
  derived: CleopatraDerived;
}
/**
 * What need not be paid any more this turn: artisans and resources.
 */
export interface CleopatraWaivers {
  A: number;
  R: number;
}
/**
 * A way to finish a payment: its moves, and the amulets that it brings.
 */
export interface CleopatraWay {
  moves: string[];
  amulets: number;
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
  lesson?: ('show' | 'back' | 'again' | 'restart' | 'take_back' | 'on') | null;
  step?: number | null;
  coach?: ('quiet' | 'speak' | 'opened') | null;
  puzzle?: ('hint' | 'give_up' | 'again' | 'plan') | null;
  plan?: number | null;
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
 * What the person at the screen has been shown of their seat; it is not answered.
 */
export interface Seen {
  seen: number;
  seat: number;
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
 * What the owner of a club changes; what is left out stays.
 */
export interface ClubBody {
  name?: string | null;
  ladder?: boolean | null;
}
export interface ClubDocument {
  id: string;
  name: string;
  created: string;
  members: ClubMember[];
  owner: boolean;
  linked: boolean;
  ladder: boolean;
  tables: Summary[];
}
/**
 * The key means nothing outside this club.
 */
export interface ClubMember {
  key: string;
  name: string | null;
  owner: boolean;
  you: boolean;
  joined: string;
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
  trial: boolean;
  coach?: boolean;
  unseen?: number | null;
}
export interface SummarySeat {
  seat: number;
  name: string | null;
  kind: 'bot' | 'open' | 'person';
  level: string | null;
  owner: string | null;
  yours: boolean;
}
/**
 * `leads` has one entry a seat, null for winners; it is empty where an older version stored the result.
 */
export interface Result {
  scores: number[];
  ranking: number[];
  winners: number[];
  ended_by: string | null;
  leads: (LeadDocument | null)[];
}
/**
 * By what the first of the winners is placed above a seat, and what each has of it.
 */
export interface LeadDocument {
  by: string;
  value: number;
  other: number;
}
/**
 * A club of yours, in a list.
 */
export interface ClubEntry {
  id: string;
  name: string;
  members: number;
}
/**
 * Everything a club has: written by one server, and read by any.
 */
export interface ClubFile {
  format: string;
  version: number;
  origin: string;
  name: string;
  ladder: boolean;
  created: number;
  members: FileMember[];
  games: FileGame[];
}
export interface FileMember {
  key: string;
  name: string;
  joined: number;
}
export interface FileGame {
  id: string;
  game: string;
  at: number;
  seats: FileSeat[];
}
export interface FileSeat {
  key: string | null;
  name: string | null;
  level: string | null;
  place: number;
  score: number;
}
/**
 * Where a link leads.
 */
export interface ClubFound {
  name: string;
  members: number;
  joined: boolean;
  id: string | null;
  places: ClubPlace[];
}
/**
 * A name from a file under which nobody has come yet.
 */
export interface ClubPlace {
  key: string;
  name: string;
}
export interface ClubGame {
  id: string;
  table: string | null;
  game: string;
  at: string;
  seats: ClubSeat[];
}
export interface ClubSeat {
  key: string | null;
  name: string | null;
  level: string | null;
  place: number;
  score: number;
}
export interface ClubHistory {
  count: number;
  games: ClubGame[];
  tally: ClubTally[];
  ladder: {
    [k: string]: ClubRating[];
  } | null;
}
export interface ClubTally {
  key: string;
  name: string | null;
  here: boolean;
  played: number;
  won: number;
  by_game: {
    [k: string]: [number, number];
  };
}
export interface ClubRating {
  key: string;
  name: string | null;
  here: boolean;
  value: number;
  doubt: number;
  played: number;
}
/**
 * `line` is a key of the game's catalogue of lessons.
 */
export interface CoachLine {
  line: string;
  facts: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * What the coach of a first game said to this person at this table, in order; `now` is about the decision that is
 *     open, null where there is nothing new to say.
 */
export interface CoachMessage {
  type: 'coach';
  version: number;
  quiet: boolean;
  now: string | null;
  mark: string | null;
  said: CoachLine[];
}
export interface CodeBody {
  code: string;
}
export interface CodeFound {
  table: string;
}
/**
 * A few letters that lead to a table, for those who are in one room.
 */
export interface CodeMade {
  code: string;
}
export interface ContactBody {
  lang?: 'en' | 'fr';
  zone?: string;
  mail?: string;
  digest?: number | null;
}
/**
 * How you are reached: `mail` is null where there is none, `confirmed` says whether its code came back, `mails`
 *     whether this server sends mail at all, `webhook` whether you have one. `digest` is an hour of the day in `zone`.
 */
export interface ContactDocument {
  lang: string;
  zone: string;
  mail: string | null;
  confirmed: boolean;
  digest: number | null;
  mails: boolean;
  webhook: boolean;
}
/**
 * Why is for the host alone: it may name files.
 */
export interface CoreDocument {
  state: 'chosen' | 'compiled' | 'compiling' | 'failed' | 'missing';
}
export interface CourseDocument {
  game: string;
  seconds: number;
  lessons: CourseLesson[];
}
export interface CourseLesson {
  number: number;
  title: string;
  star: boolean;
  seconds: number;
  rules: string[];
  boards: BoardDocument[];
}
export interface DailyPuzzle {
  day: string;
  id: string;
  game: string;
  rating: number;
  outcome: 'new' | 'shown' | 'solved' | 'tried';
  state: 'forgiven' | 'missed' | 'open' | 'solved';
}
export interface DaysClock {
  kind: 'days';
  days: number;
}
export interface DecisionDocument {
  prompt: PromptDocument;
  options: MoveDocument[];
  losses: {
    [k: string]: Loss;
  };
  since: number;
}
export interface PromptDocument {
  key: string;
  facts: {
    [k: string]: string | number | boolean | null;
  };
}
/**
 * What an option gives up that could still be had: the paragraph, the reason in a word, the facts of the case.
 */
export interface Loss {
  rule: string;
  reason: string;
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
  words?: string[];
  was?: PrintedValue;
}
export interface PrintedValue {
  value: boolean | number | string | (number | string)[];
  kind: string;
  source: string;
  note: string;
}
/**
 * Games in a row with the same people, this one included once it is over, and how many each seat has won.
 */
export interface EveningDocument {
  games: number;
  wins: number[];
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
  strengths: StrengthDocument[];
  reconstructed: {
    [k: string]: string;
  };
  tile: {
    [k: string]: TileDocument;
  };
  lessons: boolean;
}
/**
 * With `least`, also a number from there on in steps of `step`. One that is not `main` is a variant; where it
 *     `names_seat` its numbers are seats, of which a table may have fewer.
 */
export interface GameOption {
  name: string;
  default: string;
  values: string[];
  least: number | null;
  step: number;
  main: boolean;
  names_seat: boolean;
  editions: {
    [k: string]: OptionInEdition;
  };
}
/**
 * What an option is under an edition unless it is chosen, and the words it may be there.
 */
export interface OptionInEdition {
  default: string;
  values: string[];
}
/**
 * How a level fared alone among others at a table of so many seats, and its rating on one scale of all levels.
 *
 *     `options` are those that were not the edition's; the bots made `part` times fewer simulations than at a table.
 */
export interface StrengthDocument {
  level: string;
  seats: number;
  edition: string;
  options: {
    [k: string]: string;
  };
  part: number;
  among: string | null;
  won: number;
  games: number;
  rating: number;
  low: number;
  high: number;
}
/**
 * What a lobby shows of a game, in one language; empty where the game says nothing.
 */
export interface TileDocument {
  name: string;
  promise: string;
  time: string;
}
/**
 * A game's own words in one language, for pages that were built without it.
 */
export interface GameTextsDocument {
  catalogue: string;
  rulebook: string;
  table_help: string;
  aid: string;
  lessons: string;
  puzzles: string;
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
  reason: 'hint-close' | 'hint-even' | 'hint-only' | 'hint-points' | 'hint-rival' | 'hint-wins';
  facts: {
    [k: string]: string | number | boolean | null;
  };
  because?: BecauseDocument | null;
}
/**
 * Where you live and the hours you usually play there; over midnight `last` is smaller. No zone: not shown.
 */
export interface HoursBody {
  zone: string | null;
  first?: number | null;
  last?: number | null;
}
export interface JoinBody {
  token: string;
  place?: string | null;
}
/**
 * For each game the lessons that are done or shown: `{"babel": "1d 2d 3s"}`.
 */
export interface LearnBody {
  [k: string]: string;
}
/**
 * One board of a lesson; `title` and `task` are keys of the game's catalogue of lessons.
 */
export interface LessonDocument {
  number: number;
  board: number;
  boards: number;
  title: string;
  task: string;
  rules: string[];
}
/**
 * How the step stands for the learner, at a version of their seat. `coach` is a key of the game's catalogue of
 *     lessons; null: the sentence for all lessons, `lesson-lost`.
 */
export interface LessonMessage {
  type: 'lesson';
  version: number;
  step: number;
  steps: number;
  state: 'aside' | 'lost' | 'open' | 'solved';
  coach: string | null;
  facts: {
    [k: string]: string | number | boolean | null;
  };
  marks: string[];
  reading: boolean;
  go_on: boolean;
  show: boolean;
  take_back: boolean;
  shown: boolean;
  done: boolean;
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
  moves: number;
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
  views?: {
    [k: string]: Record<string, Json>;
  };
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
  lesson?: LessonDocument;
  evening?: EveningDocument;
  screen?: boolean;
  tournament?: string | null;
  delay?: number | null;
  coach?: boolean;
  puzzle?: PuzzleDocument;
}
/**
 * `stands`: the clock stands still, for that person is away for some days; `away` is the last of them. It
 *     and `hours`, which that person wishes to show, are told to those who have a seat at the table.
 */
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
  temperament?: string | null;
  stands?: boolean;
  away?: string | null;
  hours?: HoursDocument | null;
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
 * Where a table that goes on with a game came from: a table here, a file, or a puzzle.
 */
export interface ParentDocument {
  table?: string;
  at?: number;
  imported?: boolean;
  puzzle?: string;
}
/**
 * The puzzle of a table; `asked` is a key of the game's catalogue of puzzles.
 */
export interface PuzzleDocument {
  id: string;
  asked: PromptDocument;
  goal: boolean;
  rating: number;
  day: string | null;
  counts: boolean;
}
export interface NextPuzzle {
  id: string;
}
export interface NoteBody {
  text: string;
  on_turn?: boolean;
}
/**
 * What you wrote for yourself at a table; with `on_turn` it is shown when it is your turn.
 */
export interface NoteDocument {
  text: string;
  on_turn: boolean;
}
export interface NumberBody {
  seat: number;
  number: number;
}
/**
 * Where somebody stands on the scale of the bots; `error` is half of the 95 % interval. For that scale the bots
 *     made `part` times fewer simulations than at a table.
 */
export interface PersonRating {
  game: string;
  seats: number;
  games: number;
  rating: number;
  error: number;
  part: number;
  bots: RatedBot[];
}
export interface RatedBot {
  level: string;
  rating: number;
}
/**
 * A picture of a rulebook: a position as somebody sees it, typed by the game's own folder.
 */
export interface PictureDocument {
  view: Record<string, Json>;
  part: string;
}
/**
 * A picture of a rulebook, and the part of the board that it shows, as `sites H`; empty for all of it.
 */
export interface PictureName {
  name: string;
  part: string;
}
export interface PlanDocument {
  value: number;
  moves: MoveDocument[];
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
  views?: {
    [k: string]: Record<string, Json>;
  };
}
/**
 * RFC 9457; `limit` and `wait` say which limit was exceeded and for how many seconds to wait.
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
/**
 * A puzzle in a list; its themes are told once it is solved or given up.
 */
export interface PuzzleEntry {
  id: string;
  game: string;
  rating: number;
  outcome: 'new' | 'shown' | 'solved' | 'tried';
  themes: string[] | null;
}
/**
 * The puzzles of a game, and how the solver fares with them; no rating before the first that counted.
 */
export interface PuzzleGame {
  game: string;
  puzzles: number;
  solved: number;
  rating: number | null;
  themes: PuzzleTheme[];
}
export interface PuzzleTheme {
  theme: string;
  puzzles: number;
}
/**
 * How the puzzle stands for its solver, at a version of their seat.
 */
export interface PuzzleMessage {
  type: 'puzzle';
  version: number;
  state: 'missed' | 'near' | 'open' | 'shown' | 'solved';
  value: number | null;
  best: number | null;
  tries: number;
  hint: PromptDocument | null;
  plan: number | null;
  before: number | null;
  after: number | null;
  solution: SolutionDocument | null;
}
/**
 * `plans` begins with the best; `natural` is what a quick look suggests.
 */
export interface SolutionDocument {
  plans: PlanDocument[];
  natural: PlanDocument;
  explain: PromptDocument;
  themes: string[];
  rules: string[];
  source: SourceDocument;
  tried: number;
  solved: number;
}
/**
 * The game of bots that the position is from, and after which of its moves.
 */
export interface SourceDocument {
  bots: string[];
  move: number;
}
/**
 * The daily puzzles of a week, today's last; a streak counts days.
 */
export interface PuzzlesDocument {
  week: DailyPuzzle[];
  streak: number;
  games: PuzzleGame[];
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
/**
 * What follows from the rules.
 */
export interface SaReDerived {
  goal: SaReGoal;
  powers: string;
  nile: string;
  pyramids: {
    [k: string]: [number, number, number][];
  };
  caravans: number;
  cubes: number;
  kept_after_revolt: number;
  kept_without_building: number;
  prices: SaRePrices;
  selection: SaReSelection | null;
  payment: SaRePaying | null;
  players: {
    [k: string]: SaRePlayerDerived;
  };
}
/**
 * What the mode asks for: the pyramid, all spaces, or main and so many administrative buildings.
 */
export interface SaReGoal {
  mode: string;
  kind: 'pyramid' | 'spaces' | 'buildings';
  administrative: number;
}
/**
 * Of every building; of the pyramid the first step of the next one.
 */
export interface SaRePrices {
  MB: [number, number, number];
  WH: [number, number, number];
  GO: [number, number, number];
  ST: [number, number, number];
  CA: [number, number, number];
  TE: [number, number, number];
  PA: [number, number, number];
  GA: [number, number, number];
  LI: [number, number, number];
  BA: [number, number, number];
  MA: [number, number, number];
  HA: [number, number, number];
  PY: [number, number, number];
}
/**
 * What one more project means for whoever selects projects.
 */
export interface SaReSelection {
  builders: number;
  projects: number;
  penalty: number;
  next_raises: boolean;
  reduced: {
    [k: string]: [number, number, number];
  };
}
/**
 * How much of the need is paid by now, and what each card would waste, as in `card GS`: `s`.
 */
export interface SaRePaying {
  covered: [number, number, number];
  waste: {
    [k: string]: string;
  };
}
/**
 * What can be reckoned about a player.
 */
export interface SaRePlayerDerived {
  last: number;
  room: number;
  wealth: number;
  caravans_open: boolean;
  production: number;
  administrative: number;
  progress: number;
  target: number;
  savings: {
    A1?: string;
    A2?: string;
    A3?: string;
    A4?: string;
    B1?: string;
    B2?: string;
    B3?: string;
    B4?: string;
    C1?: string;
    C2?: string;
    C3?: string;
    C4?: string;
  };
  reduced: {
    [k: string]: [number, number, number];
  };
}
/**
 * What is being paid for, as in `TE B2`; its need after discounts; what was paid, as in `token g, card GS`.
 */
export interface SaRePayment {
  project: string | null;
  need: [number, number, number];
  paid: string;
}
/**
 * The phases of a turn, and which of them runs; the set-up counts to the first.
 */
export interface SaRePhase {
  name: 'setup' | 'projects' | 'season' | 'building';
  steps: string[];
  current: number;
}
/**
 * A player's side of the table: texts hold codes with blanks between them.
 */
export interface SaRePlayer {
  up: boolean;
  revolted: boolean;
  marker: number;
  cubes: number;
  city: string;
  cards: string;
  locked: string;
  older?: string;
  used: string;
  stock: string;
  tokens: string;
  caravans: number;
  pyramid: number;
  steps: number;
  built: boolean;
  stepped: boolean;
  site: {
    A1?: string;
    A2?: string;
    A3?: string;
    A4?: string;
    B1?: string;
    B2?: string;
    B3?: string;
    B4?: string;
    C1?: string;
    C2?: string;
    C3?: string;
    C4?: string;
  };
  dealt: string;
}
/**
 * The shoe; `?` stands for a card that is decided and that this seat has not seen.
 */
export interface SaReSeason {
  shoe: number;
  top: string | null;
  known: string;
  dark: boolean;
  last_sequence: boolean;
  unseen: string;
  aside: string;
}
/**
 * The Work Sequence that runs.
 */
export interface SaReSequence {
  actor: number;
  taken: number;
  unrest: number;
  produced: boolean;
  forced: boolean;
  given: string;
  rose: string;
  due: number;
  pairs?: number;
  drawn?: boolean;
  batch: string;
  looked: string | null;
  looked_known: string;
  looked_next: string | null;
  looked_next_known: string;
}
/**
 * What is still to be done, with the facts that some steps have.
 */
export interface SaReStep {
  step: string;
  seat?: number;
  tile?: 'MB' | 'WH' | 'GO' | 'ST' | 'CA' | 'TE' | 'PA' | 'GA' | 'LI' | 'BA' | 'MA' | 'HA' | 'PY';
  space?: 'A1' | 'A2' | 'A3' | 'A4' | 'B1' | 'B2' | 'B3' | 'B4' | 'C1' | 'C2' | 'C3' | 'C4';
  least?: string;
  kept?: string;
}
/**
 * Tiles that nobody has taken.
 */
export interface SaReSupply {
  MB: number;
  WH: number;
  GO: number;
  ST: number;
  CA: number;
  TE: number;
  PA: number;
  GA: number;
  LI: number;
  BA: number;
  MA: number;
  HA: number;
}
/**
 * All that a seat may see.
 */
export interface SaReView {
  game: 'sa-re';
  rules: number;
  edition: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  data?: {
    [k: string]: number | (number | string)[];
  };
  seat: number | null;
  turn: number;
  first: number;
  ended_by: ('goal' | 'turn_cap') | null;
  supply: SaReSupply;
  pyramids: string;
  stage: number;
  started: string;
  begun: number;
  payment: SaRePayment;
  players: {
    [k: string]: SaRePlayer;
  };
  agenda: SaReStep[];
  season: SaReSeason;
  sequence: SaReSequence;
  phase: SaRePhase;
  derived: SaReDerived;
}
export interface SeatBody {
  seat: number;
}
/**
 * As the socket begins with it.
 */
export interface StateMessage {
  type: 'state';
  now: string;
  chat: ChatMessage[];
  looked?: number | null;
  seat: number | null;
  version: number;
  view: Record<string, Json> | null;
  decision: DecisionDocument | null;
  waiting: Waiting[];
  can_undo: boolean;
  table: TableDocument;
  news: NewsItem[];
  resync: boolean;
  views?: {
    [k: string]: Record<string, Json>;
  };
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
export interface SitBody {
  seat: number;
  name?: string | null;
}
/**
 * As plain HTTP gives it.
 */
export interface StateDocument {
  type: 'state';
  now: string;
  seat: number | null;
  version: number;
  view: Record<string, Json> | null;
  decision: DecisionDocument | null;
  waiting: Waiting[];
  can_undo: boolean;
  table: TableDocument;
  news: NewsItem[];
  resync: boolean;
  views?: {
    [k: string]: Record<string, Json>;
  };
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
  ratings: PersonRating[];
}
export interface Tally {
  played: number;
  won: number;
}
export interface StoryStep {
  actor: string;
  events: EventDocument[];
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
  coach?: boolean;
  clock?: (LiveClock | DaysClock) | null;
  grace?: number | null;
  delay?: number | null;
  data?: string | null;
  club?: string | null;
}
export interface TokenBody {
  token: string;
}
export interface TournamentBody {
  name: string;
  game: string;
  format: 'swiss' | 'knockout' | 'groups';
  edition?: string | null;
  options?: {
    [k: string]: string;
  };
  size?: number | null;
  rounds?: number | null;
  fill?: number | null;
  level?: string;
  clock?: (LiveClock | DaysClock) | null;
  grace?: number | null;
  listed?: boolean;
  club?: string | null;
  play?: boolean;
}
export interface TournamentDocument {
  id: string;
  name: string;
  game: string;
  format: 'groups' | 'knockout' | 'swiss';
  status: 'aborted' | 'open' | 'over' | 'running';
  club: string | null;
  listed: boolean;
  days: number | null;
  size: number;
  fill: number | null;
  level: string;
  organising: boolean;
  joined: boolean;
  your_table: string | null;
  total: number;
  players: TournamentPlayer[];
  rounds: TournamentMatch[][];
}
/**
 * Somebody who takes part, and how they stand; the key means nothing outside this tournament.
 */
export interface TournamentPlayer {
  key: string;
  name: string | null;
  level: string | null;
  you: boolean;
  out: boolean;
  place: number;
  points: number;
  opponents: number;
  wins: number;
  played: number;
}
/**
 * One table of a round; somebody alone has a bye.
 */
export interface TournamentMatch {
  table: string | null;
  players: string[];
  places: number[] | null;
  scores: number[] | null;
}
/**
 * One tournament of a list.
 */
export interface TournamentEntry {
  id: string;
  name: string;
  game: string;
  format: 'groups' | 'knockout' | 'swiss';
  status: 'aborted' | 'open' | 'over' | 'running';
  players: number;
  round: number;
  rounds: number;
  joined: boolean;
  playing: boolean;
}
/**
 * What webhooks and pushed messages say: it is your turn there, and nothing of the game.
 */
export interface TurnNotice {
  table: string;
  game: string;
  name: string;
  reminder?: boolean;
}
export interface WebhookBody {
  url: string;
}
