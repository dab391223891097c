/** A figure that walks to its new value; without motion it is there at once. */
import { settings } from '../../lib/settings.svelte.ts';

const STEP = 40;

export function countUp(target: () => number): { readonly now: number } {
  let now = $state(0);
  $effect(() => {
    const goal = target();
    if (settings.pace === 0) {
      now = goal;
      return;
    }
    const timer = setInterval(() => {
      if (now === goal) clearInterval(timer);
      else now += Math.sign(goal - now);
    }, STEP * settings.pace);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
