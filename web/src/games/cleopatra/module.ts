import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import { viewport } from '../../lib/design/viewport.svelte.ts';
import type { View } from '../../lib/wire.ts';
import type { GameModule, ScorePart } from '../module.ts';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { provideChoice } from './cleopatra-choice.svelte.ts';
import './cleopatra.css';
import { useKeys } from './cleopatra-keys.ts';
import { marks } from './cleopatra-marks.ts';
import { flights, show } from './cleopatra-motion.ts';
import { prompt } from './cleopatra-prompt.ts';
import { cleopatraView, handSize, isOpen, player } from './cleopatra-view.ts';
import Ending from './Ending.svelte';
import Hand from './Hand.svelte';
import Left from './Left.svelte';
import { gains } from './reckoning.ts';
import type { Source } from './reckoning.ts';
import Picture from './Picture.svelte';
import Right from './Right.svelte';
import SeatFacts from './SeatFacts.svelte';

const COLOURS: Record<Source, string> = {
  sphinx: 'var(--gold-fill)',
  column: 'var(--clay)',
  mosaic: 'var(--faience-fill)',
  door: 'var(--stone-fill)',
  obelisk: 'var(--reed-fill)',
  throne: 'var(--nile-fill)',
  architect: 'var(--lapis-fill)',
  worshippers: 'var(--reed)',
  offering: 'var(--gold)',
  corruption: 'var(--carnelian-fill)',
};

/** Others' scarabs lie face down until the end. */
function score(view: View, seat: number): number | null {
  const seen = cleopatraView(view);
  return isOpen(seen, seat) ? player(seen, seat).scarabs : null;
}

function parts(model: TableModel, view: View, seat: number): ScorePart[] {
  const found = gains(model.connection.history, seat);
  const said = (source: string): string => model.texts?.say(`page-kind-${source}`) ?? source;
  return [
    { label: said('start'), points: cleopatraView(view).derived.start.scarabs, colour: 'var(--ink-3)' },
    ...(Object.keys(COLOURS) as Source[]).map((source) => ({
      label: said(source),
      points: found[source],
      colour: COLOURS[source],
    })),
  ];
}

export const cleopatra = {
  provide: provideChoice,
  skin: 'skin-cleopatra',
  Board,
  Hand,
  Actions,
  Left,
  Right,
  keepsRight: true,
  Picture,
  SeatFacts,
  Ending,
  prompt,
  chip: (model, view) =>
    model.texts?.say(viewport.narrow ? 'page-procession-short' : 'page-procession', {
      space: cleopatraView(view).cleopatra,
      spaces: cleopatraView(view).derived.spaces,
    }) ?? '',
  goal: (model) => ({
    name: model.texts?.say('page-aim') ?? '',
    text: model.texts?.say('page-aim-text') ?? '',
    rule: 'CL-1.1',
  }),
  phase: (model, view) => {
    const { steps, current } = cleopatraView(view).phase;
    return { steps: steps.map((step) => model.texts?.say(`page-phase-${step}`) ?? ''), current };
  },
  score,
  handSize: (view, seat) => handSize(player(cleopatraView(view), seat).hand),
  parts,
  headings: ['TurnBegan'],
  placed: () => true,
  inHand: ({ kind, text }) => ['go', 'done', 'keep', 'bid'].includes(kind) || text === 'activate none',
  marks,
  flights,
  scenes: ['OfferingRanked', 'LastTurnsBegan', 'PlayerEliminated', 'GameEnded'],
  show,
  key: useKeys,
} satisfies GameModule;

export default cleopatra;
