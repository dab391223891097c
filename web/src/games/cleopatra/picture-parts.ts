/** The parts of Cleopatra's board for pictures of the rulebook; Picture.svelte says what each shows. */
import type { PictureParts } from '../picture-parts.ts';
import { SHAPES } from './geometry.ts';

const ALL = Object.keys(SHAPES).length;

export default {
  palace: () => ({ wide: 426, high: 420 }),
  procession: () => ({ wide: 476, high: 200 }),
  mosaics: (of) => ({ wide: 300, high: 92 * Math.ceil((of.length || ALL) / 4) }),
  market: () => ({ wide: 360, high: 250 }),
  worshippers: () => ({ wide: 360, high: 160 }),
  quarry: () => ({ wide: 260, high: 370 }),
  hand: () => ({ wide: 340, high: 110 }),
} satisfies PictureParts;
