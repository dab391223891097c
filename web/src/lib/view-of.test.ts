import { describe, expect, expectTypeOf, it } from 'vitest';
import { ofSeat, viewOf } from './view-of.ts';
import type { AmunReView, BabelView, CleopatraView, SaReView } from './wire-types.ts';

describe('a view', () => {
  it('gets the type of its game', () => {
    const view = { game: 'babel', turn: 3 };
    expect(viewOf(view, 'babel')).toBe(view);
    expectTypeOf(viewOf<'amun-re'>).returns.toEqualTypeOf<AmunReView>();
    expectTypeOf(viewOf<'babel'>).returns.toEqualTypeOf<BabelView>();
    expectTypeOf(viewOf<'cleopatra'>).returns.toEqualTypeOf<CleopatraView>();
    expectTypeOf(viewOf<'sa-re'>).returns.toEqualTypeOf<SaReView>();
  });

  it('of another game is refused, and so is what is no view', () => {
    expect(() => viewOf({ game: 'sa-re' }, 'babel')).toThrow('this is a view of "sa-re", not of babel');
    expect(() => viewOf({}, 'babel')).toThrow('this is a view of undefined, not of babel');
  });

  it('of a game that no folder has is refused before the page is built', () => {
    // @ts-expect-error there is no such game
    expect(() => viewOf({ game: 'babel' }, 'senet')).toThrow('not of senet');
  });

  it('has something for each of its seats and for no other', () => {
    expect(ofSeat({ 1: 'a', 2: '' }, 2)).toBe('');
    expect(() => ofSeat({ 1: 'a', 2: '' }, 3)).toThrow('no player 3 in this view');
  });
});
