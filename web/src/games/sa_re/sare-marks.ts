/** Where a move is played: buildings, spaces, bills, tracks, powers, and what is spent. */
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import type { Option } from '../../lib/wire.ts';
import { words } from './sare-view.ts';

const POWER_OF: Record<string, string> = {
  temple: 'TE',
  palace: 'PA',
  garden: 'GA',
  library: 'LI',
  barracks: 'BA',
  market: 'MA',
};

/** A card of the hand, or a slot of the stores. */
const source = (text: string[]): string =>
  text[0] === 'card'
    ? `[data-place="hand"] [data-card="${text[1]}"]`
    : `[data-source="${text.filter(Boolean).join(' ')}"]`;

export function marks(model: Pick<TableModel, 'seat'>, option: Option): string[] {
  const [kind = '', first = '', ...rest] = words(option.text);
  const second = rest[0] ?? '';
  const space = (name: string): string => `[data-place="space-${model.seat ?? 1}-${name}"]`;
  switch (kind) {
    case 'start':
      return [`[data-tile="${first}"]`, space(second)];
    case 'build':
      return [`[data-bill="${second}"]`, space(second)];
    case 'put':
    case 'raze':
    case 'lift':
      return [space(second)];
    case 'to':
      return [space(first)];
    case 'trim':
      return [source(['stock', first])];
    case 'pay':
    case 'load':
    case 'store':
      return [source([first, second])];
    case 'give':
      return [`[data-track="${second}"]`];
    case 'keep':
      return ['[data-move="keep"]', source(['card', first])];
    default:
      return [
        ...(POWER_OF[kind] ? [`[data-power="${POWER_OF[kind]}"]`] : []),
        ...(kind === 'barracks' ? [`[data-track="${first}"]`] : []),
      ];
  }
}
