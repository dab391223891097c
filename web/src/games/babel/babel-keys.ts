/** Keys of Babel: 1-9 a card, M or D with it, B build, A ability, G migrate, E end. */
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import { choiceOf } from './babel-choice.svelte.ts';
import { handStacks, side } from './babel-view.ts';

export function useKeys(model: TableModel, event: KeyboardEvent): boolean {
  const choice = choiceOf(model);
  if (!choice?.view) return false;
  const key = event.key.toLowerCase();
  if (key === 'escape') {
    choice.clear();
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    const stack = handStacks(side(choice.view, choice.near).hand)[Number(key) - 1];
    if (stack) choice.pickCard(stack.nation);
    return stack !== undefined;
  }
  if (!choice.acting) return false;
  switch (key) {
    case 'm':
    case 'd':
      if (choice.card) void choice.play(`${key === 'm' ? 'go' : 'dep'} ${choice.card}`);
      return choice.card !== null;
    case 'b': {
      const source = (['res', 'own', 'opp'] as const).find((one) => choice.option(`build ${one}`)) ?? 'own';
      document.querySelector<HTMLElement>(`[data-source="${source}"]`)?.focus();
      return true;
    }
    case 'a': {
      const ready = choice.ready[0];
      if (ready) choice.pickRun(ready.nation, ready.number, choice.pawn);
      return ready !== undefined;
    }
    case 'g':
      choice.startMigrating();
      return true;
    case 'e':
      void choice.play('end');
      return true;
    default:
      return false;
  }
}
