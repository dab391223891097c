/** Where pieces come from and go to, event by event. Only what lies on the table is known here, no rule. */
import { fly } from '../../lib/motion/fly.ts';
import type { Flight } from '../../lib/motion/fly.ts';
import type { GameEvent, NewsMessage } from '../../lib/wire.ts';
import { isCard, tainted, words } from './cleopatra-view.ts';
import { fresh } from './fresh.svelte.ts';

const text = (event: GameEvent, name: string): string => String(event.facts[name] ?? '');
const look = (card: string): string =>
  !isCard(card) ? 'flyer back card' : `flyer card${tainted(card) ? ' tainted' : ''}`;

/** The place of a piece on the board, as its drawing names it. */
function placeOf(event: GameEvent): string {
  const piece = text(event, 'piece');
  if (piece === 'mosaic') return 'garden';
  return piece === 'pedestal' || piece === 'throne' ? 'throne' : `${piece}-${text(event, 'place')}`;
}

export function flights(event: GameEvent, near: number | null): Flight[] {
  const seat = Number(event.facts['seat'] ?? 0);
  const hand = seat === near ? 'hand' : `seat-${seat}`;
  const stall = `stall-${text(event, 'stall')}`;
  switch (event.name) {
    case 'CardDrawn':
      return [{ from: 'deck', to: hand, look: look(text(event, 'card')) }];
    case 'StallTaken': {
      const cards = [
        ...words(text(event, 'cards')),
        ...Array<string>(Number(event.facts['down'] ?? 0)).fill(''),
      ];
      return cards.map((card) => ({ from: stall, to: hand, look: look(card) }));
    }
    case 'CardStocked':
      return [{ from: 'deck', to: stall, look: look(text(event, 'card')) }];
    case 'CardDropped':
      return [{ from: hand, to: 'deck', look: look(text(event, 'card')) }];
    case 'PieceBuilt':
    case 'MosaicRewarded':
      return Number(event.facts['scarabs'] ?? 0) > 0
        ? [{ from: placeOf(event) || 'garden', to: `seat-${seat}`, look: 'flyer coin' }]
        : [];
    case 'WorshipperActivated':
      return [{ from: `worshipper-${text(event, 'worshipper')}`, to: `seat-${seat}`, look: 'flyer drop' }];
    case 'OfferingSealed':
      return [{ from: `seat-${seat}`, to: 'line', look: 'flyer seal' }];
    default:
      return [];
  }
}

export async function show(message: NewsMessage, seat: number | null): Promise<void> {
  const events = message.news.flatMap((item) => item.events);
  const built = events.filter((event) => event.name === 'PieceBuilt');
  if (built.length > 0)
    fresh.places = new Set(
      built.map((event) => `build ${text(event, 'piece')} ${text(event, 'place')}`.trim()),
    );
  // a payment is one thought: its cards travel while the next step is already taken
  for (const event of events.filter((one) => one.name === 'CardPaid')) {
    const payer = Number(event.facts['seat'] ?? 0);
    void fly(
      { from: payer === seat ? 'hand' : `seat-${payer}`, to: 'deck', look: look(text(event, 'card')) },
      0,
    );
  }
  const all = events.flatMap((event) => flights(event, seat));
  await Promise.all(all.map((flight, k) => fly(flight, Math.min(k, 6) * 60)));
}
