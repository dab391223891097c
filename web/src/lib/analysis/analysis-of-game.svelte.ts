/** The analysis of a finished game: asked for on wish, watched while it is made, there at once when it is stored. */
import { analyse, analysisOf, storyOf } from '../api/played.ts';
import { problemText } from '../problems.ts';
import type { AnalysisDocument, StoryStep } from '../wire.ts';

const EVERY = 900;
const AFTER_TROUBLE = 4000;

export class AnalysisOfGame {
  found = $state.raw<AnalysisDocument | null>(null);
  /** Every move with what it caused, to say what happened when. */
  story = $state.raw<StoryStep[]>([]);
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(readonly id: string) {}

  readonly analysis = $derived.by(() => (this.story.length > 0 ? (this.found?.analysis ?? null) : null));
  readonly working = $derived.by(() => this.found?.state === 'waiting' || this.found?.state === 'running');

  look(): Promise<void> {
    return this.take(() => analysisOf(this.id));
  }

  start(): Promise<void> {
    return this.take(() => analyse(this.id));
  }

  /** Nobody looks any more; the server goes on by itself. */
  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private async take(ask: () => Promise<AnalysisDocument>): Promise<void> {
    clearTimeout(this.timer);
    let pause = EVERY;
    try {
      const found = await ask();
      if (found.analysis) this.story = await storyOf(this.id);
      this.found = found;
      this.problem = '';
    } catch (error) {
      this.problem = problemText(error);
      pause = AFTER_TROUBLE;
    }
    if (this.working && !this.left) this.timer = setTimeout(() => void this.look(), pause);
  }
}
