/** What stands in the palace, in words: the drawing itself has none. */
import type { GameTexts } from '../../lib/texts/game-texts.ts';
import { player, seats, words } from './cleopatra-view.ts';
import type { CleopatraView } from './cleopatra-view.ts';
import { labelled } from '../../lib/texts/language.svelte.ts';

export function inPalace(view: CleopatraView, texts: GameTexts): string {
  const kind = (one: string): string => texts.say(`page-kind-${one}`);
  const claimed = (seat: number) => player(view, seat).sanctuaries.map((squares) => ({ seat, squares }));
  const size = (squares: string): number => words(squares).length;
  return [
    texts.say('page-palace'),
    ...Object.entries(view.mosaics).map(([tile, squares]) =>
      texts.say('page-mosaic-tells', { tile, squares }).replace(/\.$/, ''),
    ),
    ...seats(view)
      .flatMap(claimed)
      .map((one) => texts.event('SanctuaryClaimed', { ...one, size: size(one.squares) }).replace(/\.$/, '')),
    ...(view.columns ? [labelled(kind('column'), words(view.columns).join(', '))] : []),
    ...words(view.doors).map((side) => texts.say('page-door', { side })),
    ...(view.pedestal ? [texts.name('piece', view.throne ? 'throne' : 'pedestal')] : []),
  ].join('. ');
}
