import { expect, test } from 'vitest';
import { placeMove } from './places.ts';

const part = (attributes: string): Element => {
  const drawing = document.createElement('div');
  drawing.innerHTML = `<p ${attributes}><b></b></p>`;
  return drawing.querySelector('b') ?? drawing;
};

test.each([
  ['data-place="column-3"', 'build column 3'],
  ['data-place="sphinx-L"', 'build sphinx L'],
  ['data-place="throne"', 'build pedestal'],
  ['data-square="d2"', 'build mosaic'],
  ['data-tile="W"', 'build mosaic'],
  ['data-place="space-2"', null],
])('a click on %s stands for %s', (attributes, move) => {
  expect(placeMove(part(attributes), false)).toBe(move);
});

test('the throne follows the pedestal', () => {
  expect(placeMove(part('data-place="throne"'), true)).toBe('build throne');
});
