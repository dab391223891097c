import { describe, expect, it } from 'vitest';
import { netCost } from './sare-prices.ts';
import {
  bill,
  discounts,
  family,
  goalOf,
  neighbours,
  phaseOf,
  progress,
  projects,
  remaining,
  stacks,
  standing,
  symbols,
  target,
  track,
  waste,
  wealth,
} from './sare-view.ts';
import type { Player, SaReView } from './sare-view.ts';

const NUMBERS = {
  track_last: 8,
  costs_TE_1: 2,
  costs_TE_2: 3,
  costs_TE_3: 3,
  pyramids_3_steps: 2,
  pyramids_3_first_1: 2,
  pyramids_3_first_2: 5,
  pyramids_3_first_3: 2,
};

function one(given: Partial<Player> = {}): Player {
  return {
    up: true,
    revolted: false,
    marker: 0,
    cubes: 0,
    city: '',
    cards: '',
    locked: '',
    used: '',
    stock: '',
    tokens: '',
    caravans: 0,
    pyramid: 0,
    steps: 0,
    built: false,
    stepped: false,
    site: {},
    dealt: '',
    ...given,
  };
}

function table(given: Partial<SaReView> = {}, player: Partial<Player> = {}): SaReView {
  return {
    edition: 'fr',
    options: {},
    turn: 1,
    first: 1,
    ended_by: null,
    supply: {},
    pyramids: '3 4',
    begun: 0,
    season: { shoe: 0, top: null, dark: false, last_sequence: false, unseen: '', aside: '' },
    sequence: { actor: 1, taken: 0, produced: false, due: 0, batch: '', looked: null, looked_next: null },
    payment: { project: null, need: [0, 0, 0], paid: '' },
    players: { '1': one(player) },
    agenda: [],
    ...given,
  };
}

describe('cards', () => {
  it('have symbols, a family and stacks', () => {
    expect(symbols('GS')).toEqual(['g', 's']);
    expect(symbols('J')).toEqual(['j']);
    expect(symbols('HO')).toEqual([]);
    expect(symbols('U1')).toEqual([]);
    expect(['G', 'SW', 'U2', 'XX'].map(family)).toEqual(['single', 'double', 'U2', 'XX']);
    expect(stacks('G G SW')).toEqual([
      { name: 'G', count: 2 },
      { name: 'SW', count: 1 },
    ]);
  });

  it('that may still come are counted with the offered one', () => {
    const season = { shoe: 3, top: 'GS', dark: false, last_sequence: false, unseen: 'G U1 HO', aside: '' };
    expect(remaining(table({ season }))).toEqual({ single: 1, double: 1, U1: 1, U2: 0, HO: 1, XX: 0 });
    expect(remaining(table({ season: { ...season, top: '?' } })).double).toBe(0);
  });

  it('are spent with stock, tokens and caravans', () => {
    expect(wealth(one({ cards: 'G GS J', stock: 'g', tokens: 'w j', caravans: 2 }))).toBe(9);
  });
});

describe('a site', () => {
  it('holds completed tiles in capitals and projects in small letters', () => {
    const player = one({ site: { A1: 'WH MB', B2: 'te!', B3: 'ST go' } });
    expect(standing(player, 'A1').map((each) => each.done)).toEqual([true, true]);
    expect(standing(player, 'B2')).toEqual([{ tile: 'TE', done: false }]);
    expect(projects(player)).toEqual([
      { tile: 'TE', space: 'B2' },
      { tile: 'GO', space: 'B3' },
    ]);
  });

  it('saves by completed workshops next door, and by the Harbour on the Nile', () => {
    expect(neighbours('A1')).toEqual(['B1', 'A2']);
    expect(neighbours('B4')).toEqual(['A4', 'C4', 'B3']);
    const player = one({ site: { A2: 'CA', B1: 'go', C4: 'HA' } });
    expect(discounts(player, 'A1')).toEqual(['w']);
    expect(discounts(player, 'C2')).toEqual(['j']);
    expect(discounts(player, 'B3')).toEqual([]);
  });

  it('prices a building less its discounts, the next pyramid by its number', () => {
    const player = one({ site: { A2: 'CA' } });
    expect(netCost(table(), player, 'TE', 'A1', NUMBERS)).toEqual([2, 3, 2]);
    expect(netCost(table(), player, 'PY', 'B3', NUMBERS)).toEqual([2, 5, 2]);
  });
});

describe('a bill', () => {
  it('fills its slots, wild ones last, and shows what is saved', () => {
    const slots = bill([2, 1, 0], ['g', 'w'], ['card GS', 'token j']);
    expect(slots).toEqual([
      { good: 'g', state: 'paid' },
      { good: 's', state: 'paid' },
      { good: 'g', state: 'saved' },
    ]);
    expect(bill([2, 0, 0], [], ['caravan']).map((slot) => slot.state)).toEqual(['paid', 'open']);
  });

  it('names what a card would waste', () => {
    const view = table({ payment: { project: 'TE B2', need: [1, 1, 0], paid: 'token s' } });
    expect(waste(view, 'card GS')).toEqual(['s']);
    expect(waste(view, 'card GG')).toEqual(['g']);
    expect(waste(view, 'card G')).toEqual([]);
    expect(waste(view, 'caravan')).toEqual([]);
  });
});

describe('a revolt track', () => {
  it('has the revolt on top, then black cubes, then the spaces down to 0', () => {
    const cells = track(one({ cubes: 2, marker: 4 }), NUMBERS);
    expect(cells.map((cell) => cell.kind).slice(0, 4)).toEqual(['revolt', 'cube', 'cube', 'space']);
    expect(cells[0]?.at).toBe(6);
    expect(cells.at(-1)).toEqual({ kind: 'space', at: 0, zone: 'zero' });
    expect(cells.length).toBe(9);
  });
});

describe('phases and goals', () => {
  it.each([
    ['PlaceStart', 'setup'],
    ['SelectProjects', 'projects'],
    ['Offer', 'season'],
    ['TurnUp', 'season'],
    ['React', 'season'],
    ['Pay', 'building'],
    ['KeepCards', 'building'],
  ])('%s belongs to %s', (step, phase) => {
    expect(phaseOf(table({ agenda: [{ step }] }))).toBe(phase);
  });

  it('mean what the edition means by the name', () => {
    const options = { mode: 'priest' };
    expect(goalOf(table({ options }))).toEqual({ kind: 'buildings', administrative: 3 });
    expect(goalOf(table({ options, edition: 'en' }))).toEqual({ kind: 'spaces', administrative: 0 });
  });

  it('are counted', () => {
    const player: Partial<Player> = {
      pyramid: 3,
      steps: 1,
      site: { A1: 'WH MB', A2: 'TE', A3: 'pa', C4: 'HA' },
    };
    expect(progress(table({}, player), 1)).toBe(1);
    expect(target(table({}, player), 1, NUMBERS)).toBe(2);
    expect(progress(table({ options: { mode: 'priest' } }, player), 1)).toBe(2);
    expect(progress(table({ options: { mode: 'architect' } }, player), 1)).toBe(3);
    expect(target(table({ options: { mode: 'architect' } }, player), 1, NUMBERS)).toBe(12);
  });
});
