/** Clubs. */
import type { ClubDocument } from '../wire.ts';
import type { ClubEntry, ClubFound, ClubHistory } from '../wire-types.ts';
import { get, post, postText, request } from './request.ts';

const pathOf = (id: string): string => `/clubs/${encodeURIComponent(id)}`;

export const listClubs = () => get<ClubEntry[]>('/clubs');
export const foundClub = (name: string) => post<ClubDocument>('/clubs', { name });
export const readClub = (id: string) => get<ClubDocument>(pathOf(id));
export const changeClub = (id: string, changes: { name?: string; ladder?: boolean }) =>
  request<ClubDocument>('PATCH', pathOf(id), changes);
export const clubHistory = (id: string) => get<ClubHistory>(`${pathOf(id)}/history`);
export const clubLink = (id: string) => post<{ token: string }>(`${pathOf(id)}/link`);
export const endClubLink = (id: string) => request<unknown>('DELETE', `${pathOf(id)}/link`);
export const lookAtClub = (token: string) => post<ClubFound>('/clubs/look', { token });
export const joinClub = (token: string, place: string | null) =>
  post<ClubDocument>('/clubs/join', { token, place });
export const clubFileUrl = (id: string) => `/api${pathOf(id)}/export`;
export const importClub = (text: string) => postText<ClubDocument>('/clubs/import', text);
export const leaveClub = (id: string) => post<unknown>(`${pathOf(id)}/leave`);
export const removeMember = (id: string, key: string) =>
  request<ClubDocument>('DELETE', `${pathOf(id)}/members/${encodeURIComponent(key)}`);
