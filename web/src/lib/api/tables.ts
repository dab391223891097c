/** Tables: found, opened, filled, started. */
import type { TableDocument } from '../wire.ts';
import type { EditionDocument } from '../wire-types.ts';
import { get, post, tablePath } from './request.ts';

export interface NewTable {
  game: string;
  edition?: string;
  seats?: number;
  options?: Record<string, string>;
  name?: string;
  listed?: boolean;
  hints?: boolean;
  clock?: unknown;
  grace?: number | null;
  /** Seconds after which those who watch see it; 0: after the end. */
  delay?: number | null;
  /** Corrected values of the host's box, as TOML. */
  data?: string;
  /** The club whose table it is. */
  club?: string;
}

export const openTables = () => get<TableDocument[]>('/tables');
export const myGames = () => get<TableDocument[]>('/me/games');
export const readTable = (id: string) => get<TableDocument>(tablePath(id));
export const valuesAtTable = (id: string) => get<EditionDocument>(`${tablePath(id)}/values`);
export const createTable = (settings: NewTable) => post<TableDocument>('/tables', settings);
export const takeSeat = (id: string, seat: number, name?: string) =>
  post<TableDocument>(`${tablePath(id)}/sit`, { seat, ...(name ? { name } : {}) });
export const seatBot = (id: string, seat: number, level: string) =>
  post<TableDocument>(`${tablePath(id)}/bot`, { seat, level });
export const startTable = (id: string) => post<TableDocument>(`${tablePath(id)}/start`);
export const abortTable = (id: string) => post<TableDocument>(`${tablePath(id)}/abort`);
