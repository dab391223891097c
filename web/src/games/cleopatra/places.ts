/** A click on a place of the drawing that cannot be chosen now is answered too. */
import type { Attachment } from 'svelte/attachments';
import type { CleopatraChoice } from './cleopatra-choice.svelte.ts';

/** The move that a click on this part of the drawing stands for; for the garden its kind of piece. */
export function placeMove(target: Element, hasPedestal: boolean): string | null {
  const place = target.closest('[data-place]')?.getAttribute('data-place') ?? '';
  const [, piece, where] = /^(column|door|sphinx|obelisk)-(\w)$/.exec(place) ?? [];
  if (piece && where) return `build ${piece} ${where}`;
  if (place === 'throne') return hasPedestal ? 'build throne' : 'build pedestal';
  return target.closest('[data-square], [data-tile]') ? 'build mosaic' : null;
}

export const answersPlaces =
  (choice: CleopatraChoice): Attachment<SVGElement> =>
  (drawing) => {
    const click = (event: MouseEvent): void => {
      const target = event.target as Element;
      if (target.closest('.target')) return; // a place that glows is a button of its own
      const move = placeMove(target, choice.view?.pedestal ?? false);
      if (move) choice.pickPlace(move);
    };
    drawing.addEventListener('click', click);
    return () => drawing.removeEventListener('click', click);
  };
