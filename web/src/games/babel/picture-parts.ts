/** The parts of Babel's board for pictures of the rulebook; Picture.svelte says what each shows. */
import type { PictureParts } from '../picture-parts.ts';

export default {
  duel: () => ({ wide: 360, high: 480 }),
  sites: (of) => ({ wide: Math.max(240, 72 * of.length), high: 430 }),
  side: () => ({ wide: 360, high: 210 }),
} satisfies PictureParts;
