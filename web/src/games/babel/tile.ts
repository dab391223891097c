import './seats.css';
import picture from './tile.svg?url';
import type { Tile } from '../tiles.ts';

export default { accent: '--lapis-fill', sign: 'c-shu', picture, skin: 'skin-babel' } satisfies Tile;
