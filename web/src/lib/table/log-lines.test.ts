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
      'event-Drawn = { $nation ->\n        [hidden] { $player } draws a card.\n       *[other] { $player } draws { $nation }.\n    }\n    .also = , { $nation }\n',
  ]),
  ['Ann', 'Enki'],
  {},
);
const item = (version: number, ...events: NewsItem['events']): NewsItem => ({
  version,
  at: '',
  seat: 1,
  move: null,
  events,
});
const say = (key: string, values: Record<string, string>): string => `${key} ${values['player']}`;

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
