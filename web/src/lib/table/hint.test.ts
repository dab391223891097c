import { describe, expect, it } from 'vitest';
import shared from '@mastaba/texts/fr.ftl?raw';
import english from '@mastaba/texts/en.ftl?raw';
import amunReEnglish from '@mastaba/games/amun_re/texts/en.ftl?raw';
import amunReFrench from '@mastaba/games/amun_re/texts/fr.ftl?raw';
import { marks as amunRe } from '../../games/amun_re/amun-re-marks.ts';
import { marks as babel } from '../../games/babel/babel-marks.ts';
import { marks as cleopatra } from '../../games/cleopatra/cleopatra-marks.ts';
import { marks as saRe } from '../../games/sa_re/sare-marks.ts';
import { Catalogue } from '../texts/catalogue.ts';
import { GameTexts } from '../texts/game-texts.ts';
import type { Facts, HintDocument, Option } from '../wire.ts';
import type { BecauseDocument } from '../wire-types.ts';
import { becauseLines } from './because.ts';
import { ring } from './hint-ring.ts';
import { hintSentence } from './hint.svelte.ts';

const option = (text: string, facts: Facts = {}): Option => ({
  id: 1,
  text,
  kind: text.includes('!') ? text.slice(0, 2) : (text.split(' ')[0] ?? ''),
  facts,
});
const options = [option('dep M', { nation: 'Medes' }), option('end')];
const words = 'move-dep = Deploy { $nation }\nmove-end = End the turn\n';
const hint = (reason: HintDocument['reason'], facts: Facts, other: string | null = 'end'): HintDocument => ({
  version: 9,
  seat: 1,
  move: 'dep M',
  other,
  reason,
  facts,
});

describe('the sentence of a hint', () => {
  const en = new GameTexts(new Catalogue('en', [english, words]), [], {});
  const fr = new GameTexts(new Catalogue('fr', [shared, words]), [], {});

  it('names the move as its button does, with its reason', () => {
    expect(hintSentence(hint('hint-wins', { games: 80, best: 61, second: 47 }), options, en)).toBe(
      'Deploy Medes: wins about 61 % of 80 playouts, compared with 47 % for “End the turn”.',
    );
    expect(hintSentence(hint('hint-only', {}, null), options, en)).toBe(
      'Deploy Medes: this is the only move.',
    );
  });

  it('writes numbers as the language does', () => {
    expect(hintSentence(hint('hint-points', { games: 80, points: '1.5' }), options, fr)).toContain(
      'environ 1,5 point',
    );
  });

  it('says where by the ring and not by a code', () => {
    const ringed = new Catalogue('en', [
      english,
      'move-dep = Deploy at d2\n    .ringed = Deploy in the ring\n',
    ]);
    expect(hintSentence(hint('hint-only', {}, null), options, new GameTexts(ringed, [], {}))).toBe(
      'Deploy in the ring: this is the only move.',
    );
  });

  it('says nothing about a move that cannot be played any more', () => {
    expect(hintSentence(hint('hint-only', {}, null), [option('end')], en)).toBe('');
  });
});

describe('why a move is better', () => {
  const names = ['Neith', 'Hugo'];
  const en = new GameTexts(new Catalogue('en', [english, amunReEnglish, words]), names, {});
  const fr = new GameTexts(new Catalogue('fr', [shared, amunReFrench, words]), names, {});
  const claim = { thing: 'pyramids', seat: 1, amount: 1, gain: 0.05, which: '', instead: '' };
  const told: BecauseDocument = {
    other: option('end'),
    worlds: 40,
    better: 0.04,
    over: false,
    plan: [option('dep M', { nation: 'Medes' }), option('dep M', { nation: 'Medes' }), option('end')],
    gains: [claim, { ...claim, thing: 'province', seat: 2, amount: 0, which: 'MEM', instead: 'ABU' }],
    risks: [{ ...claim, thing: 'gold', amount: -4, gain: -0.02 }],
  };

  it('says how it goes on, what speaks for it and what against', () => {
    expect(becauseLines(told, 1, en)).toEqual([
      'Then: Deploy Medes (2 times); End the turn.',
      'At the end of the round, compared with “End the turn”: about 1 more pyramid for you; Memphis rather than Abu for Hugo.',
      'But: about 4 less gold for you.',
    ]);
    expect(becauseLines(told, null, fr).slice(1)).toEqual([
      'À la fin du tour, par rapport à «\u00a0End the turn\u00a0»\u00a0: environ 1 pyramide de plus pour Neith\u00a0; Memphis et non Abu pour Hugo.',
      'Mais\u00a0: environ 4 or de moins pour Neith.',
    ]);
  });

  it('says nothing that was not found', () => {
    const one = { ...told, plan: [], risks: [], gains: [{ ...claim, thing: 'province', which: 'MEM' }] };
    expect(becauseLines({ ...one, over: true }, 1, en)).toEqual([
      'At the end of the game, compared with “End the turn”: Memphis for you.',
    ]);
    expect(becauseLines({ ...one, gains: [] }, 1, en)).toEqual([]);
  });
});

