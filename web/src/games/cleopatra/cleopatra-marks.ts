/** Where a move is played: stalls, worshippers, places of the palace, squares of the garden, cards. */
import type { Option } from '../../lib/wire.ts';
import { kindOf, words } from './cleopatra-view.ts';

export function marks(_model: unknown, option: Option): string[] {
  const [, first = '', ...rest] = words(option.text);
  switch (option.kind) {
    case 'activate':
      return first === 'none'
        ? ['[data-commit]']
        : [`[data-worshipper="${first}"]`, `[data-activate="${first}"]`];
    case 'take':
    case 'stock':
      return [`[data-stall="${first}"]`];
    case 'keep':
      return ['[data-keep]'];
    case 'drop':
    case 'pay':
    case 'credit':
      return [`[data-place="hand"] [data-card="${first}"]`];
    case 'build': {
      const squares = first === 'mosaic' ? rest.map((square) => `[data-square="${square}"]`) : [];
      const place = rest.length === 1 ? [`[data-place="${first}-${rest[0]}"]`] : [];
      return [`[data-kind="${kindOf(option.text)}"]`, ...squares, ...place];
    }
    case 'bid':
      return ['#offering'];
    case 'go':
    case 'claim':
      return []; // these carry their move
    default:
      return ['[data-commit]'];
  }
}
