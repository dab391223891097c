/** The parts of Sa-Ré's board for pictures of the rulebook; Picture.svelte says what each shows. */
import type { PictureParts } from '../picture-parts.ts';

export default {
  city: () => ({ wide: 370, high: 306 }),
  season: () => ({ wide: 370, high: 250 }),
  track: () => ({ wide: 240, high: 230 }),
  prices: () => ({ wide: 400, high: 320 }),
  bills: () => ({ wide: 300, high: 150 }),
  stores: () => ({ wide: 220, high: 220 }),
} satisfies PictureParts;
