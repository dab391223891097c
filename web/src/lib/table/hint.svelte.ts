/** A hint on wish: what the master bot would play now and why. It belongs to one decision and goes with it. */
import { askHint } from '../api/table-talk.ts';
import { problemText } from '../problems.ts';
import { t } from '../texts/language.svelte.ts';
import type { GameTexts } from '../texts/game-texts.ts';
import type { HintDocument, Option } from '../wire.ts';
import type { BecauseDocument } from '../wire-types.ts';
import { becauseLines, moveName } from './because.ts';
import type { TableModel } from './table-model.svelte.ts';

interface Asked {
  seat: number;
  /** Since when the decision stands for which it was asked. */
  since: number;
  answer: HintDocument | null;
  problem: string;
}

export class HintOnWish {
  private asked = $state.raw<Asked | null>(null);

  constructor(private readonly model: TableModel) {}

  /** Whether there is something to ask about, at a table that allows it. */
  readonly may = $derived.by(() => this.model.mine && this.model.table?.hints === true);
  private readonly standing = $derived.by((): Asked | null => {
    const { decision, seat } = this.model;
    return this.asked && decision && seat === this.asked.seat && decision.since === this.asked.since
      ? this.asked
      : null;
  });
  readonly thinking = $derived.by(
    () => this.standing !== null && this.standing.answer === null && this.standing.problem === '',
  );
  /** The move that is hinted at, as long as it can be played. */
  readonly option = $derived.by((): Option | null => {
    const move = this.standing?.answer?.move;
    return move === undefined ? null : (this.model.option(move) ?? null);
  });
  /** Why, in things that people count; empty where nothing is clear. */
  readonly why = $derived.by((): string[] => {
    const because = this.standing?.answer?.because;
    return because && this.option && this.model.texts
      ? becauseLines(because, this.model.seat, this.model.texts)
      : [];
  });
  /** The move, where there are reasons for it. */
  readonly move = $derived.by((): string =>
    this.why.length > 0 && this.option && this.model.texts
      ? moveName(this.option, 'ringed', this.model.texts)
      : '',
  );
  /** The move with what the search's numbers say. */
  readonly numbers = $derived.by((): string[] => {
    const answer = this.standing?.answer;
    const sentence =
      answer && this.model.texts ? hintSentence(answer, this.model.options, this.model.texts) : '';
    if (!sentence) return [];
    return [sentence, ...(answer?.because ? [followed(answer.because)] : [])];
  });
  /** All of it: the move with its reasons, or with its numbers, or why there is none. */
  readonly said = $derived.by((): string => {
    const problem = this.standing?.problem;
    if (problem) return problem;
    if (this.thinking) return t('hint-thinking');
    return this.move ? `${this.move}. ${this.why.join(' ')}` : (this.numbers[0] ?? '');
  });
  /** What the move is played with, as selectors. */
  readonly marks = $derived.by((): string[] => {
    const option = this.option;
    if (!option) return [];
    const own = this.model.module?.marks?.(this.model, option) ?? [];
    return [`[data-move="${CSS.escape(option.text)}"]`, ...own];
  });

  async ask(): Promise<void> {
    const { decision, seat } = this.model;
    if (!this.may || !decision || seat === null || this.thinking) return;
    const { since } = decision;
    this.asked = { seat, since, answer: null, problem: '' };
    try {
      const answer = await askHint(this.model.connection.id, seat);
      this.asked = { seat, since, answer, problem: '' };
    } catch (error) {
      this.asked = { seat, since, answer: null, problem: problemText(error) };
    }
  }

  dismiss(): void {
    this.asked = null;
  }
}

/** In how many imagined games both moves were followed, and what came of it. */
const followed = ({ worlds, better }: BecauseDocument): string => {
  const points = Math.round(100 * better);
  return points > 0 ? t('because-numbers', { worlds, points }) : t('because-numbers-even', { worlds });
};

/** Moves are named as their buttons are. */
export function hintSentence(hint: HintDocument, options: Option[], texts: GameTexts): string {
  const named = (move: string | null, place: 'ringed' | 'elsewhere'): string => {
    const option = options.find((one) => one.text === move);
    return option ? moveName(option, place, texts) : '';
  };
  const move = named(hint.move, 'ringed');
  if (!move) return '';
  const points = hint.facts['points'];
  return texts.say(hint.reason, {
    ...hint.facts,
    ...(points === undefined ? {} : { points: Number(points) }), // written as the language writes numbers
    ...(hint.other === null ? {} : { other: named(hint.other, 'elsewhere') }),
    move,
  });
}
