/** What is done with a game that was played. */
import type { AnalysisDocument, GameEvent, StoryStep, TableDocument, View } from '../wire.ts';
import { get, post, postText, tablePath } from './request.ts';

export interface ReplayDocument {
  at: number;
  moves: number;
  actor: string | null;
  move: string | null;
  events: GameEvent[];
  views: Record<string, View>;
}

export const openRematch = (id: string, game?: string) =>
  post<TableDocument>(`${tablePath(id)}/rematch`, game ? { game } : {});
export const branchTable = (id: string, at: number, seat = 1) =>
  post<TableDocument>(`${tablePath(id)}/branch`, { at, seat });
export const replayAt = (id: string, at: number, seat: string) =>
  get<ReplayDocument>(`${tablePath(id)}/replay?at=${at}&seat=${seat}`);
export const storyOf = (id: string) => get<StoryStep[]>(`${tablePath(id)}/story`);
export const analysisOf = (id: string) => get<AnalysisDocument>(`${tablePath(id)}/analysis`);
export const analyse = (id: string) => post<AnalysisDocument>(`${tablePath(id)}/analysis`);
export const importGame = (text: string) => postText<TableDocument>('/import', text);
/** The static edition alone: a running game whole, to go on with it elsewhere. */
export const movingUrl = (id: string) => `/api${tablePath(id)}/moving`;
export const exportUrl = (id: string) => `/api${tablePath(id)}/export`;
export const dataUrl = (id: string) => `/api${tablePath(id)}/data`;
export const cardUrl = (id: string, lang: string, names: boolean) =>
  `/api${tablePath(id)}/card?lang=${lang}${names ? '&names=true' : ''}`;
export const logUrl = (id: string) => `/api${tablePath(id)}/log`;
