/** Which parts of a board the pictures of its rulebook may show, and how high each is drawn: room is kept for it before
 * anything of the game is loaded. */
import { folderOf } from '../lib/texts/catalogue.ts';

/** The height of each part as CSS, of which 100cqw is the width of the picture; the first part is the whole board. */
export type PictureParts = Record<string, (of: string[]) => string>;

const PARTS = import.meta.glob<PictureParts>('./*/picture-parts.ts', { import: 'default', eager: true });

export const partsOf = (game: string): PictureParts => PARTS[`./${folderOf(game)}/picture-parts.ts`] ?? {};

/** `sites H M`: the name of a part, and what is to be seen of it. */
export function readPart(game: string, text: string): { part: string; of: string[]; height: string } {
  const [name = '', ...of] = text.split(' ');
  const parts = partsOf(game);
  const part = name in parts ? name : (Object.keys(parts)[0] ?? '');
  return { part, of, height: parts[part]?.(of) ?? 'auto' };
}
