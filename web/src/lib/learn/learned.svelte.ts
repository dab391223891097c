/** What somebody has learned: kept in the browser, and on the server for whoever it knows. */
import { keepLearned, readLearned } from '../api/learn.ts';
import { session } from '../session.svelte.ts';
import { joined, readCourse, writeCourse } from './progress.ts';
import type { Reached } from './progress.ts';

export const LEARNED = 'mastaba-learned';

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LEARNED) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).map(([game, course]) => [game, String(course)]));
  } catch {
    return {};
  }
}

class Learned {
  private courses = $state.raw(read());
  private asked = false;

  in(game: string): Map<number, Reached> {
    return readCourse(this.courses[game] ?? '');
  }

  /** What other devices know comes on top of what this one knows. */
  async look(): Promise<void> {
    if (this.asked || !session.person) return;
    this.asked = true;
    try {
      const known = await readLearned();
      const both = { ...this.courses };
      for (const [game, course] of Object.entries(known)) both[game] = joined(both[game] ?? '', course);
      this.keep(both);
    } catch {
      this.asked = false; // asked again with the next page
    }
  }

  async reach(game: string, lesson: number, reached: Reached): Promise<void> {
    await this.look();
    const course = this.in(game);
    if (course.get(lesson) === 'done') return;
    course.set(lesson, reached);
    this.keep({ ...this.courses, [game]: writeCourse(course) });
    if (session.person) await keepLearned(this.courses).catch(() => undefined); // the browser has it
  }

  /** What was learned elsewhere comes on top. */
  async take(known: Record<string, string>): Promise<void> {
    await this.look();
    const both = { ...this.courses };
    for (const [game, course] of Object.entries(known)) both[game] = joined(both[game] ?? '', course);
    this.keep(both);
    if (session.person) await keepLearned(both).catch(() => undefined); // the browser has it
  }

  private keep(courses: Record<string, string>): void {
    this.courses = courses;
    try {
      localStorage.setItem(LEARNED, JSON.stringify(courses));
    } catch {
      // a browser that keeps nothing still teaches
    }
  }
}

export const learned = new Learned();
