/** Prices and bills as the table shows them. What discounts leave of them comes with the view. */
import type { GameTexts } from '../../lib/texts/game-texts.ts';
import { GOODS, player, reckoned, words } from './sare-view.ts';
import type { Cost, Good, Project, SaReView } from './sare-view.ts';

const NOTHING: Cost = [0, 0, 0];
const named = ({ tile, space }: Project): string => `${tile} ${space}`;

/** The price of a project on a site: of a pyramid its next step. */
export function price(view: SaReView, seat: number, project: Project): Cost {
  const { pyramid, steps } = player(view, seat);
  if (project.tile !== 'PY') return view.derived.prices[project.tile];
  return view.derived.pyramids[String(pyramid)]?.[steps] ?? NOTHING;
}

/** What a project on a site needs; a Harbour still saves one more of choice. */
export const need = (view: SaReView, seat: number, project: Project): Cost =>
  reckoned(view, seat).reduced[named(project)] ?? price(view, seat, project);

/** What a project would need that is started now. */
export const needThere = (view: SaReView, project: Project): Cost =>
  view.derived.selection?.reduced[named(project)] ?? view.derived.prices[project.tile];

export const stepsOf = (view: SaReView, pyramid: number): Cost[] =>
  view.derived.pyramids[String(pyramid)] ?? [];

export const isPaid = (view: SaReView, seat: number, project: Project): boolean =>
  view.sequence.actor === seat && view.payment.project === named(project);

export interface Slot {
  good: Good;
  state: 'open' | 'paid' | 'saved';
}
/** The row of slots of a project: what is needed, what is paid of it already, and what discounts save. */
export function bill(view: SaReView, seat: number, project: Project): Slot[] {
  const paying = isPaid(view, seat, project);
  const needed = paying ? view.payment.need : need(view, seat, project);
  const covered = (paying && view.derived.payment?.covered) || NOTHING;
  const slots: Slot[] = [];
  const saved: Slot[] = [];
  for (const [k, whole] of price(view, seat, project).entries()) {
    const good = GOODS[k] ?? 'j';
    const rest = needed[k] ?? 0;
    for (let n = 0; n < rest; n += 1) slots.push({ good, state: n < (covered[k] ?? 0) ? 'paid' : 'open' });
    for (let n = rest; n < whole; n += 1) saved.push({ good, state: 'saved' });
  }
  const helped = words(reckoned(view, seat).savings[project.space] ?? '').includes('j');
  if (!paying && helped && slots.length > 0) saved.push({ good: 'j', state: 'saved' });
  return [...slots, ...saved];
}

/** What is still to be paid of the project that is being paid for. */
export function stillToPay(view: SaReView): Cost {
  const [gold, stone, wood] = view.payment.need;
  const covered = view.derived.payment?.covered ?? NOTHING;
  return [gold - covered[0], stone - covered[1], wood - covered[2]];
}

/** What the mode asks of a city, in a sentence. */
export function goalWords(texts: GameTexts, view: SaReView, seat: number): string {
  const { kind, administrative } = view.derived.goal;
  const count = kind === 'spaces' ? reckoned(view, seat).target : administrative;
  return texts.say(`page-goal-${kind}`, { count });
}

export const costWords = (texts: GameTexts, cost: Cost): string =>
  cost
    .map((amount, k) => (amount > 0 ? `${amount} ${texts.name('good', GOODS[k] ?? 'j')}` : ''))
    .filter(Boolean)
    .join(', ');
