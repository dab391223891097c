import { describe, expect, it } from 'vitest';
import toml from '@mastaba/games/cleopatra/editions/2020.toml?raw';
import type { NewsItem } from '../../lib/wire.ts';
import { readEdition } from './cleopatra-edition.ts';
import {
  faceUp,
  handCards,
  handSize,
  isOpen,
  kindOf,
  progress,
  stallCards,
  tainted,
} from './cleopatra-view.ts';
import type { Card, CleopatraView, Way } from './cleopatra-view.ts';
import { changed, countOf } from './payment.ts';
import { gains, reckonings } from './reckoning.ts';

describe('cards', () => {
  it('lie open or hidden', () => {
    expect(handCards('A A S2 C')).toEqual(['A', 'A', 'S2', 'C']);
    expect(handCards(5)).toEqual([]);
    expect([handSize('A A S2'), handSize(''), handSize(7)]).toEqual([3, 0, 7]);
    expect(stallCards('A W2 ?0 ?1')).toEqual(['A', 'W2', null, null]);
    expect([faceUp('C'), faceUp('down'), faceUp('?0'), faceUp(null)]).toEqual(['C', null, null, null]);
    expect((['A', 'S', 'S2', 'C'] as Card[]).map(tainted)).toEqual([false, false, true, true]);
  });
});

describe('belongings', () => {
  const view = (ended: string | null): CleopatraView =>
    ({ ended_by: ended, players: { 1: { hand: 'A S' }, 2: { hand: 2 } } }) as unknown as CleopatraView;

  it('lie open where the hand does, and at the end', () => {
    expect([isOpen(view(null), 1), isOpen(view(null), 2), isOpen(view('procession'), 2)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('pieces', () => {
  it('belong to a line of the quarry', () => {
    expect(kindOf('build sphinx L')).toBe('sphinx');
    expect(kindOf('build pedestal')).toBe('throne');
    expect(kindOf('build mosaic a1 b1 c1 d1 e1')).toBe('mosaic');
    expect(kindOf('done')).toBeNull();
  });

  it('are counted, and mosaics out of the game no longer', () => {
    const view = {
      sphinxes: { L: 2, R: 1 },
      columns: '1 4',
      doors: 'R',
      obelisks: '',
      pedestal: true,
      throne: false,
      mosaics: { V: 'a1', W: 'b1' },
      mosaic: 'X',
      stack: 'FIL',
    } as unknown as CleopatraView;
    expect(progress(view, 'sphinx')).toEqual({ built: 3, all: 6 });
    expect(progress(view, 'column')).toEqual({ built: 2, all: 9 });
    expect(progress(view, 'throne')).toEqual({ built: 1, all: 2 });
    expect(progress(view, 'mosaic')).toEqual({ built: 2, all: 6 });
  });
});

describe('the edition', () => {
  it('gives its tables', () => {
    const edition = readEdition(toml);
    expect(edition.cost.throne).toEqual([3, 4]);
    expect(edition.reward.mosaic).toEqual([5, 1]);
    expect(edition.palms.size).toBe(24);
    expect(edition.throne).toBe('e5');
    expect(edition.penalty).toEqual([0, 1, 3, 6, 10, 15, 20, 25]);
    expect([edition.scarabs[0], edition.amulets[4]]).toEqual([2, 3]);
  });
});

describe('a payment', () => {
  const way = (amulets: number, ...moves: string[]): Way => ({ moves, amulets });
  const plain = way(0, 'pay A', 'pay S', 'pay S');
  const cave = way(1, 'pay A', 'pay S', 'pay C');
  const double = way(1, 'pay A', 'pay W2');

  it('changes to the way most like it that has the tapped card', () => {
    const ways = [plain, double, cave];
    expect(changed(ways, plain, { card: 'C', more: true })).toBe(cave);
    expect(changed(ways, plain, { card: 'W2', more: true })).toBe(double);
    expect(changed(ways, cave, { card: 'S', more: false })).toBe(double);
    expect(countOf(plain, 'S')).toBe(2);
  });

  it('stays when no way would do', () => {
    expect(changed([plain], plain, { card: 'A', more: false })).toBeNull();
  });
});

describe('the end', () => {
  const news = [
    {
      events: [
        { name: 'PieceBuilt', facts: { seat: 1, piece: 'pedestal', scarabs: 11, architect: 4 } },
        { name: 'PieceBuilt', facts: { seat: 2, piece: 'sphinx', scarabs: 3, architect: 0 } },
        { name: 'MosaicRewarded', facts: { seat: 1, scarabs: 7 } },
        { name: 'WorshipperActivated', facts: { seat: 1, scarabs: 2 } },
        { name: 'OfferingOpened', facts: { bids: '4 0', ranks: '1 2' } },
        { name: 'HandShown', facts: { seat: 1, amulets: 2 } },
        { name: 'HandShown', facts: { seat: 2, amulets: 0 } },
        { name: 'AmuletsCounted', facts: { seat: 1, rest: 3, penalty: 6, eliminated: false } },
        { name: 'AmuletsCounted', facts: { seat: 2, rest: 0, penalty: 0, eliminated: false } },
      ],
    },
  ] as unknown as NewsItem[];

  it('adds up where scarabs came from and went', () => {
    const found = gains(news, 1);
    expect(found).toMatchObject({ throne: 11, architect: 4, mosaic: 7, worshippers: -2, offering: -4 });
    expect(found.corruption).toBe(-6);
    expect(gains(news, 2)).toMatchObject({ sphinx: 3, offering: 0, corruption: 0 });
  });

  it('tells the reckoning step by step', () => {
    const view = {
      players: {
        1: { amulets: 9, sanctuaries: ['a1 a2 b1 b2'], rest: 3, scarabs: 15 },
        2: { amulets: 2, sanctuaries: [], rest: 0, scarabs: 8 },
      },
    } as unknown as CleopatraView;
    expect(reckonings(view, news)[0]).toEqual({
      seat: 1,
      amulets: 7,
      red: 2,
      squares: 4,
      least: 2,
      rest: 3,
      penalty: 6,
      eliminated: false,
      scarabs: 15,
    });
  });
});
