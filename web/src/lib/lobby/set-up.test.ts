import { expect, test } from 'vitest';
import type { GameOption } from '../wire.ts';
import { changed, choose, isOpen, offered, valueOf } from './set-up.ts';

const plain = { least: null, step: 1, main: false, names_seat: false };
const MODE: GameOption = {
  ...plain,
  name: 'mode',
  default: 'scribe',
  values: ['scribe', 'architect', 'deity'],
  main: true,
  editions: {
    fr: { default: 'scribe', values: ['scribe', 'architect'] },
    en: { default: 'scribe', values: ['scribe', 'deity'] },
  },
};
const MARKET: GameOption = {
  ...plain,
  name: 'market',
  default: 'swap',
  values: ['swap', 'caravans'],
  editions: {
    fr: { default: 'swap', values: ['swap', 'caravans'] },
    en: { default: 'caravans', values: ['swap', 'caravans'] },
  },
};
const QUICK: GameOption = {
  ...plain,
  name: 'quick_start',
  default: 'off',
  values: ['off', 'on'],
  editions: { fr: { default: 'off', values: ['off', 'on'] }, en: { default: 'off', values: ['off'] } },
};
const STARTS: GameOption = {
  ...plain,
  name: 'begins',
  default: 'chance',
  values: ['chance', '1', '2', '3', '4'],
  names_seat: true,
  editions: {},
};
const CAP: GameOption = { ...plain, name: 'cap', default: '60', values: ['off'], least: 10, editions: {} };
const ALL = [MODE, MARKET, QUICK, STARTS, CAP];
const fr = { edition: 'fr', seats: 2, chosen: {} };
const en = { edition: 'en', seats: 2, chosen: {} };

test('another edition has other defaults and other words', () => {
  expect([valueOf(MARKET, fr), valueOf(MARKET, en)]).toEqual(['swap', 'caravans']);
  expect([offered(MODE, fr), offered(MODE, en)]).toEqual([
    ['scribe', 'architect'],
    ['scribe', 'deity'],
  ]);
  expect([isOpen(QUICK, fr), isOpen(QUICK, en), isOpen(CAP, en)]).toEqual([true, false, true]);
  expect(changed(ALL, fr)).toEqual({});
  expect(changed(ALL, en)).toEqual({});
});

test('what an edition does not have is not sent, and waits for one that has it', () => {
  const chosen = { mode: 'deity', quick_start: 'on', cap: '40' };
  expect(changed(ALL, { ...fr, chosen })).toEqual({ quick_start: 'on', cap: '40' });
  expect(changed(ALL, { ...en, chosen })).toEqual({ mode: 'deity', cap: '40' });
});

test('what the edition says anyway is no choice and follows it', () => {
  const chosen = choose(MARKET, { ...fr, chosen: { market: 'caravans' } }, 'swap');
  expect(chosen).toEqual({});
  expect(valueOf(MARKET, { ...en, chosen })).toBe('caravans');
  expect(choose(MARKET, fr, 'caravans')).toEqual({ market: 'caravans' });
});

test('nobody begins from a seat that the table does not have', () => {
  expect(offered(STARTS, fr)).toEqual(['chance', '1', '2']);
  expect(changed(ALL, { ...fr, chosen: { begins: '3' } })).toEqual({});
  expect(changed(ALL, { ...fr, seats: 3, chosen: { begins: '3' } })).toEqual({ begins: '3' });
});

test('a cap is a number or a word', () => {
  expect(valueOf(CAP, { ...fr, chosen: { cap: 'off' } })).toBe('off');
  expect(valueOf(CAP, { ...fr, chosen: { cap: '20' } })).toBe('20');
});
