import { beforeEach, describe, expect, it } from 'vitest';
import { firstGames } from '../first-games.svelte.ts';
import { learned } from '../learn/learned.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { decode, encode, read, restore, saved, schemaOf } from './everything.ts';
import { understood } from './understood.ts';

/** The beginning of a database of this version. */
function database(version: number): Uint8Array {
  const file = new Uint8Array(40_000).fill(200);
  file.set(new TextEncoder().encode('SQLite format 3\0'));
  new DataView(file.buffer).setUint32(60, version);
  return file;
}

const whole = {
  format: 'mastaba-device',
  version: 1,
  token: 'one',
  games: encode(database(12)),
  settings: { 'mastaba-settings': '{}' },
};

describe('everything as one file', () => {
  it('comes back as it was', () => {
    const found = read(JSON.stringify(whole));
    expect(found?.token).toBe('one');
    expect(encode(decode(found?.games ?? ''))).toBe(whole.games);
    expect(schemaOf(decode(found?.games ?? ''))).toBe(12);
  });

  it.each([
    ['no JSON', 'Mastaba'],
    ['another format', JSON.stringify({ ...whole, format: 'other' })],
    ['another version', JSON.stringify({ ...whole, version: 2 })],
    ['no database', JSON.stringify({ ...whole, games: encode(new Uint8Array(50)) })],
    ['no settings', JSON.stringify({ ...whole, settings: null })],
    ['cut off', JSON.stringify(whole).slice(0, 5000)],
  ])('is refused: %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});

describe('settings and lessons of a server', () => {
  beforeEach(() => localStorage.clear());

  it('go along, and nothing else does', async () => {
    localStorage.setItem('mastaba-settings', JSON.stringify({ theme: 'dark' }));
    localStorage.setItem('mastaba-session', '1');
    const text = await (await saved()).text();
    expect(JSON.parse(text)).toMatchObject({ format: 'mastaba-device', games: '', token: '' });
    expect(text).toContain('dark');
    expect(text).not.toContain('session');
  });

  it('come with the games of a device, which stay in the file', async () => {
    await learned.take({ babel: '1s 4d' });
    const from = {
      'mastaba-settings': JSON.stringify({ theme: 'dark', notify: true, language: 'tlh' }),
      'mastaba-learned': JSON.stringify({ babel: '1d 2s', 'sa-re': '1d' }),
      'mastaba-games-met': JSON.stringify(['sa-re']),
    };
    expect(await restore(JSON.stringify({ ...whole, settings: from }))).toBe('along');
    expect(settings.kept).toMatchObject({ theme: 'dark', notify: false, language: 'en' });
    expect([...learned.in('babel')]).toEqual([
      [1, 'done'],
      [2, 'shown'],
      [4, 'done'],
    ]);
    expect(learned.in('sa-re').get(1)).toBe('done');
    expect(firstGames.isNew('sa-re')).toBe(false);
    settings.change({ theme: 'system' });
  });

  it('leave out what this page does not understand', async () => {
    expect(understood({ theme: 'pink', scale: 9, sound: 'yes', motion: 'fast', other: 1 })).toEqual({
      motion: 'fast',
    });
    expect(understood(null)).toEqual({});
    const odd = { 'mastaba-settings': '{', 'mastaba-learned': '7', 'mastaba-games-met': '{}' };
    expect(await restore(JSON.stringify({ ...whole, settings: odd }))).toBe('along');
    expect(await restore('Mastaba')).toBe('bad');
  });
});
