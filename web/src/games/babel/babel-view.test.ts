import { describe, expect, it } from 'vitest';
import {
  facts,
  handStacks,
  knownNext,
  levels,
  phaseCards,
  runsAt,
  stretches,
  templesLeft,
} from './babel-view.ts';
import type { BabelFacts, BabelView, SideFacts } from './babel-view.ts';

const player = (more: Partial<SideFacts>): SideFacts => ({
  levels: { A: 0, H: 0, M: 0, P: 0, S: 0 },
  next: { A: 1, H: 1, M: 1, P: 1, S: 1 },
  builds: { own: 0, opp: 0, res: 0 },
  runs: {},
  halved: 0,
  ...more,
});
/** A view with other numbers than any edition prints. */
const seen = (more: Partial<BabelFacts>): BabelView =>
  ({
    derived: {
      end: { win: 16, low: 8, endgame_win: 21 },
      opening_hands: { first: 4, second: 1 },
      nation_cards: 11,
      temple_cards: [9, 8, 7, 6, 5, 4],
      drawn: 4,
      revealed: 5,
      migrating: 6,
      temple_pile: [7, 8, 7, 6, 5, 4],
      players: { '1': player({}), '2': player({}) },
      ...more,
    },
  }) as BabelView;

describe('a column', () => {
  it('is read as stretches, and the server says which are runs', () => {
    const runs = [
      { nation: 'S' as const, number: 1, first: 0, cards: 4 },
      { nation: 'S' as const, number: 2, first: 7, cards: 3 },
    ];
    expect(stretches('SSSSAPPSSS', runs)).toEqual([
      { nation: 'S', from: 0, count: 4, run: 1 },
      { nation: 'A', from: 4, count: 1, run: null },
      { nation: 'P', from: 5, count: 2, run: null },
      { nation: 'S', from: 7, count: 3, run: 2 },
    ]);
    expect(stretches('SSS', [])).toEqual([{ nation: 'S', from: 0, count: 3, run: null }]);
  });

  it('may be empty', () => {
    expect(stretches('', [])).toEqual([]);
  });

  it('has the runs that the view names at its site, and the quarry has none', () => {
    const run = { nation: 'H' as const, number: 1, first: 2, cards: 3 };
    const view = seen({ players: { '1': player({}), '2': player({ runs: { M: [run] }, halved: 5 }) } });
    expect(runsAt(view, 2, 'M')).toEqual([run]);
    expect(runsAt(view, 2, 'A')).toEqual([]);
    expect(runsAt(view, 1, 'M')).toEqual([]);
    expect(runsAt(view, 2, '-')).toEqual([]);
    expect(facts(view, 2).halved).toBe(5);
  });
});

describe('the numbers of an edition', () => {
  it('are those of the view: what is drawn and revealed, and what is left of the Temple pile', () => {
    expect(phaseCards(seen({}), 'draw')).toBe(4);
    expect(phaseCards(seen({}), 'reveal')).toBe(5);
    expect(templesLeft(seen({}))).toBe(37);
    expect(templesLeft(seen({ temple_pile: [0, 0, 0, 0, 1, 0] }))).toBe(1);
  });
});

describe('the Temple pile', () => {
  it('has the cards of destroyed temples on top, the one that comes next first', () => {
    expect(knownNext({ returned: '6 4 2' } as BabelView)).toEqual([2, 4, 6]);
    expect(knownNext({ returned: '' } as BabelView)).toEqual([]);
  });
});

describe('temples and hands', () => {
  it('are written as levels with blanks between them', () => {
    expect(levels('6 5 3')).toEqual([6, 5, 3]);
    expect(levels('')).toEqual([]);
  });

  it('stack equal cards, and a closed hand has none to show', () => {
    expect(handStacks('AAS')).toEqual([
      { nation: 'A', count: 2 },
      { nation: 'S', count: 1 },
    ]);
    expect(handStacks(4)).toEqual([]);
  });
});
