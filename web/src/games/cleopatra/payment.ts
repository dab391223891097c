/** Changing a proposed payment card by card: only ways that the rules have named are ever chosen. */
import { isCard } from './cleopatra-view.ts';
import type { Card, Way } from './cleopatra-view.ts';

export interface Tap {
  card: Card;
  /** One more of this card, or one less. */
  more: boolean;
}

export const cardsOf = (way: Way): Card[] =>
  way.moves
    .filter((move) => move.startsWith('pay '))
    .map((move) => move.slice(4))
    .filter(isCard);

export const countOf = (way: Way, card: Card): number => cardsOf(way).filter((one) => one === card).length;

/** How many steps two ways have in common. */
function shared(one: Way, other: Way): number {
  const rest = [...other.moves];
  let found = 0;
  for (const move of one.moves) {
    const at = rest.indexOf(move);
    if (at >= 0) {
      rest.splice(at, 1);
      found += 1;
    }
  }
  return found;
}

/** The way most like the present one in which the tapped card is paid more or less often; ways come best first. */
export function changed(ways: Way[], now: Way, { card, more }: Tap): Way | null {
  const count = countOf(now, card);
  const fitting = ways.filter((way) => (more ? countOf(way, card) > count : countOf(way, card) < count));
  let best: Way | null = null;
  for (const way of fitting) if (!best || shared(way, now) > shared(best, now)) best = way;
  return best;
}
