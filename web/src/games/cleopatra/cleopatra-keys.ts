/** Keys of Cleopatra: S worshippers of Sobek, 1-3 a stall, Q the quarry, arrows inside; a held mosaic moves, R turns, F flips. */
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import { choiceOf } from './cleopatra-choice.svelte.ts';
import type { CleopatraChoice } from './cleopatra-choice.svelte.ts';

type Focusable = HTMLElement | SVGElement;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const TARGETS = '.board button, .board [role=button], [data-quarry] button';

export function useKeys(model: TableModel, event: KeyboardEvent): boolean {
  const choice = choiceOf(model);
  if (!choice?.view) return false;
  const key = event.key.toLowerCase();
  if (key === 'escape') {
    choice.clear();
    return true;
  }
  const arrow = ARROWS[event.key];
  if (choice.ghost && holding(choice, key, arrow)) return true;
  if (key === 'enter') return commit(event);
  if (arrow) return walk(arrow);
  if (/^[0-9]$/.test(key)) return digit(choice, Number(key));
  if (key === 's') return focusPart(choice, 'market', '[data-worshipper]');
  if (key === 'q') return focusPart(choice, 'quarry', '[data-kind].can, [data-kind]');
  return false;
}

/** With a mosaic in the hand the arrows move it. */
function holding(choice: CleopatraChoice, key: string, arrow: [number, number] | undefined): boolean {
  if (arrow) choice.nudge(...arrow);
  else if (key === 'r') choice.turn();
  else if (key === 'f') choice.flip();
  else if (key === 'enter' && !(document.activeElement instanceof HTMLButtonElement)) choice.place();
  else return false;
  return true;
}

/** Enter commits, unless it presses the button under the focus. */
function commit(event: KeyboardEvent): boolean {
  const target = event.target;
  if (target instanceof Element && target.closest('button, a, [role=button]')) return false;
  const button = document.querySelector<HTMLButtonElement>('[data-commit]');
  button?.click();
  return button !== null;
}

function digit(choice: CleopatraChoice, value: number): boolean {
  if (choice.asked === 'SealBid') {
    const field = document.getElementById('offering');
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
    choice.bid = value;
    return field !== null;
  }
  if (value < 1 || value > 3) return false;
  choice.pickStall(value);
  return choice.asked !== '';
}

function focusPart(choice: CleopatraChoice, tab: 'market' | 'quarry', selector: string): boolean {
  choice.tab = tab;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
  return true;
}

/** From where the focus is to the nearest target in a direction. */
function walk([x, y]: [number, number]): boolean {
  const from = document.activeElement;
  if (!from?.matches(TARGETS)) return enter();
  const start = centre(from);
  let best: { element: Focusable; cost: number } | null = null;
  for (const element of document.querySelectorAll<Focusable>(TARGETS)) {
    if (element === from) continue;
    const at = centre(element);
    const along = (at.x - start.x) * x - (at.y - start.y) * y;
    const across = Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x);
    if (along < 6) continue;
    const cost = along + across * 2;
    if (!best || cost < best.cost) best = { element, cost };
  }
  best?.element.focus();
  return true;
}

/** The first thing that glows. */
function enter(): boolean {
  const first = document.querySelector<Focusable>('.board .target, .board .legal, [data-kind].can');
  first?.focus();
  return first !== null;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
