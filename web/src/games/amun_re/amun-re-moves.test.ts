import { expect, test } from 'vitest';
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import { AmunReMoves } from './amun-re-moves.svelte.ts';

/** A table where a move is answered at once and its position is shown later. */
class SlowTable {
  following = false;
  refusal = null;
  readonly connection = { busy: false, position: { version: 0 } };
  readonly played: string[] = [];
  readonly rested: number[] = [];
  delay = 5;
  whenItRests = (): void => {};

  get working(): boolean {
    return this.following || this.connection.busy;
  }

  play(move: string): Promise<boolean> {
    this.played.push(move);
    this.connection.busy = true;
    setTimeout(() => {
      this.connection.busy = false;
      this.connection.position = { version: this.played.length };
      if (this.working) return;
      this.rested.push(this.played.length);
      this.whenItRests();
    }, this.delay);
    return Promise.resolve(move !== 'refused');
  }
}

const at = (table: SlowTable): AmunReMoves => new AmunReMoves(table as unknown as TableModel);

test('between moves that follow one another the table does not rest', async () => {
  const table = new SlowTable();
  expect(await at(table).playAll(['sell gold8', 'sell adj', 'done'])).toBe(true);
  expect(table.played).toEqual(['sell gold8', 'sell adj', 'done']);
  expect(table.rested).toEqual([3]);
});

test('while moves are on their way no others begin', async () => {
  const table = new SlowTable();
  const first = at(table).playAll(['sell gold8', 'done']);
  expect(await at(table).playAll(['sell adj'])).toBe(false);
  await first;
  expect(table.played).toEqual(['sell gold8', 'done']);
});

test('moves that begin as soon as the table rests are not ended by those before', async () => {
  const table = new SlowTable();
  const moves = at(table);
  let second = Promise.resolve(false);
  table.whenItRests = () => {
    table.whenItRests = () => {};
    table.delay = 12; // the first move is looked for on the screen every 10 ms, and found between these
    second = moves.playAll(['sell adj', 'sell gold8', 'done']);
  };
  await moves.playAll(['sell harvest']);
  expect(await second).toBe(true);
  expect(table.rested).toEqual([1, 4]);
});

test('after a refusal nothing follows, and others may be played', async () => {
  const table = new SlowTable();
  expect(await at(table).playAll(['refused', 'done'])).toBe(false);
  expect(table.played).toEqual(['refused']);
  expect(table.following).toBe(false);
});
