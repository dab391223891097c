/** What one's seat at Amun-Re sees and may do, and moves that are played one after another. */
import { pause } from '../../lib/motion/fly.ts';
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import type { Option } from '../../lib/wire.ts';
import { amunReView, cardsIn, offered, owned, player } from './amun-re-view.ts';
import { complete, lastOffering, laidNow, scorings, standingMoves } from './story.ts';

/** The moves of a step that stay on the table until it is done. */
const STAYING = ['farmer', 'free', 'brick', 'architect', 'take', 'gold8', 'harvest', 'sell'];

export class AmunReMoves {
  constructor(readonly model: TableModel) {}

  readonly working = $derived.by(() => this.model.working);
  readonly view = $derived.by(() => (this.model.view ? amunReView(this.model.view) : null));
  readonly seat = $derived.by(() => this.model.seat ?? 0);
  readonly me = $derived.by(() => (this.view && this.seat ? player(this.view, this.seat) : null));
  readonly step = $derived.by(() => (this.model.mine ? (this.model.decision?.prompt.key ?? '') : ''));
  readonly hand = $derived.by(() => cardsIn(this.me?.hand));
  readonly offer = $derived.by(() => (this.view ? offered(this.view) : []));
  /** Any of the own provinces, for moves that are played to be told why not. */
  readonly home = $derived.by(() => (this.view ? owned(this.view, this.seat)[0] : undefined) ?? 'ABU');
  readonly offering = $derived.by(() =>
    lastOffering(this.model.connection.history, this.view?.derived.theft ?? 0),
  );
  readonly moves = $derived.by(() => standingMoves(this.model.connection.history, this.seat));
  readonly laid = $derived.by(() => laidNow(this.moves, STAYING));
  readonly scoring = $derived.by(() => {
    const seats = this.view ? Object.keys(this.view.players).length : 0;
    return scorings(this.model.connection.history).findLast((one) => complete(one, seats)) ?? null;
  });

  option(text: string): Option | undefined {
    return this.model.option(text);
  }

  of(kind: string): Option[] {
    return this.model.options.filter((option) => option.kind === kind);
  }

  /** Plays a move, or asks why it cannot be played: then what was picked stays picked. */
  async play(move: string, done?: () => void): Promise<boolean> {
    return this.playAll([move], done);
  }

  /** Plays moves one after another, each as soon as the position after the one before is on the screen. */
  async playAll(moves: string[], done?: () => void): Promise<boolean> {
    const last = moves.at(-1);
    if (this.working || last === undefined) return false;
    this.model.following = true;
    try {
      for (const move of moves.slice(0, -1))
        if (!(await this.arrival(() => this.model.play(move)))) return false;
    } finally {
      this.model.following = false; // before the last one, after which others may be played
    }
    return this.arrival(() => this.model.play(last, done));
  }

  /** The answer comes after the news it caused, but that news may still be on its way over the screen. */
  private async arrival(act: () => Promise<boolean>): Promise<boolean> {
    const { connection } = this.model;
    const before = connection.position;
    if (!(await act())) return false;
    const isOnTheWay = (): boolean => connection.busy || connection.position === before;
    for (let tries = 0; tries < 300 && isOnTheWay(); tries += 1) await pause(10);
    return true;
  }

  async undo(times: number): Promise<void> {
    this.model.following = true;
    for (let k = 0; k < times && this.model.connection.position?.can_undo; k += 1)
      await this.arrival(() => this.model.undo().then(() => this.model.refusal === null));
    this.model.following = false;
  }
}
