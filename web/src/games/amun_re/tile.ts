import picture from './tile.svg?url';
import type { Tile } from '../tiles.ts';

export default { accent: '--gold-fill', sign: 'h-pyramid', picture } satisfies Tile;
