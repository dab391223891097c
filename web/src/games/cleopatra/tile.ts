import picture from './tile.svg?url';
import type { Tile } from '../tiles.ts';

export default { accent: '--faience-fill', sign: 'h-croc', picture } satisfies Tile;
