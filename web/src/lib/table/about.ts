/** Things on the table that name the paragraph about them (`data-about`), and the way between the two. */
import { measured } from '../design/zoom.ts';
import type { TableModel } from './table-model.svelte.ts';

const POINTED = 2500;

/** On a right click, a long press or the menu key the thing explains itself. */
export function explain(model: TableModel, event: MouseEvent): void {
  const thing = (event.target as Element).closest?.('[data-about]');
  const rule = thing?.getAttribute('data-about');
  if (!thing || !rule) return;
  event.preventDefault();
  model.popover = { rule, at: measured(thing) };
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
