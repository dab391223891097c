import { describe, expect, test } from 'vitest';
import { joined, nextLesson, readCourse, writeCourse } from './progress.ts';

describe('progress in a course', () => {
  test('is read and written as the server keeps it', () => {
    expect(writeCourse(readCourse('1d 2s 10d'))).toBe('1d 2s 10d');
    expect([...readCourse('nonsense')]).toEqual([]);
  });

  test('of two devices is joined, and what was done stays done', () => {
    expect(joined('1d 2s', '1s 2d 3s')).toBe('1d 2d 3s');
    expect(joined('', '4d')).toBe('4d');
  });

  test('leads to the first lesson that is not done', () => {
    const lessons = [
      { number: 1, star: true },
      { number: 2, star: false },
      { number: 3, star: true },
    ];
    expect(nextLesson(lessons, readCourse('1d'))).toBe(2);
    expect(nextLesson(lessons, readCourse('1d'), true)).toBe(3);
    expect(nextLesson(lessons, readCourse('1d 2d 3s'))).toBe(3);
    expect(nextLesson(lessons, readCourse('1d 2d 3d'))).toBe(null);
  });
});
