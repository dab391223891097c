import picture from './tile.svg?url';
import type { Tile } from '../tiles.ts';

export default { accent: '--carnelian-fill', sign: 'h-obelisk', picture } satisfies Tile;
