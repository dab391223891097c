import { describe, expect, it } from 'vitest';
import { sentences, tileRule } from './sare-about.ts';
import { bill, need, needThere, price, stillToPay } from './sare-prices.ts';
import {
  banks,
  family,
  projects,
  reckoned,
  remaining,
  stacks,
  standing,
  symbols,
  track,
} from './sare-view.ts';
import type { Cost, Player, Reckoned, SaReDerived, SaReView } from './sare-view.ts';

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

const RECKONED: Reckoned = {
  last: 8,
  room: 3,
  wealth: 3,
  caravans_open: true,
  production: 2,
  administrative: 0,
  progress: 0,
  target: 3,
  savings: {},
  reduced: {},
};
const FREE: Cost = [0, 0, 0];
const DERIVED: SaReDerived = {
  goal: { mode: 'scribe', kind: 'pyramid', administrative: 0 },
  powers: 'TE PA GA LI BA MA',
  nile: 'A4 B4 C1 C2 C3 C4',
  pyramids: {
    '3': [
      [2, 5, 2],
      [3, 4, 2],
    ],
  },
  caravans: 3,
  cubes: 2,
  kept_after_revolt: 1,
  kept_without_building: 2,
  prices: {
    ...{ MB: FREE, WH: FREE, GO: FREE, ST: FREE, CA: FREE, HA: FREE, PY: [2, 5, 2] },
    ...{ TE: [2, 3, 3], PA: FREE, GA: FREE, LI: FREE, BA: FREE, MA: FREE },
  },
  selection: null,
  payment: null,
  players: { '1': RECKONED },
};
const derived = (mine: Partial<Reckoned>, given: Partial<SaReDerived> = {}): SaReDerived => ({
  ...DERIVED,
  ...given,
  players: { '1': { ...RECKONED, ...mine } },
});

const SEASON: SaReView['season'] = {
  shoe: 0,
  top: null,
  known: '',
  dark: false,
  last_sequence: false,
  unseen: '',
  aside: '',
};

function table(given: Partial<SaReView> = {}, player: Partial<Player> = {}): SaReView {
  return {
    phase: { name: 'projects', steps: ['projects', 'season', 'building'], current: 0 },
    derived: DERIVED,
    game: 'sa-re',
    rules: 1,
    edition: 'fr',
    seats: 1,
    seat: 1,
    options: {},
    turn: 1,
    first: 1,
    ended_by: null,
    supply: { MB: 0, WH: 0, GO: 0, ST: 0, CA: 0, TE: 0, PA: 0, GA: 0, LI: 0, BA: 0, MA: 0, HA: 0 },
    pyramids: '3 4',
    stage: 0,
    started: '',
    begun: 0,
    season: SEASON,
    sequence: {
      actor: 1,
      taken: 0,
      unrest: 0,
      produced: false,
      forced: false,
      given: '',
      rose: '',
      due: 0,
      batch: '',
      looked: null,
      looked_known: '',
      looked_next: null,
      looked_next_known: '',
    },
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
    const season = { ...SEASON, shoe: 3, top: 'GS', unseen: 'G U1 HO' };
    expect(remaining(table({ season }))).toEqual({ single: 1, double: 1, U1: 1, U2: 0, HO: 1, XX: 0 });
    expect(remaining(table({ season: { ...season, top: '?' } })).double).toBe(0);
  });
});

describe('a site', () => {
  it('holds completed tiles in capitals and projects in small letters', () => {
    const player = one({ site: { A1: 'WH MB', B2: 'te!', B3: 'ST go!!' } });
    expect(standing(player, 'A1').map((each) => each.done)).toEqual([true, true]);
    expect(standing(player, 'B2')).toEqual([{ tile: 'TE', done: false }]);
    expect(projects(player)).toEqual([
      { tile: 'TE', space: 'B2' },
      { tile: 'GO', space: 'B3' },
    ]);
  });
});

