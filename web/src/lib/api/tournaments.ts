/** Tournaments. */
import type { TournamentBody, TournamentDocument, TournamentEntry } from '../wire-types.ts';
import { get, post, query } from './request.ts';

const pathOf = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

export const listTournaments = (club?: string) => get<TournamentEntry[]>(`/tournaments${query({ club })}`);
export const newTournament = (body: TournamentBody) => post<TournamentDocument>('/tournaments', body);
export const readTournament = (id: string) => get<TournamentDocument>(pathOf(id));
export const actInTournament = (id: string, verb: 'join' | 'leave' | 'start' | 'abort') =>
  post<TournamentDocument>(`${pathOf(id)}/${verb}`);
export const resultsUrl = (id: string, kind: 'csv' | 'json') => `/api${pathOf(id)}/results.${kind}`;
