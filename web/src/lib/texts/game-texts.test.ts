import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue.ts';
import { GameTexts } from './game-texts.ts';

const texts = new GameTexts(
  new Catalogue('en', [
    'name-card-A = artisan\nname-card-S = stone\nname-site-Q = quarry\nname-site-R = river\n' +
      'name-card-several = { $code ->\n        [A] { $count } artisans\n       *[other] { $count } { $name }\n    }\n' +
      'event-Taken = { $cards }\nevent-Visited = { $sites }\n',
  ]),
  [],
  {},
);

describe('several codes in one fact', () => {
  it('are said by their names, what repeats is counted', () => {
    expect(texts.event('Taken', { cards: 'A A S' })).toBe('2 artisans, stone');
    expect(texts.event('Taken', { cards: 'S A S' })).toBe('2 stone, artisan');
  });

  it('keep their order where no plural is given', () => {
    expect(texts.event('Visited', { sites: 'Q R Q' })).toBe('quarry, river, quarry');
  });
});
