/** The phone as a hand: where a big screen shows the board, it shows what is private and what may be done. */
import { viewport } from '../design/viewport.svelte.ts';
import type { Option } from '../wire.ts';
import type { TableModel } from './table-model.svelte.ts';

/** More choices than that are made on the board: a long list is no help. */
const LISTED = 30;

export class HandView {
  /** By the address: somebody scanned the code of a screen. */
  wanted = $state(false);
  /** The whole table is looked at, until one goes back. */
  peeking = $state(false);
  /** The hand lies face down. */
  covered = $state(false);

  constructor(private readonly model: TableModel) {}

  /** A phone of somebody who plays, in a room with a screen. */
  readonly on = $derived.by(
    () =>
      viewport.narrow &&
      (this.wanted || Boolean(this.model.table?.screen)) &&
      this.model.seat !== null &&
      this.model.table?.status === 'playing' &&
      !this.model.alone,
  );
  /** The choices that are made on the board and nowhere else. */
  readonly listed = $derived.by((): Option[] => {
    const { mine, module, options } = this.model;
    if (!mine || !module) return [];
    return options.filter((option) => module.placed(option) && !module.inHand?.(option));
  });
  /** What stands in the place of the board; null: the board itself. */
  readonly instead = $derived.by((): 'own' | 'choices' | null => {
    const { model } = this;
    if (!this.on || this.peeking || model.earlier) return null;
    if (this.listed.length === 0) return 'own';
    return this.listed.length <= LISTED ? 'choices' : null;
  });
}
