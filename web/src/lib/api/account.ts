/** An account, and what belongs to it: bots, statistics, people who are blocked. */
import type { BotKnown, BotMade, SessionDocument, Statistics } from '../wire.ts';
import type { Blocked } from '../wire-types.ts';
import { get, post, request } from './request.ts';

export const logOut = (everywhere: boolean) =>
  request<unknown>('DELETE', `/session${everywhere ? '?everywhere=true' : ''}`);
export const register = (login: string, password: string) =>
  post<SessionDocument>('/account', { login, password });
export const logIn = (login: string, password: string) =>
  post<SessionDocument>('/login', { login, password });
export const removeAccount = () => request<unknown>('DELETE', '/account');
export const blockedPeople = () => get<Blocked[]>('/me/blocked');
export const unblockPerson = (key: string) =>
  request<unknown>('DELETE', `/me/blocked/${encodeURIComponent(key)}`);
export const myBots = () => get<BotKnown[]>('/me/bots');
export const makeBot = (name: string) => post<BotMade>('/me/bots', { name });
export const revokeBot = (id: string) => request<unknown>('DELETE', `/me/bots/${encodeURIComponent(id)}`);
export const myStatistics = () => get<Statistics>('/me/statistics');
export const statisticsOf = (login: string) =>
  get<Statistics>(`/people/${encodeURIComponent(login)}/statistics`);
export const showStatistics = (shown: boolean) =>
  request<unknown>('PUT', '/me/statistics', { public: shown });
