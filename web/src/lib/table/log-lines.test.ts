import { describe, expect, it } from 'vitest';
import { Catalogue } from '../texts/catalogue.ts';
import { GameTexts } from '../texts/game-texts.ts';
import type { NewsItem } from '../wire.ts';
import { logLines } from './log-lines.ts';

const texts = new GameTexts(
  new Catalogue('en', [
    'name-nation-A = Assyrians\nname-nation-H = Hittites\n' +
      'event-Turn = Turn { $turn }: { $player } plays.\n' +
      'event-Deployed = { $player } deploys: { $nation }.\n    .also = , { $nation }\n' +
      'event-Drawn = { $nation ->\n        [hidden] { $player } draws a card.\n       *[other] { $player } draws { $nation }.\n    }\n    .also = , { $nation }\n' +
      'event-Dealt = { $nation_code ->\n        [hidden] { $player } gets { $count } cards.\n       *[other] { $player } gets { $nation }.\n    }\n    .also = , { $nation }\n    .sums = { "" }\n',
  ]),
  ['Ann', 'Enki'],
  {},
);
const item = (version: number, ...events: NewsItem['events']): NewsItem => ({
  version,
  at: '',
  seat: 1,
  move: 'a move',
  moves: version,
  events,
});
const say = (key: string, values: Record<string, string>): string => `${key} ${values['player']}`;

const farms = new GameTexts(
  new Catalogue('en', [
    'name-province-AMA = Amarna\nname-province-ABY = Abydos\n' +
      'event-Bought = { $player } buys { $count ->\n        [one] a farmer\n       *[other] { $count } farmers\n    } in { $province } for { $gold } gold.\n    .sums = gold\n' +
      'event-Sold = { $player } sells a card.\n    .step = folds\n',
  ]),
  ['Thoth', 'Enki'],
  {},
);
const bought = (gold: number, province = 'AMA', seat = 1): NewsItem['events'][number] => ({
  name: 'Bought',
  facts: { seat, province, gold },
});
const sold = { name: 'Sold', facts: { seat: 1 } };
const told = (...news: NewsItem[]): string[] => logLines(news, farms, [], say).map((line) => line.text);

describe('one line for one action', () => {
  it('adds up what is bought one by one', () => {
    expect(told(item(1, bought(1)), item(2, bought(2)))).toEqual([
      'Thoth buys 2 farmers in Amarna for 3 gold.',
    ]);
  });

  it('begins anew with another place or another seat', () => {
    expect(told(item(1, bought(1)), item(2, bought(2, 'ABY')), item(3, bought(1, 'ABY', 2)))).toEqual([
      'Thoth buys a farmer in Amarna for 1 gold.',
      'Thoth buys a farmer in Abydos for 2 gold.',
      'Enki buys a farmer in Abydos for 1 gold.',
    ]);
  });

  it('folds small steps under the action, counted', () => {
    const lines = logLines([item(1, bought(1)), item(2, sold), item(3, sold)], farms, [], say);
    expect(lines.map((line) => [line.text, line.steps])).toEqual([
      ['Thoth buys a farmer in Amarna for 1 gold.', ['Thoth sells a card (×2).']],
    ]);
  });

  it('stands beside whom it tells of, and beside nobody where it tells of all', () => {
    const opened = { name: 'Opened', facts: { level: 3 } };
    const lines = logLines([item(1, bought(1, 'AMA', 2), opened)], farms, [], say);
    expect(lines.map((line) => line.seat)).toEqual([2, null]);
  });

  it('tells a step that follows nothing as a line', () => {
    expect(told(item(1, sold))).toEqual(['Thoth sells a card.']);
  });
});

describe('what was taken back', () => {
  const back = (version: number, moves: number, name: string): NewsItem => ({
    ...item(version, { name, facts: { seat: 1 } }),
    move: null,
    moves,
  });

  it('is gone, and the undo is told until something else happens', () => {
    const news = [item(1, bought(1)), item(2, bought(2, 'ABY')), back(3, 1, 'undone')];
    expect(told(...news)).toEqual(['Thoth buys a farmer in Amarna for 1 gold.', 'table-undone Thoth']);
    expect(told(...news, { ...item(4, bought(3, 'ABY')), moves: 2 })).toEqual([
      'Thoth buys a farmer in Amarna for 1 gold.',
      'Thoth buys a farmer in Abydos for 3 gold.',
    ]);
  });

  it('stays told where the whole table went back', () => {
    const news = [item(1, bought(1)), item(2, bought(1, 'ABY', 2)), back(3, 0, 'rewound')];
    expect(told(...news, { ...item(4, bought(1, 'ABY')), moves: 1 })).toEqual([
      'table-rewound Thoth',
      'Thoth buys a farmer in Abydos for 1 gold.',
    ]);
  });
});

describe('the log', () => {
  it('continues a sentence when the same happens again', () => {
    const lines = logLines(
      [
        item(1, { name: 'Turn', facts: { seat: 1, turn: 1 } }),
        item(2, { name: 'Deployed', facts: { seat: 1, nation: 'A' } }),
        item(3, { name: 'Deployed', facts: { seat: 1, nation: 'H' } }),
      ],
      texts,
      ['Turn'],
      say,
    );
    expect(lines.map((line) => line.text)).toEqual([
      'Turn 1: Ann plays.',
      'Ann deploys: Assyrians, Hittites.',
    ]);
    expect(lines[0]?.heading).toBe(true);
  });

  it('lists what is seen and adds up what is hidden', () => {
    const dealt = (nation: string | null): NewsItem['events'][number] => ({
      name: 'Dealt',
      facts: { seat: 2, nation },
    });
    const lines = (...nations: (string | null)[]): string[] =>
      logLines([item(1, ...nations.map(dealt))], texts, [], say).map((line) => line.text);
    expect(lines('A', 'H', 'H')).toEqual(['Enki gets Assyrians, Hittites, Hittites.']);
    expect(lines(null, null, null)).toEqual(['Enki gets 3 cards.']);
  });

  it('counts what is hidden, and says what happens to the table', () => {
    const hidden = { name: 'Drawn', facts: { seat: 2, nation: null } };
    const lines = logLines(
      [item(1, hidden, hidden, hidden), item(2, { name: 'paused', facts: {} })],
      texts,
      [],
      say,
    );
    expect(lines.map((line) => line.text)).toEqual(['Enki draws a card (×3).', 'table-paused Ann']);
  });
});
