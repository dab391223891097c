/** An analysis in words: when something happened, what it was, and how much it changed. */
import { logLines } from '../table/log-lines.ts';
import type { GameTexts } from '../texts/game-texts.ts';
import type { StoryStep } from '../wire.ts';
import type {
  ChancesDocument,
  GameAnalysis,
  MomentDocument,
  OpinionDocument,
  PartsDocument,
} from '../wire-types.ts';
import type { Section } from './curve.ts';

const MOST_SAID = 190; // characters of one moment
const WORTH_TELLING = 0.02; // as in the analysis: a smaller loss is noise
const LITTLE = 0.05; // as in the analysis: a smaller change is no key moment
const TOO_UNSURE = 0.25; // an error from which on a part says nothing
export const CHANCE = '*';
export const PARTS = ['luck', 'own', 'others', 'together'] as const;
export type Part = (typeof PARTS)[number];

const typographic = (text: string): string => text.replaceAll('\u202f', '\u00a0').replace('-', '−');

export function percent(value: number, language: string): string {
  return typographic(new Intl.NumberFormat(language, { style: 'percent' }).format(value));
}

/** A change of chances, always with its sign. */
export function signed(value: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  return typographic(format.format(Math.round(value * 100) / 100));
}

/** Points of a hundred, for what stands behind ±. */
export const points = (value: number): number => Math.round(value * 100);

/** The same, rounded up: what is known well is not certain. */
export const atMost = (error: number): number => Math.ceil(Math.round(error * 10_000) / 100);

// ---------------------------------------------------------------------- when
/** The turns or rounds of a game, by the moves they begin with. */
export function sectionsOf(story: StoryStep[], heading: string | undefined, texts: GameTexts): Section[] {
  const found: Section[] = [];
  for (const [k, step] of story.entries()) {
    const event = step.events.find((one) => one.name === heading);
    if (!event) continue;
    const label = texts.event(event.name, event.facts).split(/\s*[:.]/u)[0] ?? '';
    const last = found.at(-1);
    if (last) last.to = k;
    found.push({ from: k, to: story.length, label });
  }
  return found;
}

/** The section that a move belongs to; empty before the first. */
export const sectionAt = (sections: Section[], move: number): string =>
  sections.findLast((section) => section.from < move)?.label ?? '';

// ---------------------------------------------------------------------- what
/** What was played in a moment, as the log tells it. */
export function told(
  story: StoryStep[],
  moment: MomentDocument,
  texts: GameTexts,
  headings: string[],
): string {
  const news = story.slice(moment.first - 1, moment.last).map((step, k) => ({
    version: moment.first + k,
    at: '',
    seat: step.actor === CHANCE ? null : Number(step.actor),
    move: null,
    moves: moment.first + k,
    events: step.events,
  }));
  const lines = logLines(news, texts, headings, (key) => key).filter((line) => !line.heading);
  return shortened(lines.map((line) => line.text));
}

function shortened(sentences: string[]): string {
  const [first = '', ...rest] = sentences;
  let text = first;
  for (const next of rest) {
    if (text.length + next.length > MOST_SAID) return `${text} …`;
    text = `${text} ${next}`;
  }
  return text;
}

/** The decisions in which a seat gave away most, also at a second look; the dearest first. */
export function dearest(
  analysis: GameAnalysis,
  seat: number,
  most = 3,
): (OpinionDocument & { loss: number })[] {
  return analysis.losses
    .flatMap((one) =>
      one.seat === seat && one.again && (one.loss ?? 0) >= WORTH_TELLING
        ? [{ ...one, loss: one.loss ?? 0 }]
        : [],
    )
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}

export function said(analysis: GameAnalysis, move: string, texts: GameTexts): string {
  const known = analysis.words[move];
  return known ? texts.move(known) : move;
}

// ---------------------------------------------------------------------- how much
/** Half of the 95 % interval of each part, in analyses of earlier versions, which do not say. A point between two runs
    of the same kind counts for nothing. */
export function partErrors(
  chances: ChancesDocument[],
  story: StoryStep[],
  seat: number,
): Record<Part, number> {
  const kinds = chances
    .slice(1)
    .map((point, k) => kindOf(story.slice(chances[k]?.after ?? 0, point.after), seat));
  const squares: Record<Part, number> = { luck: 0, own: 0, others: 0, together: 0 };
  for (const [k, point] of chances.entries())
    for (const part of PARTS) {
      const weight = (kinds[k - 1] === part ? 1 : 0) - (kinds[k] === part ? 1 : 0);
      squares[part] += (weight * (point.error[seat - 1] ?? 0)) ** 2;
    }
  return {
    luck: Math.sqrt(squares.luck),
    own: Math.sqrt(squares.own),
    others: Math.sqrt(squares.others),
    together: Math.sqrt(squares.together),
  };
}

function kindOf(steps: StoryStep[], seat: number): Part {
  const actors = new Set(steps.map((step) => step.actor));
  if (actors.has(CHANCE)) return 'luck';
  if (actors.size > 1) return 'together';
  return actors.has(String(seat)) ? 'own' : 'others';
}

/** Whether a part is known well enough to be told. */
export const isKnown = (error: number): boolean => error < TOO_UNSURE;

/** Whether a change is any once it is written in whole percents. */
export const isSeen = (change: number): boolean => points(Math.abs(change)) > 0;

/** Whether luck helped, hurt, is known to have changed little, or cannot be told from nothing. */
export function verdict(
  parts: PartsDocument,
  errors: Record<Part, number>,
): 'good' | 'bad' | 'little' | 'unclear' {
  if (Math.max(Math.abs(parts.luck), errors.luck) <= LITTLE) return 'little';
  if (Math.abs(parts.luck) <= errors.luck) return 'unclear';
  return parts.luck > 0 ? 'good' : 'bad';
}
