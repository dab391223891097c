/** Keys of Amun-Re: arrows over ladders and map, digits for units and gold, S steal, Enter commits. */
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import { choiceOf } from './amun-re-choice.svelte.ts';
import type { AmunReChoice } from './amun-re-choice.svelte.ts';

const PAUSE = 1200; // a digit after a longer pause begins a new number
let typedAt = 0;

export function useKeys(model: TableModel, event: KeyboardEvent): boolean {
  const choice = choiceOf(model);
  if (!choice?.view) return false;
  if (event.key === 'Escape') {
    choice.clear();
    if (document.activeElement?.closest('.map')) document.getElementById('prompt')?.focus();
    return true;
  }
  if (!choice.step) return false;
  const free =
    !(event.target instanceof Element) || !event.target.closest('button, a, [role=button], [role=tab]');
  if (event.key === 'Enter') {
    if (free) press();
    return free;
  }
  if (/^[0-9]$/.test(event.key)) return digit(choice, Number(event.key));
  if (event.key.startsWith('Arrow')) return (free || onCommit(event)) && arrow(choice, event.key);
  if (event.key.toLowerCase() === 's' && choice.step === 'SealOffering') {
    choice.steal();
    return true;
  }
  return false;
}

/** The focus is still there after the last move: arrows choose all the same, and Enter is the button's own. */
const onCommit = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('[data-commit]') !== null;

/** The commit button does the rest, so that the keys and the pointer go one way. */
function press(): void {
  [...document.querySelectorAll<HTMLElement>('[data-commit]')]
    .find((one) => one.offsetParent !== null)
    ?.click();
}

function digit(choice: AmunReChoice, value: number): boolean {
  if (choice.step === 'SealOffering') {
    const goes = Date.now() - typedAt < PAUSE;
    typedAt = Date.now();
    const next = goes ? choice.amount * 10 + value : value;
    choice.offerGold(next);
    return true;
  }
  if (choice.step !== 'BuyCards' && !choice.laying) return false;
  void choice.want(value);
  return true;
}

function arrow(choice: AmunReChoice, key: string): boolean {
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  if (choice.bidding) {
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const open = choice.offer.filter((code) => choice.openSteps(code).length > 0);
      const at = choice.chosen ? open.indexOf(choice.chosen) : -1;
      const next = open[(at + step + open.length) % open.length];
      if (next) choice.pickProvince(next);
    } else if (choice.chosen) {
      const steps = choice.openSteps(choice.chosen);
      const at = choice.gold === null ? -1 : steps.indexOf(choice.gold);
      const next = steps[Math.max(0, Math.min(steps.length - 1, at + step))];
      if (next !== undefined) choice.pickStep(choice.chosen, next);
    }
    return true;
  }
  if (choice.step === 'SealOffering') {
    choice.offerGold(choice.amount + (key === 'ArrowDown' ? -1 : key === 'ArrowUp' ? 1 : step));
    return true;
  }
  const target = document.querySelector<SVGElement>('.map [data-legal]');
  target?.focus();
  return target !== null;
}
