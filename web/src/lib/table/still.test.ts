import { expect, it } from 'vitest';
import { inWords, unfindable } from './still.ts';

function picture(inside: string): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = inside;
  return made;
}

it('is not found by what looks for the table, whenever it is drawn', async () => {
  const made = picture(
    '<svg><defs><pattern id="p"></pattern></defs><g id="x" data-place="y" class="z"></g></svg>',
  );
  const stop = unfindable(made);
  const more = document.createElement('b');
  more.setAttribute('data-about', 'BA-1.1');
  made.append(more);
  await Promise.resolve();
  expect(made.innerHTML).toBe('<svg><defs><pattern id="p"></pattern></defs><g class="z"></g></svg><b></b>');
  if (stop) stop();
});

it('is told in the words of the board, each once', () => {
  const made = picture(
    '<i aria-label="A site"><b aria-label="a pawn"></b></i><i aria-label="a pawn"></i><i></i>',
  );
  expect(inWords(made)).toBe('A site. a pawn');
});