describe('the Nile', () => {
  it('runs along the sides whose spaces all lie on it', () => {
    const along = (nile: string) => banks(table({ derived: derived({}, { nile }) }));
    expect(banks(table())).toEqual({ right: true, bottom: true });
    expect(along('A1 A2 A3 A4 B4 C4')).toEqual({ right: true, bottom: false });
    expect(along('A1 B1 C1 C2 C3 C4')).toEqual({ right: false, bottom: true });
    expect(along('A1 A2 A3 B1 B2 C1')).toEqual({ right: false, bottom: false });
  });
});

describe('what a project needs', () => {
  const temple = { tile: 'TE', space: 'B2' } as const;
  const pyramid = { tile: 'PY', space: 'B3' } as const;

  it('is its price, of a pyramid that of the next step', () => {
    expect(need(table(), 1, temple)).toEqual([2, 3, 3]);
    expect(price(table({}, { pyramid: 3, steps: 1 }), 1, pyramid)).toEqual([3, 4, 2]);
    expect(needThere(table(), pyramid)).toEqual([2, 5, 2]);
  });

  it('is less where the view says so', () => {
    const view = table({ derived: derived({ reduced: { 'TE B2': [2, 3, 1] } }) });
    expect(need(view, 1, temple)).toEqual([2, 3, 1]);
    expect(need(view, 1, { ...temple, space: 'A1' })).toEqual([2, 3, 3]);
    const selection = { builders: 1, projects: 0, penalty: 0, next_raises: false };
    const selecting = derived({}, { selection: { ...selection, reduced: { 'TE A1': [1, 3, 3] } } });
    expect(needThere(table({ derived: selecting }), { ...temple, space: 'A1' })).toEqual([1, 3, 3]);
    expect(needThere(table({ derived: selecting }), temple)).toEqual([2, 3, 3]);
  });
});

describe('a bill', () => {
  const temple = { tile: 'TE', space: 'C2' } as const;
  const shown = (view: SaReView): string =>
    bill(view, 1, temple)
      .map((slot) => `${slot.good}:${slot.state}`)
      .join(' ');

  it('has a slot for all that is needed, and shows what is saved', () => {
    const mine: Partial<Reckoned> = { savings: { C2: 'w w w j' }, reduced: { 'TE C2': [2, 3, 0] } };
    expect(shown(table({ derived: derived(mine) }))).toBe(
      'g:open g:open s:open s:open s:open w:saved w:saved w:saved j:saved',
    );
  });

  it('fills as it is paid', () => {
    const payment: SaReView['payment'] = { project: 'TE C2', need: [1, 3, 3], paid: 'card GS, token j' };
    const paying = derived({ savings: { C2: 'j' } }, { payment: { covered: [1, 2, 0], waste: {} } });
    const view = table({ payment, derived: paying });
    expect(shown(view)).toBe('g:paid s:paid s:paid s:open w:open w:open w:open g:saved');
    expect(stillToPay(view)).toEqual([0, 1, 3]);
  });
});

describe('a revolt track', () => {
  it('has the revolt on top, then black cubes, then the spaces down to 0', () => {
    const cells = track(one({ cubes: 2, marker: 4 }), 6);
    expect(cells.map((cell) => cell.kind).slice(0, 4)).toEqual(['revolt', 'cube', 'cube', 'space']);
    expect(cells[0]?.at).toBe(6);
    expect(cells.at(-1)).toEqual({ kind: 'space', at: 0, zone: 'zero' });
    expect(cells.length).toBe(9);
  });
});

describe('what the rules reckon', () => {
  it('is read for each seat', () => {
    expect(reckoned(table({ derived: derived({ last: 11, room: 9, wealth: 4 }) }), 1)).toMatchObject({
      last: 11,
      room: 9,
      wealth: 4,
    });
  });
});

describe('what a thing is about', () => {
  it('is the paragraph of its building, which for the Market depends on the edition', () => {
    const opening = table({ derived: derived({}, { powers: 'TE PA GA LI BA' }) });
    expect([tileRule(table(), 'TE'), tileRule(table(), 'MA')]).toEqual(['SR-6.2', 'SR-6.7']);
    expect([tileRule(opening, 'TE'), tileRule(opening, 'MA')]).toEqual(['SR-6.2', 'SR-6.8']);
  });

  it('is told in whole sentences', () => {
    expect(sentences('A1, free', '', 'Keeps resources.')).toBe('A1, free. Keeps resources.');
  });
});
