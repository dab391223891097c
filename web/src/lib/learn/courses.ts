/** The courses that the server has, and the words of their lessons; each is asked for once. */
import { listCourses } from '../api/learn.ts';
import type { Language } from '../settings.svelte.ts';
import type { Catalogue } from '../texts/catalogue.ts';
import type { CourseDocument } from '../wire-types.ts';

let asked: Promise<CourseDocument[]> | null = null;

export function allCourses(): Promise<CourseDocument[]> {
  asked ??= listCourses();
  asked.catch(() => (asked = null)); // whoever needs them next asks again
  return asked;
}

export const courseOf = async (game: string): Promise<CourseDocument | undefined> =>
  (await allCourses()).find((course) => course.game === game);

const words = new Map<string, Promise<Catalogue>>();

export function lessonWords(game: string, language: Language): Promise<Catalogue> {
  const key = `${game} ${language}`;
  const found =
    words.get(key) ??
    import('../texts/books.ts').then(({ lessonCatalogue }) => lessonCatalogue(game, language));
  words.set(key, found);
  found.catch(() => words.delete(key));
  return found;
}
