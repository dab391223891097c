/** The story of a game's scarabs, added up from what was announced. */
import type { Facts, NewsItem } from '../../lib/wire.ts';
import { corruption, player, seats } from './cleopatra-view.ts';
import type { CleopatraView, Kind } from './cleopatra-view.ts';

export type Source = Kind | 'architect' | 'worshippers' | 'offering' | 'corruption';
export type Gains = Record<Source, number>;

const nothing = (): Gains => ({
  sphinx: 0,
  column: 0,
  mosaic: 0,
  door: 0,
  obelisk: 0,
  throne: 0,
  architect: 0,
  worshippers: 0,
  offering: 0,
  corruption: 0,
});

const number = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

function add(gains: Gains, name: string, facts: Facts): void {
  const piece = facts['piece'] === 'pedestal' ? 'throne' : (facts['piece'] as Kind);
  if (name === 'PieceBuilt') {
    gains[piece] += number(facts, 'scarabs');
    gains.architect += number(facts, 'architect');
  } else if (name === 'MosaicRewarded') gains.mosaic += number(facts, 'scarabs');
  else if (name === 'WorshipperActivated') gains.worshippers -= number(facts, 'scarabs');
  else if (name === 'AmuletsCounted') gains.corruption -= number(facts, 'penalty');
}

/** Where the scarabs of a seat came from and went to, without those it began with. */
export function gains(news: NewsItem[], seat: number): Gains {
  const found = nothing();
  for (const { name, facts } of news.flatMap((item) => item.events)) {
    if (facts['seat'] === seat) add(found, name, facts);
    if (name === 'OfferingOpened')
      found.offering -= Number(String(facts['bids'] ?? '').split(' ')[seat - 1] ?? 0);
  }
  return found;
}

export interface Reckoning {
  seat: number;
  amulets: number;
  red: number;
  squares: number;
  least: number;
  rest: number;
  penalty: number;
  eliminated: boolean;
  scarabs: number;
}

/** The final reckoning of every seat, step by step. */
export function reckonings(view: CleopatraView, news: NewsItem[]): Reckoning[] {
  const events = news.flatMap((item) => item.events);
  const find = (name: string, seat: number): Facts =>
    events.find((event) => event.name === name && event.facts['seat'] === seat)?.facts ?? {};
  return seats(view).map((seat) => {
    const own = player(view, seat);
    const red = number(find('HandShown', seat), 'amulets');
    const { amulets_left: left, eliminated } = corruption(view, seat);
    return {
      seat,
      amulets: own.amulets - red,
      red,
      squares: own.amulets - left,
      least: view.derived.least ?? 0,
      rest: own.rest,
      penalty: number(find('AmuletsCounted', seat), 'penalty'),
      eliminated,
      scarabs: own.scarabs,
    };
  });
}
