import { describe, expect, it } from 'vitest';
import type { NewsItem } from '../../lib/wire.ts';
import {
  bottomOf,
  farmersIn,
  ladder,
  leads,
  levelOf,
  limitText,
  phaseOf,
  price,
  printed,
  PRINTED,
  PROVINCES,
  seatFacts,
  sidesOf,
  stacks,
  topBid,
} from './amun-re-view.ts';
import type { AmunReDerived, AmunReView, Land, Player } from './amun-re-view.ts';
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
const DERIVED: AmunReDerived = {
  rounds: 6,
  track: [0, 1, 3, 6, 10, 15, 21, 28, 36],
  prices: [0, 1, 3, 6, 10, 15],
  scale: [
    { level: 1, least: null, most: 4, camels: true },
    { level: 2, least: 5, most: 12, camels: false },
    { level: 3, least: 13, most: null, camels: false },
  ],
  theft: 3,
  phase: { steps: ['reveal', 'auction', 'actions'], current: 1 },
  kingdom: 'old',
  each: 2,
  each_harvested: 3,
  farmers: { KHA: 3 },
  incomes: { KHA: 11 },
  majorities: { W: ['KHA'], E: [] },
  bids: { MEM: { seat: 2, gold: 6, least: 15, blocked: true } },
  seats: {
    income: [11],
    farmers: [3],
    pyramids: [1],
    displaced: ['MEM'],
    points: [6],
    bonuses: ['BNI'],
    farmers_fit: [1],
    bricks_fit: [24],
  },
};
const view = (more: Partial<AmunReView> = {}): AmunReView =>
  ({
    level: 2,
    offer: 'MEM EDF',
    derived: DERIVED,
    players: { 1: somebody({ bid: 'MEM 1' }), 2: somebody({ bid: 'MEM 6', played: 'BLK' }), 3: somebody() },
    provinces: { KHA: land({ farmers: 2, free_farmers: 1 }), MEM: land(), EDF: land() },
    ...more,
  }) as unknown as AmunReView;
const news = (...items: Partial<NewsItem>[]): NewsItem[] =>
  items.map((item, k) => ({
    version: k + 1,
    at: '',
    seat: 1,
    move: null,
    moves: k + 1,
    events: [],
    ...item,
  }));
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
    expect(topBid(view(), 'MEM')).toEqual({ seat: 2, gold: 6, least: 15, blocked: true });
    expect(topBid(view(), 'EDF')).toBeNull();
  });

  it('locks nothing without a Bid Blockade, and rests while others choose', () => {
    const open = view({
      players: { 1: somebody(), 2: somebody({ bid: 'MEM 6' }) },
      derived: { ...DERIVED, bids: { MEM: { seat: 2, gold: 6, least: 10, blocked: false } } },
    });
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

describe('what the server reckons', () => {
  it('is read, not counted again', () => {
    expect(seatFacts(view(), 1)).toEqual({
      income: 11,
      farmers: 3,
      pyramids: 1,
      displaced: 'MEM',
      points: 6,
      bonuses: ['BNI'],
      fit: { farmer: 1, brick: 24 },
    });
    expect(seatFacts(view(), 9)).toMatchObject({
      income: 0,
      displaced: null,
      bonuses: [],
      fit: { farmer: 0, brick: 0 },
    });
    expect([0, 1, 2, 5, 6].map((units) => price(view(), units))).toEqual([0, 1, 3, 15, Infinity]);
    expect([-9, 4, 5, 12, 13, 99].map((total) => levelOf(DERIVED.scale, total))).toEqual([1, 1, 2, 2, 3, 3]);
    expect(DERIVED.scale.map(limitText)).toEqual(['≤ 4', '5–12', '13 +']);
    expect(phaseOf(view())).toBe('auction');
    expect([leads(view(), 'KHA'), leads(view(), 'MEM')]).toEqual([true, false]);
  });

  it('tells the farmers of owned provinces; elsewhere there are the printed ones', () => {
    const facts = printed({ provinces_MEM_printed_farmers: 2 }, 'MEM');
    expect([farmersIn(view(), 'KHA', facts), farmersIn(view(), 'MEM', facts)]).toEqual([3, 2]);
  });
});

describe('what is printed', () => {
  const value = (name: string, of: number | string | boolean) => ({
    name,
    value: of,
    kind: 'corrected',
    source: '',
    note: '',
    correctable: true,
  });
  const edition = (values: ReturnType<typeof value>[]) => ({
    edition: '2003',
    title: '',
    year: '',
    data: null,
    kinds: {},
    values,
  });

  it('is what the table plays with, every number of every province', () => {
    const numbers: Record<string, number> = {};
    for (const [p, code] of PROVINCES.entries())
      for (const [k, name] of PRINTED.entries()) numbers[`provinces_${code}_${name}`] = 100 * p + k;
    for (const [p, code] of PROVINCES.entries())
      for (const [k, name] of PRINTED.entries()) expect(printed(numbers, code)[name]).toBe(100 * p + k);
  });

  it('says on which sides a province lies', () => {
    const moved = edition([value('provinces.ABU.bank', 'W'), value('provinces.ABU.nile', false)]);
    expect(sidesOf(moved, 'ABU')).toEqual({ bank: 'W', half: '', nile: 'false' });
  });
});

describe('cards', () => {
  it('under the pile are told in their order, unknown ones as such', () => {
    expect(bottomOf(view({ bottom: '?@2 HRV@public BNI@1' }))).toEqual([null, 'HRV', 'BNI']);
    expect(bottomOf(view({ bottom: '' }))).toEqual([]);
  });

  it('are counted by their kind', () => {
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
    expect(lastOffering(told.slice(0, 1), 3)).toMatchObject({ total: 6, level: null });
    expect(lastOffering(told, 3)).toMatchObject({ total: 9, level: 2 });
    expect(
      lastOffering([...told, ...news({ version: 3, events: [event('RoundBegan', { round: 2 })] })], 3),
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
