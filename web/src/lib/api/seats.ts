/** Seats: left, lent by link or code, and the screens around a table. */
import type { TableDocument } from '../wire.ts';
import type { CodeFound, CodeMade } from '../wire-types.ts';
import { get, post, tablePath } from './request.ts';

export const leaveSeat = (id: string, seat: number) =>
  post<TableDocument>(`${tablePath(id)}/leave`, { seat });
export const kick = (id: string, seat: number) => post<TableDocument>(`${tablePath(id)}/kick`, { seat });
export const numberBot = (id: string, seat: number, number: number) =>
  post<TableDocument>(`${tablePath(id)}/number`, { seat, number });
export const seatLink = (id: string, seat: number) =>
  post<{ token: string }>(`${tablePath(id)}/link`, { seat });
export const claimSeat = (token: string) => post<TableDocument>('/claim', { token });
export const screenCode = (id: string) => post<CodeMade>(`${tablePath(id)}/screen`);
export const followCode = (code: string) => get<CodeFound>(`/codes/${encodeURIComponent(code)}`);
