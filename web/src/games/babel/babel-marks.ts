/** Where a move is played: cards, sites, lanes, runs and Temple cards. */
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import type { Option } from '../../lib/wire.ts';
import { babelView, side } from './babel-view.ts';

export function marks(model: Pick<TableModel, 'seat' | 'view'>, option: Option): string[] {
  const { kind, facts } = option;
  const seat = model.seat ?? 1;
  const lane = (site: unknown): string => `[data-place="lane-${seat}-${String(site)}"]`;
  const run = (nation: unknown): string => `[data-run="${String(nation)}${String(facts['run'])}"]`;
  const card = `[data-card="${String(facts['nation'])}"]`;
  switch (kind) {
    case 'go':
      return [card, `[data-site="${String(facts['nation'])}"]`];
    case 'dep':
      return [card, ...(model.view ? [lane(side(babelView(model.view), seat).pawn)] : [])];
    case 'drop':
      return [card];
    case 'build':
      return [`[data-source="${String(facts['source'])}"]`];
    case 'mig':
      return ['[data-move="mig"]', lane(facts['site']), lane(facts['to'])];
    case 'half':
      return [run(facts['nation'])];
    default:
      return kind.endsWith('!') ? [run(kind.charAt(0))] : [];
  }
}
