/** Who plays in this browser. */
import type { SessionDocument } from '../wire.ts';
import { get, post, request } from './request.ts';

export const readSession = () => get<SessionDocument>('/session');
export const newSession = (name: string) => post<SessionDocument>('/session', { name });
export const renameSession = (name: string) => request<SessionDocument>('PATCH', '/session', { name });
