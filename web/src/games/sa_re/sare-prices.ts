/** Prices as the table shows them. */
import type { GameTexts } from '../../lib/texts/game-texts.ts';
import { cost, discounts, GOODS, words } from './sare-view.ts';
import type { Cost, Numbers, Player, SaReView, Space, Tile } from './sare-view.ts';

/** The pyramid that is started next: the lowest number of the pile. */
export const nextPyramid = (view: SaReView): number => Number(words(view.pyramids)[0] ?? 0);

/** The cost of a building on a space, less what its neighbours save; a Harbour still saves one more of choice. */
export function netCost(view: SaReView, one: Player, tile: Tile, space: Space, numbers: Numbers): Cost {
  const price = cost(one, tile, numbers, nextPyramid(view));
  for (const good of discounts(one, space)) {
    const k = GOODS.indexOf(good);
    const left = price[k];
    if (k < 3 && left !== undefined && left > 0) price[k] = left - 1;
  }
  return price;
}

export const costWords = (texts: GameTexts, price: Cost): string =>
  price
    .map((amount, k) => (amount > 0 ? `${amount} ${texts.name('good', GOODS[k] ?? 'j')}` : ''))
    .filter(Boolean)
    .join(', ');
