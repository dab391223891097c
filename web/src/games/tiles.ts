/** What stands for a game in the lobby: a colour, a sign and a picture, from the game's folder or common to all others. */
import { folderOf } from '../lib/texts/files.ts';
import common from './tile.svg?url';

export interface Tile {
  /** A colour of tokens.css. */
  accent: string;
  /** One of the ancient signs. */
  sign: string;
  picture: string;
  /** The class that carries the game's own colours of the seats, where it has any. */
  skin?: string;
}

const TILES = import.meta.glob<Tile>('./*/tile.ts', { import: 'default', eager: true });
const COMMON: Tile = { accent: '--reed-fill', sign: 'h-senet', picture: common };

export const tileOf = (game: string): Tile => TILES[`./${folderOf(game)}/tile.ts`] ?? COMMON;
