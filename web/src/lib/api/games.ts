/** The games that are installed. */
import type { GameDocument, Json } from '../wire.ts';
import type {
  CoreDocument,
  EditionDocument,
  GameTextsDocument,
  PictureDocument,
  PictureName,
} from '../wire-types.ts';
import { get, post } from './request.ts';

export const coreState = () => get<CoreDocument>('/core');
export const listGames = () => get<GameDocument[]>('/games');
export const textsOfGame = (game: string, language: string) =>
  get<GameTextsDocument>(`/games/${encodeURIComponent(game)}/texts?lang=${language}`);
export const listPictures = (game: string) =>
  get<PictureName[]>(`/games/${encodeURIComponent(game)}/pictures`);
export const readPicture = (game: string, name: string) =>
  get<PictureDocument>(`/games/${encodeURIComponent(game)}/pictures/${encodeURIComponent(name)}`);
export const checkSetUp = (
  game: string,
  body: { edition?: string; options?: Record<string, string>; data?: string },
) =>
  post<{ data: Record<string, Json> | null; data_hash: string | null }>(
    `/games/${encodeURIComponent(game)}/setup`,
    body,
  );
export const readEdition = (game: string, edition: string) =>
  get<EditionDocument>(`/games/${encodeURIComponent(game)}/editions/${encodeURIComponent(edition)}`);
