import { viewport } from '../../lib/design/viewport.svelte.ts';
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import type { Option, View } from '../../lib/wire.ts';
import type { GameModule } from '../module.ts';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Common from './Common.svelte';
import Hand from './Hand.svelte';
import Left from './Left.svelte';
import Picture from './Picture.svelte';
import Right from './Right.svelte';
import './sare.css';
import { provideChoice } from './sare-choice.svelte.ts';
import { useKeys } from './sare-keys.ts';
import { marks } from './sare-marks.ts';
import { flights, show } from './sare-motion.ts';
import { costWords, stillToPay } from './sare-prices.ts';
import { completed, player, reckoned, saReView, words } from './sare-view.ts';
import SeatFacts from './SeatFacts.svelte';

/** What stands in a city at the end: the buildings of each class, and the steps of the pyramid. */
function built(view: View, seat: number): [string, number, string][] {
  const one = player(saReView(view), seat);
  const { production, administrative } = reckoned(saReView(view), seat);
  return [
    ['production', production, 'var(--gold-fill)'],
    ['administrative', administrative, 'var(--faience-fill)'],
    ['harbour', completed(one, 'HA'), 'var(--nile-fill)'],
    ['pyramid', one.steps, 'var(--carnelian-fill)'],
  ];
}

/** Pharaoh's command in words. */
function aim(model: TableModel, view: View): string {
  const { goal } = saReView(view).derived;
  const count = goal.kind === 'spaces' ? reckoned(saReView(view), 1).target : goal.administrative;
  const mode = model.texts?.say(`option-mode-${goal.mode}`) ?? '';
  const command = model.texts?.say('page-command', { mode }) ?? '';
  return `${command}. ${model.texts?.say(`page-goal-${goal.kind}`, { count }) ?? ''}`;
}

/** The question with what it is about: the offered card, or what a project still needs. */
function prompt(model: TableModel): string | null {
  const { texts } = model;
  if (!texts || !model.view) return null;
  const view = saReView(model.view);
  const asked = model.decision?.prompt.key;
  if (asked === 'Offer' && model.option('lay'))
    return view.season.dark || view.season.top === null
      ? texts.say('page-ask-dark')
      : texts.say('page-ask-offer', { card: view.season.top });
  if (asked === 'BeforeDraws' && model.option('lay')) return texts.say('page-ask-horus');
  const [tile] = words(view.payment.project ?? '');
  if (asked !== 'Pay' || !tile) return null;
  return texts.say('page-ask-pay', { tile, goods: costWords(texts, stillToPay(view)) });
}

export const saRe: GameModule = {
  provide: provideChoice,
  skin: 'skin-sare',
  Board,
  Hand,
  Actions,
  Left,
  Right,
  Common,
  Picture,
  SeatFacts,
  chip: (model, view) => model.texts?.say('page-turn', { turn: saReView(view).turn }) ?? '',
  phase: (model, view) => {
    const { steps, current } = saReView(view).phase;
    const said = steps.map((step) => (viewport.narrow && step === 'season' ? 'season-short' : step));
    return { steps: said.map((step) => model.texts?.say(`page-phase-${step}`) ?? ''), current };
  },
  score: (view, seat) => reckoned(saReView(view), seat).progress,
  handSize: (view, seat) => words(player(saReView(view), seat).cards).length,
  aim,
  reached: (model, view, seat) => {
    const { progress, target } = reckoned(saReView(view), seat);
    return model.texts?.say('page-fulfilled', { progress, all: target }) ?? '';
  },
  parts: (model: TableModel, view: View, seat: number) =>
    built(view, seat).map(([name, points, colour]) => ({
      label: model.texts?.say(`page-part-${name}`) ?? name,
      points,
      colour,
    })),
  prompt,
  headings: ['TurnBegan', 'SeasonOpened', 'SeasonEnded'],
  placed: (_option: Option) => true,
  marks,
  flights,
  scenes: ['Revolted', 'DarknessFell', 'GameEnded'],
  show,
  key: useKeys,
};

export default saRe;
