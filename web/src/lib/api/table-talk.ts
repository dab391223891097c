/** What is said and asked beside a game: notes, hints, reports. */
import type { HintDocument } from '../wire.ts';
import type { NoteDocument } from '../wire-types.ts';
import { get, post, request, tablePath } from './request.ts';

export const readNote = (id: string) => get<NoteDocument>(`${tablePath(id)}/note`);
export const writeNote = (id: string, note: NoteDocument) =>
  request<NoteDocument>('PUT', `${tablePath(id)}/note`, note);
export const reportLine = (id: string, message: number, reason: string) =>
  post<unknown>(`${tablePath(id)}/report`, { message, reason });
export const askHint = (id: string, seat: number) => post<HintDocument>(`${tablePath(id)}/hint`, { seat });
