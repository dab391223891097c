/** Where a move is played: steps of ladders, provinces, cards, price cells and the button that commits. */
import type { Option } from '../../lib/wire.ts';

const CARD_OF: Record<string, string> = { free: 'FRM', architect: 'ARC', gold8: 'G8', harvest: 'HRV' };

export function marks(_model: unknown, option: Option): string[] {
  const { kind, facts } = option;
  const fact = (name: string): string => String(facts[name]);
  const province = `[data-province="${fact('province')}"]`;
  const card = (code: string): string => `[data-card="${code}"]`;
  switch (kind) {
    case 'bid':
      return [
        `[data-step="${fact('province')} ${fact('gold')}"]`,
        `[data-pill="${fact('province')}"]`,
        province,
      ];
    case 'play':
      return [card(fact('card'))];
    case 'sell':
    case 'keep':
      return [card(fact('card')), `[data-tick="${fact('card')}"]`, `[data-sell="${fact('card')}"]`];
    case 'bonus':
      return [`[data-bonus="${fact('card')}"]`];
    case 'cards':
      return [`[data-units="${fact('number')}"]`];
    case 'offer':
      return ['[data-offer]'];
    case 'steal':
      return ['[data-steal]'];
    case 'adjust':
      return [`[data-adjust="${fact('by')}"]`];
    case 'take':
      return [`[data-take="${fact('unit')}"]`, ...(facts['province'] ? [province] : [])];
    case 'done':
      return ['[data-commit]'];
    default:
      return [province, ...(CARD_OF[kind] ? [card(CARD_OF[kind])] : [])];
  }
}
