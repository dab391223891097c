/** The documents of the wire under the page's names; the types themselves are made from the server's models. */
import type * as Wire from './wire-types.ts';

export type {
  AnalysisDocument,
  BotKnown,
  BotMade,
  CoachMessage,
  ChatMessage,
  Fact,
  GameAnalysis,
  GameOption,
  HintDocument,
  Json,
  LessonMessage,
  NewsItem,
  NewsMessage,
  PersonRating,
  PuzzleMessage,
  Result,
  StateMessage,
  Statistics,
  StoryStep,
  Summary,
  Tally,
  Waiting,
} from './wire-types.ts';

export type Facts = Record<string, Wire.Fact>;
export type View = Record<string, Wire.Json>;
export type Prompt = Wire.PromptDocument;
export type Option = Wire.MoveDocument;
export type Decision = Wire.DecisionDocument;
export type GameEvent = Wire.EventDocument;
export type Seat = Wire.SeatDocument;
export type Clock = Wire.ClockDocument;
export type TableRequest = Wire.RequestDocument;
export type SessionDocument = Wire.Session;
export type Position = Omit<Wire.NewsMessage, 'type' | 'table' | 'news' | 'resync'>;
export type Command = Omit<Wire.CommandBody, 'command'>;

/** A table, or its short form in a list, which knows whether it is your turn. */
export type TableDocument = Wire.TableDocument & {
  your_turn?: boolean;
  trial?: boolean;
  unseen?: number | null;
};
export type ClubDocument = Omit<Wire.ClubDocument, 'tables'> & { tables: TableDocument[] };
/** An edition may come with its numbers. */
export type GameDocument = Omit<Wire.GameDocument, 'editions'> & {
  editions: (string | { name: string; values?: Record<string, Wire.Fact> })[];
};
/** The page makes refusals of its own, with a code alone. */
export type Refusal = Pick<Wire.Refusal, 'code'> & Partial<Wire.Refusal>;
/** The page sends no command without an id, so that every answer has one. */
export type AnswerMessage = Omit<Wire.Answer, 'command'> & { command: string };
export type ServerMessage = Exclude<Wire.ServerMessage, Wire.Answer> | AnswerMessage;
