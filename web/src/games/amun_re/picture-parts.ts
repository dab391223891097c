/** The parts of Amun-Re's board for pictures of the rulebook; Picture.svelte says what each shows. */
import type { PictureParts } from '../picture-parts.ts';

const USUAL = 4; // provinces on offer

export default {
  map: () => ({ wide: 411, high: 430 }),
  province: (of) =>
    of.length > 1 ? { wide: 450, high: 170 * Math.ceil(of.length / 2) } : { wide: 280, high: 200 },
  auction: (of) => ({ wide: 250, high: 78 * (of.length || USUAL) + 2 }),
  track: () => ({ wide: 240, high: 72 }),
  income: () => ({ wide: 200, high: 186 }),
  hand: () => ({ wide: 360, high: 104 }),
} satisfies PictureParts;
