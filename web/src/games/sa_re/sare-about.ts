/** The paragraph that each thing on the table is about, and what a building does in a sentence. */
import type { GameTexts } from '../../lib/texts/game-texts.ts';
import { reckoned, words } from './sare-view.ts';
import type { Family, SaReView, Tile } from './sare-view.ts';

const TILE_RULES: Record<Tile, string> = {
  MB: 'SR-4.10',
  WH: 'SR-7.8',
  GO: 'SR-7.3',
  ST: 'SR-7.3',
  CA: 'SR-7.3',
  TE: 'SR-6.2',
  PA: 'SR-6.3',
  GA: 'SR-6.4',
  LI: 'SR-6.5',
  BA: 'SR-6.6',
  MA: 'SR-6.7',
  HA: 'SR-7.4',
  PY: 'SR-7.7',
};
export const CARD_RULES: Record<Family | 'hidden', string> = {
  single: 'SR-5.3',
  double: 'SR-5.7',
  U1: 'SR-5.10',
  U2: 'SR-5.10',
  HO: 'SR-5.8',
  XX: 'SR-5.9',
  hidden: 'SR-5.9',
};

/** A Market that swaps no cards opens the caravans. */
const opensCaravans = (view: SaReView, tile: Tile): boolean =>
  tile === 'MA' && !words(view.derived.powers).includes(tile);

export const tileRule = (view: SaReView, tile: Tile): string =>
  opensCaravans(view, tile) ? 'SR-6.8' : TILE_RULES[tile];

export const does = (texts: GameTexts, view: SaReView, seat: number, tile: Tile): string =>
  texts.say(opensCaravans(view, tile) ? 'page-does-MA-caravans' : `page-does-${tile}`, {
    room: reckoned(view, seat).room,
  });

/** Sentences one after the other, each with its stop. */
export const sentences = (...parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
