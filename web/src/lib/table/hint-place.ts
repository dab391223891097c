/** Where a hint lies: over the board, beside what it rings. */
import { measured, windowSize } from '../design/zoom.ts';

interface Span {
  top: number;
  bottom: number;
}
const AIR = 8; // for the ring, which is drawn around the thing
const FRAME = 8; // of the note, above and below its words

/** The lowest gap between the rings where the note fits, or else the highest one. */
export function gapFor(height: number, room: Span, rings: Span[]): Span {
  const gaps: Span[] = [];
  let { bottom } = room;
  for (const one of [...rings].sort((a, b) => b.bottom - a.bottom)) {
    if (one.bottom + AIR < bottom) gaps.push({ top: one.bottom + AIR, bottom });
    bottom = Math.min(bottom, one.top - AIR);
  }
  if (bottom > room.top) gaps.push({ top: room.top, bottom });
  const high = (one: Span): number => one.bottom - one.top;
  return (
    gaps.find((one) => high(one) >= height) ??
    gaps.reduce((best, one) => (high(one) > high(best) ? one : best), gaps[0] ?? room)
  );
}

/** Keeps a note away from what is ringed, whenever something else is ringed or a size changes. Whoever scrolls moves the
 * board below it: a note that jumped meanwhile could not be read. */
export function besideRings(note: HTMLElement): (() => void) | undefined {
  const table = note.closest('.table');
  const board = table?.querySelector('.middle > .board');
  if (!table || !board) return undefined;
  const place = (): void => {
    note.style.removeProperty('translate');
    note.style.removeProperty('--room');
    const own = measured(note);
    const over = measured(board);
    const room = {
      top: Math.max(over.top, 0),
      bottom: Math.min(over.bottom, own.bottom, windowSize().height),
    };
    const rings = [...table.querySelectorAll('[data-hinted]')]
      .map((one) => measured(one))
      .filter((one) => one.height > 0 && one.right > own.left && one.left < own.right)
      .filter((one) => one.bottom > room.top && one.top < room.bottom);
    const gap = gapFor(own.height, room, rings);
    note.style.setProperty('translate', `0 ${gap.bottom - own.bottom}px`);
    note.style.setProperty('--room', `${gap.bottom - gap.top - FRAME}px`);
  };
  const sizes = new ResizeObserver(place);
  for (const one of [note, board]) sizes.observe(one);
  const marks = new MutationObserver(place);
  marks.observe(table, { subtree: true, attributes: true, attributeFilter: ['data-hinted'] });
  return () => {
    sizes.disconnect();
    marks.disconnect();
  };
}
