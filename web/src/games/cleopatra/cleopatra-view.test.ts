import { describe, expect, it } from 'vitest';
import type { NewsItem } from '../../lib/wire.ts';
import {
  corruption,
  faceUp,
  handCards,
  handSize,
  isOpen,
  kindOf,
  modeOf,
  palmScarabs,
  palmSquares,
  placePrice,
  rankChanges,
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
});

describe('what the box prints', () => {
  const view = {
    players: { 1: {}, 2: {}, 3: {} },
    derived: {
      places: { scarabs: [6, 0], amulets: [1, 4] },
      palms: 'a1 c3',
      rewards: { mosaic: [7, 3] },
      identical: ['sphinx'],
      offering: { discard: 2, take: [4, 5, 6] },
      players: { 1: { squares: 3, amulets_left: 2 } },
    },
  } as unknown as CleopatraView;

  it('is what the server says, whatever that is', () => {
    expect(placePrice(view, 0)).toEqual({ scarabs: 6, amulets: 1 });
    expect(placePrice(view, 1)).toEqual({ scarabs: 0, amulets: 4 });
    expect([...palmSquares(view)]).toEqual(['a1', 'c3']);
    expect(palmScarabs(view, ['a1', 'b1', 'c3'])).toBe(6);
    expect(rankChanges(view)).toBe('−2 +4 +5');
    expect([modeOf(view, 'sphinx'), modeOf(view, 'column')]).toEqual(['identical', 'different']);
    expect(corruption(view, 1)).toEqual({ squares: 3, amulets_left: 2 });
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
        { name: 'AmuletsCounted', facts: { seat: 1, rest: 3, penalty: 6 } },
        { name: 'PlayerEliminated', facts: { seat: 2, rest: 8 } },
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
        2: { amulets: 10, sanctuaries: [], rest: 8, scarabs: 8 },
      },
      derived: {
        least: 2,
        players: {
          1: { squares: 4, amulets_left: 5, eliminated: false },
          2: { squares: 0, amulets_left: 10, eliminated: true },
        },
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
    expect(reckonings(view, news)[1]).toMatchObject({ seat: 2, rest: 8, penalty: 0, eliminated: true });
  });
});
