import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import type { Option, View } from '../../lib/wire.ts';
import type { GameModule } from '../module.ts';
import Actions from './Actions.svelte';
import './babel.css';
import { useKeys } from './babel-keys.ts';
import { choiceOf, provideChoice } from './babel-choice.svelte.ts';
import { flights, show } from './babel-motion.ts';
import { marks } from './babel-marks.ts';
import { babelView, facts, handSize, NATIONS, phaseCards, side } from './babel-view.ts';
import Board from './Board.svelte';
import Common from './Common.svelte';
import Hand from './Hand.svelte';
import Left from './Left.svelte';
import Picture from './Picture.svelte';
import Right from './Right.svelte';

const PLACED = ['go', 'dep', 'build', 'mig', 'A!', 'H!', 'M!', 'P!', 'S!', 'half', 'drop', 'end'];
const COLOURS = ['var(--n-as)', 'var(--n-ha)', 'var(--n-ma)', 'var(--n-pa)', 'var(--n-su)'];

export const babel: GameModule = {
  provide: provideChoice,
  skin: 'skin-babel',
  Board,
  Hand,
  Actions,
  Left,
  Right,
  Common,
  Picture,
  chip: (model, view) => model.texts?.say('page-turn', { turn: babelView(view).turn }) ?? '',
  phase: (model, view) => ({
    steps: babelView(view).phase.steps.map(
      (step) => model.texts?.say(`page-phase-${step}`, { cards: phaseCards(babelView(view), step) }) ?? '',
    ),
    current: babelView(view).phase.current,
  }),
  score: (view, seat) => side(babelView(view), seat).total,
  handSize: (view, seat) => handSize(side(babelView(view), seat).hand),
  parts: (model: TableModel, view: View, seat: number) =>
    NATIONS.map((nation, k) => ({
      label: model.texts?.name('nation', nation) ?? nation,
      points: facts(babelView(view), seat).levels[nation],
      colour: COLOURS[k] ?? '',
    })),
  prompt: (model) => choiceOf(model)?.picked ?? null,
  headings: ['TurnBegan'],
  placed: (option: Option) => PLACED.includes(option.kind),
  marks,
  flights,
  scenes: ['TempleDestroyed', 'EndgameBegan', 'GameEnded'],
  show,
  key: useKeys,
};

export default babel;
