/** How far somebody is in a course, written as the server keeps it: `1d 2d 3s`, lesson by lesson done or shown. */
export type Reached = 'done' | 'shown';
const LETTERS: Record<string, Reached> = { d: 'done', s: 'shown' };

export function readCourse(text: string): Map<number, Reached> {
  const found = new Map<number, Reached>();
  for (const [, number = '', letter = ''] of text.matchAll(/(\d+)([ds])/g))
    found.set(Number(number), LETTERS[letter] ?? 'shown');
  return found;
}

export const writeCourse = (course: ReadonlyMap<number, Reached>): string =>
  [...course]
    .sort(([a], [b]) => a - b)
    .map(([number, reached]) => `${number}${reached.charAt(0)}`)
    .join(' ');

/** Both together: what was done once stays done. */
export function joined(one: string, other: string): string {
  const course = readCourse(one);
  for (const [number, reached] of readCourse(other))
    if (course.get(number) !== 'done') course.set(number, reached);
  return writeCourse(course);
}

/** The first lesson that is not done, among those of the short version if that is wanted. */
export function nextLesson(
  lessons: readonly { number: number; star: boolean }[],
  course: ReadonlyMap<number, Reached>,
  short = false,
): number | null {
  const wanted = lessons.filter((lesson) => !short || lesson.star);
  return wanted.find((lesson) => course.get(lesson.number) !== 'done')?.number ?? null;
}
