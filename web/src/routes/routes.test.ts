import { describe, expect, it } from 'vitest';
import { propsAt, screenAt } from './routes.ts';

const given = (path: string): object => propsAt(screenAt(path), path);

describe('an address', () => {
  it.each([
    ['/', { tab: '' }],
    ['/rules', { tab: 'rules' }],
    ['/learn/amun-re', { tab: 'learn' }],
    ['/puzzles/amun-re', { tab: 'puzzles' }],
    ['/puzzles/amun-re-0a1b2c3d', { id: 'amun-re-0a1b2c3d' }],
    ['/people/Zo%C3%A9', { tab: 'people', person: 'Zoé' }],
    ['/learn/sa-re/12', { game: 'sa-re', number: 12 }],
    ['/learn/sa-re/first-game', { game: 'sa-re' }],
    ['/table/x-1', { id: 'x-1' }],
    ['/s', { seat: true }],
    ['/tv', { seat: false }],
    ['/s/AB12', { code: 'AB12' }],
  ])('%s says what its screen is given', (path, props) => expect(given(path)).toEqual(props));

  it('opens the same lobby for every tab, and another screen for a puzzle of the same game', () => {
    expect(screenAt('/puzzles/babel')).toBe(screenAt('/'));
    expect(screenAt('/puzzles/babel-0a1b2c3d')).not.toBe(screenAt('/puzzles/babel'));
    expect(screenAt('/table/x')).not.toBe(screenAt('/table/x/screen'));
  });

  it('that nobody knows is said to be none', () => {
    expect(screenAt('/nowhere/at/all')).toBe(screenAt('/tables/7'));
    expect(screenAt('/nowhere')).not.toBe(screenAt('/'));
  });
});
