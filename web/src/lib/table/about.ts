/**
 * Things on the table explain themselves: `data-about` names the paragraph, `data-tells` says what the thing is and what
 * it is worth now (else its accessible name does). A pointer that rests, a long press, a right click or the key W asks.
 */
import { measured } from '../design/zoom.ts';
import type { TableModel } from './table-model.svelte.ts';

const POINTED = 2500;
const REST = 550;
const LONG_PRESS = 500;
const SHAKE = 10;
const THINGS = '[data-about], [data-tells]';

export interface Explained {
  rule: string | null;
  says: string;
  at: DOMRect;
  /** It came by itself, and goes as soon as the pointer leaves. */
  passing: boolean;
}

export function explained(target: EventTarget | null, passing: boolean): Explained | null {
  const thing = target instanceof Element ? target.closest(THINGS) : null;
  if (!thing) return null;
  const rule = thing.closest('[data-about]')?.getAttribute('data-about') ?? null;
  const says = thing.getAttribute('data-tells') ?? thing.getAttribute('aria-label') ?? '';
  return { rule, says, at: measured(thing), passing };
}

const isFar = (one: PointerEvent, other: PointerEvent): boolean =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) > SHAKE;

/** Listens on the whole table. */
export function explains(model: TableModel): (table: HTMLElement) => () => void {
  return (table) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    let pressed = false;
    let moved = false; // a pointer that rests where the table opens asks nothing

    const show = (target: EventTarget | null, passing: boolean): boolean => {
      const found = explained(target, passing);
      if (found) model.popover = found;
      return found !== null;
    };
    const later = (target: EventTarget | null, wait: number, passing: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (pressed = show(target, passing) && !passing), wait);
    };
    const listeners: { [name: string]: (event: never) => void } = {
      contextmenu: (event: MouseEvent) => {
        clearTimeout(timer);
        if (show(event.target, false)) event.preventDefault();
      },
      pointerover: (event: PointerEvent) => {
        if (!moved || event.pointerType === 'touch' || (event.target as Element).closest('.pop')) return;
        if (from && !isFar(event, from)) return; // it clicked here, and something else has come under it
        if (model.popover?.passing) model.popover = null;
        if (model.popover === null) later(event.target, REST, true);
      },
      pointerleave: () => clearTimeout(timer),
      pointerdown: (event: PointerEvent) => {
        pressed = false;
        from = event;
        if (event.pointerType === 'touch') later(event.target, LONG_PRESS, false);
        else clearTimeout(timer);
      },
      pointermove: (event: PointerEvent) => {
        if (!moved && event.pointerType !== 'touch') {
          moved = true;
          listeners['pointerover']?.(event as never);
        }
        if (event.pointerType === 'touch' && from && isFar(event, from)) clearTimeout(timer);
      },
      pointerup: (event: PointerEvent) => {
        if (event.pointerType === 'touch') clearTimeout(timer);
      },
      pointercancel: () => clearTimeout(timer),
    };
    // a long press has been answered: it is no click as well
    const swallow = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const named = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of named) table.addEventListener(name, listener);
    addEventListener('click', swallow, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of named) table.removeEventListener(name, listener);
      removeEventListener('click', swallow, { capture: true });
    };
  };
}

const things = (): Element[] =>
  [...document.querySelectorAll('[data-about]')].filter((one) => one.getBoundingClientRect().width > 0);

export const rulesOnTable = (): string[] => [
  ...new Set(things().map((one) => one.getAttribute('data-about') ?? '')),
];

/** Rings what a paragraph is about, for a moment. */
export function pointAt(rule: string): void {
  const found = things().filter((one) => one.getAttribute('data-about') === rule);
  for (const thing of found) thing.classList.add('pointed');
  setTimeout(() => found.forEach((thing) => thing.classList.remove('pointed')), POINTED);
}
