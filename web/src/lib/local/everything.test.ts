import { describe, expect, it } from 'vitest';
import { decode, encode, read, schemaOf } from './everything.ts';

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
    ['nothing', JSON.stringify({ ...whole, games: '' })],
    ['no settings', JSON.stringify({ ...whole, settings: null })],
    ['cut off', JSON.stringify(whole).slice(0, 5000)],
  ])('is refused: %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});
