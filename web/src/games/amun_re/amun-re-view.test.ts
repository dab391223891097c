import { describe, expect, it } from 'vitest';
import type { NewsItem } from '../../lib/wire.ts';
import { income, ladder, levelOf, limitText, price, printed, stacks, topBid } from './amun-re-view.ts';
import type { AmunReView, Land, Player } from './amun-re-view.ts';
import { shape } from './map.ts';
import { complete, laidNow, lastOffering, scorings, standingMoves } from './story.ts';

const land = (more: Partial<Land> = {}): Land => ({
  card: 'pile',
  owner: 0,
  farmers: 0,
  free_farmers: 0,
  bricks: 0,
  pyramids: 0,
  cards: 0,
  ...more,
});
const somebody = (more: Partial<Player> = {}): Player => ({
  gold: 20,
  points: 0,
  played: '',
  bid: null,
  hand: 1,
  offering: '',
  ...more,
});
const view = (more: Partial<AmunReView> = {}): AmunReView =>
  ({
    level: 2,
    gold8: null,
    harvest: null,
    offer: 'MEM EDF',
    players: { 1: somebody({ bid: 'MEM 1' }), 2: somebody({ bid: 'MEM 6', played: 'BLK' }), 3: somebody() },
    provinces: { KHA: land({ farmers: 2, free_farmers: 1 }), MEM: land(), EDF: land() },
    ...more,
  }) as unknown as AmunReView;
const NUMBERS = { provinces_KHA_camel_income: 5, provinces_KHA_fields: 3, offering_camel_levels: 2 };
const news = (...items: Partial<NewsItem>[]): NewsItem[] =>
  items.map((item, k) => ({ version: k + 1, at: '', seat: 1, move: null, events: [], ...item }));
const event = (name: string, facts = {}): { name: string; facts: Record<string, number | string> } => ({
  name,
  facts,
});

describe('a ladder', () => {
  it('shows who stands where, and what the options leave open', () => {
    const looks = ladder(view(), 'MEM', [15, 21], true).map((step) => `${step.gold} ${step.look}`);
    expect(looks).toEqual([
      '0 passed',
      '1 taken',
      '3 passed',
      '6 taken',
      '10 locked',
      '15 open',
      '21 open',
      '28 beyond',
      '36 beyond',
    ]);
    expect(topBid(view(), 'MEM')).toEqual({ seat: 2, province: 'MEM', gold: 6 });
  });

  it('locks nothing without a Bid Blockade, and rests while others choose', () => {
    const open = view({ players: { 1: somebody(), 2: somebody({ bid: 'MEM 6' }) } });
    expect(ladder(open, 'MEM', [], false).map((step) => step.look)).toEqual([
      'passed',
      'passed',
      'passed',
      'taken',
      'rest',
      'rest',
      'rest',
      'rest',
      'rest',
    ]);
  });
});

describe('what a province pays', () => {
  it('is its farmers times the level, and the caravans while they travel', () => {
    expect(income(view(), NUMBERS, 'KHA')).toBe(3 * 2 + 5);
    expect(income(view({ level: 3 }), NUMBERS, 'KHA')).toBe(3 * 3);
  });

  it('follows the cards that lie there', () => {
    expect(income(view({ harvest: 'KHA' }), NUMBERS, 'KHA')).toBe(3 * 3 + 5);
    expect(income(view({ gold8: 'KHA' }), NUMBERS, 'KHA')).toBe(8);
  });

  it('takes the numbers of the owner’s box where the view has them', () => {
    const mine = view({ data: { 'provinces.KHA.camel_income': 7 } });
    expect(printed(mine, NUMBERS, 'KHA')).toMatchObject({ camel_income: 7, fields: 3 });
  });
});

describe('prices, levels and cards', () => {
  it('are counted', () => {
    expect([0, 1, 2, 3, 4, 5].map(price)).toEqual([0, 1, 3, 6, 10, 15]);
    expect([-9, 2, 3, 12, 13, 22, 23].map((total) => levelOf(total))).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect([1, 2, 3, 4].map((level) => limitText(level))).toEqual(['≤ 2', '3–12', '13–22', '23 +']);
    expect(stacks(['ARC', 'BLK', 'ARC'])).toEqual([
      { card: 'BLK', count: 1 },
      { card: 'ARC', count: 2 },
    ]);
  });
});

describe('the story', () => {
  it('gathers an offering with its adjustment, and forgets it in the next round', () => {
    const told = news(
      {
        events: [
          event('OfferingOpened', { seat: 1, act: 'gift', gold: 9, adjustments: 1 }),
          event('OfferingOpened', { seat: 2, act: 'theft', gold: 0, adjustments: 0 }),
        ],
      },
      {
        events: [
          event('OfferingAdjusted', { seat: 1, by: '+3', total: 9 }),
          event('TempleMoved', { total: 9, level: 2 }),
        ],
      },
    );
    expect(lastOffering(told.slice(0, 1))).toMatchObject({ total: 6, level: null });
    expect(lastOffering(told)).toMatchObject({ total: 9, level: 2 });
    expect(
      lastOffering([...told, ...news({ version: 3, events: [event('RoundBegan', { round: 2 })] })]),
    ).toBeNull();
  });

  it('tells points by their source, bonus cards with the rest', () => {
    const facts = { pyramids: 3, sets: 0, majorities: 5, temples: 2, wealth: 0 };
    const found = scorings(
      news(
        { events: [event('RoundBegan', { round: 3, seat: 1 })] },
        { events: [event('BonusScored', { seat: 2, card: 'BNI', points: 3 })] },
        {
          events: [
            event('PointsScored', { seat: 1, ...facts, points: 10 }),
            event('PointsScored', { seat: 2, ...facts, points: 13 }),
          ],
        },
      ),
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ round: 3, totals: { 1: 10, 2: 13 } });
    expect(found[0]?.points[2]).toMatchObject({ bonus: 3, pyramids: 3, majorities: 5 });
    expect(found[0] && complete(found[0], 2)).toBe(true);
    expect(found[0] && complete(found[0], 3)).toBe(false);
  });

  it('knows what still lies where it was laid', () => {
    const told = news(
      { move: 'cards 0' },
      { move: 'farmer ABU' },
      { move: 'farmer THE' },
      { events: [event('undone', { seat: 1 })] },
      { seat: 2, move: null, events: [event('FarmerLaid', { seat: 2 })] },
      { move: 'free ABU' },
    );
    const moves = standingMoves(told, 1);
    expect(moves).toEqual(['cards 0', 'farmer ABU', 'free ABU']);
    expect(laidNow(moves, ['farmer', 'free'])).toEqual(['farmer ABU', 'free ABU']);
  });
});

describe('the map', () => {
  it('puts what is north on the left or on top', () => {
    expect(shape('DAM', false).left).toBeLessThan(shape('KHA', false).left);
    expect(shape('DAM', true).top).toBeLessThan(shape('KHA', true).top);
    expect(shape('MEM', true).right).toBeLessThan(shape('AMA', true).left);
  });
});
