/** Whatever the box of a table says is what its board shows: nothing of an edition is known to the page. */
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import { choiceContext } from './cleopatra-choice.svelte.ts';
import type { CleopatraView } from './cleopatra-view.ts';
import Corruption from './Corruption.svelte';
import Garden from './Garden.svelte';
import Hand from './Hand.svelte';
import Market from './Market.svelte';
import { cleopatra } from './module.ts';
import Offering from './Offering.svelte';
import Plaza from './Plaza.svelte';
import Quarry from './Quarry.svelte';
import Worshippers from './Worshippers.svelte';

const VIEW = {
  game: 'cleopatra',
  seat: 1,
  ended_by: null,
  players: {
    1: { scarabs: 6, amulets: 7, statues: 1, sanctuaries: [], hand: 'A S', bid: null, rest: 0 },
    2: { scarabs: 6, amulets: 0, statues: 1, sanctuaries: [], hand: 2, bid: null, rest: 0 },
  },
  worshippers: 'architect vizier merchant beggar foreman',
  helper: 'architect',
  payment: null,
  stalls: { 1: 'A', 2: '', 3: '?0' },
  transit: 'W',
  top: null,
  deck: 40,
  deck_down: 13,
  discard: '',
  buildable: [],
  cleopatra: 2,
  sphinxes: { L: 1, R: 0 },
  obelisks: '',
  doors: '',
  columns: '',
  pedestal: false,
  throne: false,
  mosaics: {},
  mosaic: 'I',
  stack: 'F',
  earns: { 'build sphinx L': 27, 'build sphinx R': 19 },
  zones: {},
  phase: { steps: ['worshipper', 'action', 'procession'], current: 1 },
  derived: {
    cards: { A: 30 },
    start: { hand: 4, scarabs: 17, statues: 1 },
    hand_limit: 23,
    places: { scarabs: [8, 0, 0, 0, 5], amulets: [0, 3, 0, 6, 4] },
    costs: { sphinx: [2, 3], obelisk: [4, 1], door: [1, 4], column: [3, 3], throne: [2, 2], mosaic: [4, 4] },
    identical: ['column'],
    rewards: {
      sphinx: [19, 8],
      obelisk: [11, 9],
      door: [12, 9],
      column: [13, 9],
      throne: [14, 9],
      mosaic: [15, 6],
    },
    palms: 'a1 i9',
    throne: 'b7',
    spaces: 4,
    line: 2,
    offering: { discard: 8, take: [7, 6, 5] },
    penalties: [0, 41, 42, 43],
    pieces: { sphinx: [1, 5], obelisk: [0, 2], door: [0, 2], column: [0, 9], throne: [0, 2], mosaic: [0, 2] },
    architect: 9,
    to_stock: 2,
    excess: 0,
    forgone: 0,
    least: null,
    players: {
      1: { squares: 5, amulets_left: 2, eliminated: false },
      2: { squares: 0, amulets_left: 0, eliminated: false },
    },
  },
} as unknown as CleopatraView;

/** A table that says keys and facts instead of sentences. */
function model(key: string, options: { text: string; kind: string; facts: object }[] = []): TableModel {
  const say = (name: string, facts: object = {}): string => `${name}${JSON.stringify(facts)}`;
  return {
    view: VIEW,
    seat: 1,
    mine: true,
    decision: { prompt: { key, facts: {} } },
    options,
    option: (text: string) => options.find((one) => one.text === text),
    texts: { say, name: (_kind: string, code: string) => code, player: String },
    connection: { history: [] },
  } as unknown as TableModel;
}

function drawn(part: Component<never>, props: object, at = model('Quarry')): HTMLElement {
  const { container } = render(part as Component, { props, context: choiceContext(at) });
  return container;
}
const text = (of: Element | null): string => (of?.textContent ?? '').replace(/\s+/g, ' ').trim();

describe('the board', () => {
  it('shows what the places of the worshippers cost', () => {
    const tiles = [...drawn(Worshippers, { view: VIEW }).querySelectorAll('[data-worshipper]')];
    expect(tiles.map((tile) => text(tile.querySelector('.cost')))).toEqual(['8', '', '', '', '5']);
    expect(tiles.map((tile) => tile.querySelectorAll('.cost svg').length)).toEqual([1, 3, 0, 6, 5]);
    expect(tiles[4]?.getAttribute('aria-label')).toContain('"scarabs":5,"amulets":4');
  });

  it('shows cost, reward and number of every piece', () => {
    const quarry = drawn(Quarry, { view: VIEW });
    const line = (kind: string): string => text(quarry.querySelector(`[data-kind=${kind}]`));
    for (const [kind, [artisans, resources]] of Object.entries(VIEW.derived.costs)) {
      expect(line(kind)).toContain(`${artisans}+ ${resources}`);
      expect(line(kind)).toContain(kind === 'column' ? 'page-mode-identical' : 'page-mode-different');
      expect(line(kind)).toContain(`${VIEW.derived.pieces[kind as 'sphinx'].join('/')}`);
    }
    expect(line('sphinx')).toMatch(/19 \+ 8\W+\+ 9/); // base, the best place, the Architect
    expect(line('mosaic')).toContain('15 +');
  });

  it('shows palms, what they earn, and the throne', () => {
    const lay = { text: 'build mosaic a1 b1 c1 d1 e1', kind: 'build', facts: {} };
    const at = model('Quarry', [lay]);
    const garden = drawn(Garden, { view: VIEW }, at);
    expect(garden.querySelectorAll('path[stroke="var(--reed)"]')).toHaveLength(2);
    const corner = (box: Element | null): (string | null | undefined)[] =>
      ['x', 'y'].map((side) => box?.getAttribute(side));
    expect(corner(garden.querySelector('[data-place=throne] rect'))).toEqual(
      corner(garden.querySelector('[data-square=b7]')),
    );
    expect(text(drawn(Quarry, { view: VIEW }, at).querySelector('[data-kind=mosaic]'))).toContain('15 + 6');
  });

  it('shows the penalties of corruption and where one stands', () => {
    const scale = [...drawn(Corruption, {}).querySelectorAll('li')];
    expect(scale.map(text)).toEqual(['1 −41', '2 −42', '3 −43', expect.stringContaining('4+')]);
    expect(scale.map((one) => one.classList.contains('here'))).toEqual([false, true, false, false]);
  });

  it('shows hand limit, cards to lay, ranks of the offering and the way of the procession', () => {
    expect(text(drawn(Hand, { model: model('Quarry'), narrow: false }))).toContain('"limit":23');
    expect(text(drawn(Market, { view: VIEW }, model('StockStall')))).toContain('"count":2');
    expect(text(drawn(Offering, {}, model('SealBid')))).toContain('"changes":"−8 +7"');
    expect(drawn(Plaza, { view: VIEW }).querySelectorAll('[data-place^=space-]')).toHaveLength(4);
  });

  it('says start, phase and procession as the view does', () => {
    const at = model('Quarry');
    const shown = VIEW as unknown as Parameters<typeof cleopatra.phase>[1];
    expect(cleopatra.parts(at, shown, 1)[0]?.points).toBe(17);
    expect(cleopatra.phase(at, shown).current).toBe(1);
    expect(cleopatra.chip(at, shown)).toContain('"space":2,"spaces":4');
  });
});
