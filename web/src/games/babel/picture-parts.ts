/** The parts of Babel's board for pictures of the rulebook; Picture.svelte says what each shows. */
import type { PictureParts } from '../picture-parts.ts';

export default {
  duel: () => '450px',
  sites: () => '400px',
  side: () => '150px',
} satisfies PictureParts;
