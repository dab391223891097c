/** Where a hint lies: over the board, beside what it rings. */
import { measured, windowSize } from '../design/zoom.ts';

/** Down the board, or across it. */
interface Span {
  from: number;
  to: number;
}
const AIR = 8; // for the ring, which is drawn around the thing
const FRAME = 8; // of the note, above and below its words

const long = (span: Span): number => span.to - span.from;
const meet = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
const down = (box: DOMRect): Span => ({ from: box.top, to: box.bottom });
const across = (box: DOMRect): Span => ({ from: box.left, to: box.right });

/** The last gap between the rings where the note fits, or else the longest one. */
export function gapFor(length: number, room: Span, rings: Span[]): Span {
  const gaps: Span[] = [];
  let { to } = room;
  for (const one of [...rings].sort((a, b) => b.to - a.to)) {
    if (one.to + AIR < to) gaps.push({ from: one.to + AIR, to });
    to = Math.min(to, one.from - AIR);
  }
  if (to > room.from) gaps.push({ from: room.from, to });
  return (
    gaps.find((one) => long(one) >= length) ??
    gaps.reduce((best, one) => (long(one) > long(best) ? one : best), gaps[0] ?? room)
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
    const room = { from: Math.max(over.top, 0), to: Math.min(over.bottom, own.bottom, windowSize().height) };
    const rings = [...table.querySelectorAll('[data-hinted]')]
      .map((one) => measured(one))
      .filter((one) => one.height > 0 && meet(down(one), room));
    // at the foot of the board, to the side of the rings; where that is too narrow, above or below them
    const foot = { from: room.to - own.height - AIR, to: room.to };
    const side = gapFor(own.width, across(over), rings.filter((one) => meet(down(one), foot)).map(across));
    if (long(side) >= own.width) {
      const left = Math.max(side.from, Math.min(own.left, side.to - own.width));
      note.style.setProperty('translate', `${left - own.left}px ${room.to - own.bottom}px`);
      return;
    }
    const gap = gapFor(own.height, room, rings.filter((one) => meet(across(one), across(own))).map(down));
    note.style.setProperty('translate', `0 ${gap.to - own.bottom}px`);
    note.style.setProperty('--room', `${long(gap) - FRAME}px`);
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
