/** What a place for a piece is worth now, or that the piece stands. */
import type { CleopatraChoice } from './cleopatra-choice.svelte.ts';

export function spotTells(choice: CleopatraChoice, piece: string, place: string, stands: boolean): string {
  const { texts } = choice.model;
  const scarabs = choice.earns(`build ${piece} ${place}`.trim());
  return texts?.say(stands ? 'page-stands' : 'page-spot', { piece, place, scarabs }) ?? '';
}
