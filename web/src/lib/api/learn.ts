/** Courses and the coach. */
import type { TableDocument } from '../wire.ts';
import type { CourseDocument } from '../wire-types.ts';
import { get, post, request, tablePath } from './request.ts';

export const listCourses = () => get<CourseDocument[]>('/learn');
export const openLesson = (game: string, number: number, board: number) =>
  post<TableDocument>(`/learn/${encodeURIComponent(game)}/${number}?board=${board}`);
export const addCoach = (id: string) => post<TableDocument>(`${tablePath(id)}/coach`);
export const openFirstGame = (game: string) =>
  post<TableDocument>(`/learn/${encodeURIComponent(game)}/first-game`);
export const readLearned = () => get<Record<string, string>>('/me/learn');
export const keepLearned = (courses: Record<string, string>) => request<unknown>('PUT', '/me/learn', courses);
