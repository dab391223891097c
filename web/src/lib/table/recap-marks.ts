/** Rings the places where something changed, and draws an arrow for what went from one to another. */
import { measured } from '../design/zoom.ts';

const ATTRIBUTE = 'data-changed';
const SVG = 'http://www.w3.org/2000/svg';

const visible = (place: string): Element | undefined =>
  [...document.querySelectorAll(`.table [data-place="${place}"]`)].find(
    (one) => one.getBoundingClientRect().width > 0,
  );

export function mark(places: string[], description: string): () => void {
  const marked = places.flatMap((place) => visible(place) ?? []);
  for (const one of marked) {
    one.setAttribute(ATTRIBUTE, '');
    one.setAttribute('aria-description', description);
  }
  return () => {
    for (const one of marked) {
      one.removeAttribute(ATTRIBUTE);
      one.removeAttribute('aria-description');
    }
  };
}

export function arrows(journeys: [string, string][]): () => void {
  const board = document.querySelector('.table .board');
  if (!board || journeys.length === 0) return () => undefined;
  const around = measured(board);
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('class', 'recap-arrows');
  sheet.setAttribute('aria-hidden', 'true');
  for (const [from, to] of journeys) {
    const [start, end] = [visible(from), visible(to)];
    if (!start || !end) continue;
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', curve(middle(start, around), middle(end, around)));
    sheet.append(path);
  }
  board.append(sheet);
  // it was drawn for this size of the board
  const watcher = new ResizeObserver(() => {
    const now = measured(board);
    if (now.width !== around.width || now.height !== around.height) sheet.remove();
  });
  watcher.observe(board);
  return () => {
    watcher.disconnect();
    sheet.remove();
  };
}

interface Point {
  x: number;
  y: number;
}

function middle(element: Element, around: DOMRect): Point {
  const box = measured(element);
  return { x: box.left + box.width / 2 - around.left, y: box.top + box.height / 2 - around.top };
}

/** A bow, and the two strokes of its head. */
export function curve(from: Point, to: Point): string {
  const bow = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * 0.15,
    y: (from.y + to.y) / 2 - (to.x - from.x) * 0.15,
  };
  const angle = Math.atan2(to.y - bow.y, to.x - bow.x);
  const stroke = (turn: number): string =>
    `M${to.x} ${to.y}L${to.x - 11 * Math.cos(angle + turn)} ${to.y - 11 * Math.sin(angle + turn)}`;
  return `M${from.x} ${from.y}Q${bow.x} ${bow.y} ${to.x} ${to.y}${stroke(0.5)}${stroke(-0.5)}`;
}