describe('the ring around a hinted move', () => {
  it('leaves a button that has become another one', async () => {
    document.body.innerHTML = '<div class="table"><button data-move="mig"></button></div>';
    const stop = ring(['[data-move="mig"]'], 'the hinted move');
    const button = document.querySelector('button');
    expect(button).toHaveAttribute('data-hinted');
    button?.removeAttribute('data-move');
    await Promise.resolve();
    expect(button).not.toHaveAttribute('data-hinted');
    stop();
  });

  it('marks what is there and what comes later, and nothing afterwards', async () => {
    document.body.innerHTML = '<div class="table"><button data-card="M"></button><i data-card="A"></i></div>';
    const stop = ring(['[data-card="M"]'], 'the hinted move');
    const marked = (): number => document.querySelectorAll('[data-hinted]').length;
    expect(marked()).toBe(1);
    expect(document.querySelector('button')).toHaveAttribute('aria-description', 'the hinted move');
    document.querySelector('.table')?.insertAdjacentHTML('beforeend', '<p data-card="M"></p>');
    await new Promise((done) => setTimeout(done));
    expect(marked()).toBe(2);
    stop();
    expect(marked()).toBe(0);
  });
});

describe('where a move is played', () => {
  const view = { game: 'babel', players: { '1': { pawn: 'H' }, '2': { pawn: '-' } } };

  it('in Babel', () => {
    const places = (text: string, facts: Facts): string[] => babel({ seat: 1, view }, option(text, facts));
    expect(places('dep M', { nation: 'M' })).toEqual(['[data-card="M"]', '[data-place="lane-1-H"]']);
    expect(places('go A', { nation: 'A' })).toEqual(['[data-card="A"]', '[data-site="A"]']);
    expect(places('mig A>H', { site: 'A', to: 'H' })).toContain('[data-place="lane-1-H"]');
    expect(places('P! own', { run: 1, source: 'own' })).toEqual(['[data-run="P1"]']);
    expect(places('half A', { nation: 'A', run: 2 })).toEqual(['[data-run="A2"]']);
    expect(places('end', {})).toEqual([]);
  });

  it('in the other games', () => {
    expect(amunRe(null, option('bid MEM 6', { province: 'MEM', gold: 6 }))).toContain('[data-step="MEM 6"]');
    expect(amunRe(null, option('architect MEM', { province: 'MEM' }))).toContain('[data-card="ARC"]');
    expect(cleopatra(null, option('build mosaic a1 a2'))).toEqual([
      '[data-kind="mosaic"]',
      '[data-square="a1"]',
      '[data-square="a2"]',
    ]);
    expect(cleopatra(null, option('build column 3'))).toContain('[data-place="column-3"]');
    expect(saRe({ seat: 2 }, option('start WH B2'))).toEqual([
      '[data-tile="WH"]',
      '[data-place="space-2-B2"]',
    ]);
    expect(saRe({ seat: 2 }, option('pay caravan'))).toEqual(['[data-source="caravan"]']);
    expect(saRe({ seat: 2 }, option('give U1 3'))).toEqual(['[data-track="3"]']);
  });
});
