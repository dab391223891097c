/** The plans of a puzzle side by side: the best as wide as there is room, the others in proportion. */
import type { PlanDocument, SolutionDocument } from '../wire-types.ts';

const LEAST = 4; // of a hundred, so that there is something to see

export interface Bar {
  plan: PlanDocument;
  /** As the server counts them: the natural plan comes after the others. */
  number: number;
  width: number;
  best: boolean;
  natural: boolean;
}

const same = (one: PlanDocument, other: PlanDocument): boolean =>
  one.moves.map((move) => move.text).join() === other.moves.map((move) => move.text).join();

export function planBars({ plans, natural }: Pick<SolutionDocument, 'plans' | 'natural'>): Bar[] {
  const known = plans.some((plan) => same(plan, natural));
  const all = known ? plans : [...plans, natural];
  const values = all.map((plan) => plan.value);
  const low = Math.min(0, ...values);
  const span = Math.max(...values) - low;
  return all.map((plan, k) => ({
    plan,
    number: k,
    width: span > 0 ? Math.max(LEAST, Math.round((100 * (plan.value - low)) / span)) : 100,
    best: plan.value === plans[0]?.value,
    natural: same(plan, natural),
  }));
}
