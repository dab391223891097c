/** A piece travels from one named place to another. Only transform and opacity change, so the browser does it alone. */
import { measured } from '../design/zoom.ts';
import { settings } from '../settings.svelte.ts';

export interface Flight {
  from: string;
  to: string;
  look: string;
}

const TRAVEL = 260;

function layer(): HTMLElement {
  const found = document.getElementById('motion-layer');
  if (found) return found;
  const made = document.createElement('div');
  made.id = 'motion-layer';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

function visible(place: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-place="${place}"]`)) {
    const box = measured(element);
    if (box.width > 0) return box;
  }
  return null;
}

export async function fly({ from, to, look }: Flight, delay: number): Promise<void> {
  if (settings.pace === 0 || document.visibilityState === 'hidden') return;
  const start = visible(from);
  const end = visible(to);
  if (!start || !end) return;
  const piece = document.createElement('div');
  // a class that carries the colours of where it comes from needs the table's skin around it
  piece.className = look;
  (document.querySelector('.motion-home') ?? layer()).append(piece);
  const at = (box: DOMRect): string =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  const flight = piece.animate(
    [
      { transform: at(start), opacity: 0.3 },
      { transform: at(start), opacity: 1, offset: 0.1 },
      { transform: at(end), opacity: 1, offset: 0.9 },
      { transform: at(end), opacity: 0 },
    ],
    {
      duration: TRAVEL * settings.pace,
      delay: delay * settings.pace,
      easing: 'cubic-bezier(.2,.7,.2,1)',
      fill: 'both',
    },
  );
  // a browser that throttles a hidden window may never finish it
  await Promise.race([flight.finished.catch(() => null), pause((TRAVEL + delay) * settings.pace + 200)]);
  piece.remove();
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });
