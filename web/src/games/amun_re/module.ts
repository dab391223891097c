import { viewport } from '../../lib/design/viewport.svelte.ts';
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import type { View } from '../../lib/wire.ts';
import type { GameModule, ScorePart } from '../module.ts';
import Actions from './Actions.svelte';
import './amun-re.css';
import { choiceOf, provideChoice } from './amun-re-choice.svelte.ts';
import { useKeys } from './amun-re-keys.ts';
import { marks } from './amun-re-marks.ts';
import { flights, show } from './amun-re-motion.ts';
import { amunReView, handSize, player } from './amun-re-view.ts';
import Board from './Board.svelte';
import Common from './Common.svelte';
import Hand from './Hand.svelte';
import { sentence } from './labels.ts';
import Left from './Left.svelte';
import Picture from './Picture.svelte';
import Right from './Right.svelte';
import SeatFacts from './SeatFacts.svelte';
import { scorings, SOURCES } from './story.ts';
import type { Source } from './story.ts';

const TONES: Record<Source, string> = {
  pyramids: 'var(--gold-fill)',
  sets: 'var(--carnelian-fill)',
  majorities: 'var(--lapis-fill)',
  temples: 'var(--reed-fill)',
  bonus: 'var(--s5)',
  wealth: 'var(--faience-fill)',
};

/** The points of the Old Kingdom in one, those of the New by their source. */
function parts(model: TableModel, view: View, seat: number): ScorePart[] {
  const texts = model.texts;
  if (!texts) return [];
  const late = scorings(model.connection.history).find(
    (one) => one.round === amunReView(view).derived.rounds,
  );
  const sources = SOURCES.map((source) => ({
    label: texts.say(`page-part-${source}`),
    points: late?.points[seat]?.[source] ?? 0,
    colour: TONES[source],
  }));
  const old = player(amunReView(view), seat).points - sources.reduce((sum, part) => sum + part.points, 0);
  return [
    { label: texts.say('page-old'), points: old, colour: 'var(--stone-fill)', carried: true },
    ...sources,
  ];
}

export const amunRe: GameModule = {
  provide: provideChoice,
  skin: 'skin-amun-re',
  Board,
  Hand,
  Actions,
  Left,
  Right,
  Common,
  keepsRight: true,
  Picture,
  SeatFacts,
  marksReconstructed: true,
  prompt: (model) => {
    const choice = choiceOf(model);
    return choice ? sentence(choice) : null;
  },
  chip: (model, view) => {
    const { round, derived } = amunReView(view);
    const key = viewport.wide ? 'page-round' : 'page-round-short';
    return model.texts?.say(key, { round, rounds: derived.rounds, kingdom: derived.kingdom }) ?? '';
  },
  goal: (model, view) => ({
    name: model.texts?.say('page-aim') ?? '',
    text: model.texts?.say('page-aim-text', { rounds: amunReView(view).derived.rounds }) ?? '',
    rule: 'AR-1.1',
  }),
  phase: (model, view) => {
    const { steps, current } = amunReView(view).derived.phase;
    return { steps: steps.map((step) => model.texts?.say(`page-phase-${step}`) ?? ''), current };
  },
  score: (view, seat) => player(amunReView(view), seat).points,
  handSize: (view, seat) => handSize(player(amunReView(view), seat).hand),
  parts,
  headings: ['RoundBegan'],
  placed: () => true,
  marks,
  flights,
  scenes: ['TempleMoved', 'KingdomEnded', 'GameEnded'],
  show,
  key: useKeys,
};

export default amunRe;
