import { describe, expect, it } from 'vitest';
import type { Seat, TableDocument } from '../wire.ts';
import { tableNews } from './table-news.ts';

const seat = (part: Partial<Seat>): Seat => ({
  seat: 2,
  kind: 'person',
  name: 'Thoth',
  level: null,
  owner: null,
  online: true,
  kept: null,
  yours: false,
  substitute: null,
  number: null,
  remaining: null,
  ...part,
});
const table = (two: Partial<Seat>, part: Partial<TableDocument> = {}): TableDocument =>
  ({
    id: 't',
    status: 'playing',
    seats: [seat({ seat: 1, yours: true }), seat(two)],
    undo_request: null,
    pause_request: null,
    ...part,
  }) as TableDocument;
const request = (seat: number, digest: string): TableDocument['undo_request'] => ({
  seat,
  agreed: [seat],
  to: 3,
  moves: 2,
  digest,
});
const keys = (before: TableDocument, after: TableDocument): string[] =>
  tableNews(before, after).map((one) => one.key);

describe('news of a table', () => {
  it('names those who sit down and those who leave', () => {
    const free = table({ kind: 'open', name: null, online: false }, { status: 'open' });
    const taken = table({}, { status: 'open' });
    expect(keys(free, taken)).toEqual(['news-joined']);
    expect(tableNews(taken, free)).toMatchObject([{ key: 'news-left', seat: { name: 'Thoth' } }]);
  });

  it('tells when somebody goes, is stood in for, and comes back', () => {
    const away = table({ online: false, kept: 120_000 });
    const replaced = table({ online: false, substitute: 'normal' });
    expect(keys(table({}), away)).toEqual(['news-offline']);
    expect(keys(away, replaced)).toEqual(['table-substituted']);
    expect(keys(replaced, table({}))).toEqual(['table-returned']);
  });

  it('tells when a bot of the host is replaced', () => {
    expect(keys(table({ level: 'Kheops' }), table({ level: 'normal' }))).toEqual(['table-replaced']);
  });

  it('says nothing of oneself, of house bots or of what stays', () => {
    const asked = table({}, { undo_request: request(1, 'a') });
    expect(keys(table({}), asked)).toEqual([]);
    expect(keys(table({ level: 'normal', online: false }), table({ level: 'normal' }))).toEqual([]);
    expect(keys(table({}), table({ kept: 5 }))).toEqual([]);
  });

  it('tells once what others ask for', () => {
    const asked = table({}, { undo_request: request(2, 'a') });
    expect(keys(table({}), asked)).toEqual(['undo-asked']);
    expect(keys(asked, asked)).toEqual([]);
  });

  it('tells a request again when it has changed', () => {
    const asked = table({}, { undo_request: request(2, 'a') });
    const farther = table({}, { undo_request: request(2, 'b') });
    expect(keys(asked, farther)).toEqual(['undo-asked']);
  });
});
