/** Puzzles. */
import type { TableDocument } from '../wire.ts';
import type { NextPuzzle, PuzzleEntry, PuzzlesDocument } from '../wire-types.ts';
import { get, post, query, tablePath } from './request.ts';

export const readPuzzles = () => get<PuzzlesDocument>('/puzzles');
export const puzzlesOf = (game: string, theme?: string) =>
  get<PuzzleEntry[]>(`/puzzles/${encodeURIComponent(game)}${query({ theme })}`);
export const nextPuzzle = (wanted: { game?: string; theme?: string; after?: string }) =>
  get<NextPuzzle>(`/puzzles/next${query(wanted)}`);
export const openPuzzle = (id: string, from?: string) =>
  post<TableDocument>(`/puzzles/${encodeURIComponent(id)}${query({ from })}`);
export const playPuzzleOn = (id: string) => post<TableDocument>(`${tablePath(id)}/play-on`);
