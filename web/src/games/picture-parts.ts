/** Which parts of a board the pictures of its rulebook may show, and how large each is: room is kept for it before
 * anything of the game is loaded. */
import { folderOf } from '../lib/texts/files.ts';

/** In pixels. Where there is less than `wide`, everything is drawn smaller; where there is more, only wider. */
export interface Room {
  wide: number;
  high: number;
}
/** The parts by their names, the whole board first. */
export type PictureParts = Record<string, (of: string[]) => Room>;
export interface Part {
  part: string;
  /** What of it is to be seen. */
  of: string[];
  /** Null in a game that has no drawings: its common board takes what it needs. */
  room: Room | null;
}

const PARTS = import.meta.glob<PictureParts>('./*/picture-parts.ts', { import: 'default', eager: true });

export const partsOf = (game: string): PictureParts => PARTS[`./${folderOf(game)}/picture-parts.ts`] ?? {};

/** `sites H M` is a name and what is to be seen of it. */
export function readPart(game: string, text: string): Part {
  const [name = '', ...of] = text.split(' ');
  const parts = partsOf(game);
  const part = name in parts ? name : (Object.keys(parts)[0] ?? '');
  return { part, of, room: parts[part]?.(of) ?? null };
}

/** As CSS: a picture keeps its shape where it is drawn smaller. */
export const heightOf = (room: Room | null): string =>
  room ? `min(${room.high}px, ${((100 * room.high) / room.wide).toFixed(2)}cqw)` : 'auto';
