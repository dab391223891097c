/** Where pieces come from and go to, event by event. Only what lies on the table is known here, no rule. */
import { fly, pause } from '../../lib/motion/fly.ts';
import type { Flight } from '../../lib/motion/fly.ts';
import { settings } from '../../lib/settings.svelte.ts';
import type { GameEvent, NewsMessage } from '../../lib/wire.ts';

const text = (event: GameEvent, name: string): string => String(event.facts[name] ?? '');

export function flights(event: GameEvent, near: number | null): Flight[] {
  const seat = Number(event.facts['seat'] ?? 0);
  const province = text(event, 'province');
  const here = `province-${province}`;
  const hand = seat === near ? 'hand' : `seat-${seat}`;
  switch (event.name) {
    case 'BidPlaced':
      return [
        {
          from: `seat-${seat}`,
          to: target(`step-${province}-${text(event, 'gold')}`, here),
          look: `flyer pip c${seat}`,
        },
        ...hop(province),
      ];
    case 'ProvinceWon':
      return [{ from: `seat-${seat}`, to: here, look: 'flyer coin' }];
    case 'FreeCardsTaken':
      return [{ from: here, to: hand, look: 'flyer back' }];
    case 'CardDrawn':
      return [{ from: 'deck', to: hand, look: 'flyer back' }];
    case 'CardPlayed':
    case 'CardSold':
    case 'BonusScored':
      return [{ from: hand, to: target('discard', `seat-${seat}`), look: 'flyer face' }];
    case 'FarmerLaid':
    case 'FreeFarmerLaid':
      return [{ from: `seat-${seat}`, to: here, look: 'flyer farmer' }];
    case 'BrickLaid':
      return [{ from: `seat-${seat}`, to: here, look: 'flyer brick' }];
    case 'PyramidBuilt':
      return Array.from({ length: 3 }, () => ({
        from: target(`brick-${province}`, here),
        to: target(`pyramid-${province}`, here),
        look: 'flyer brick',
      }));
    case 'IncomeCardLaid':
      return [{ from: hand, to: here, look: 'flyer face' }];
    case 'IncomePaid':
      return [{ from: 'level-1', to: `seat-${seat}`, look: 'flyer coin' }];
    case 'TempleMoved':
      return [{ from: 'level-1', to: `level-${text(event, 'level')}`, look: 'flyer coin' }];
    case 'PharaohMoved':
      return [{ from: 'pharaoh', to: `seat-${seat}`, look: 'flyer coin' }];
    default:
      return [];
  }
}

const target = (place: string, other: string): string =>
  document.querySelector(`[data-place="${place}"]`) ? place : other;

/** The pawn that was on top goes back to its owner. */
function hop(province: string): Flight[] {
  const pawn = document.querySelector(`[data-place="pawn-${province}"]`);
  const seat = pawn?.getAttribute('data-seat');
  return seat ? [{ from: `pawn-${province}`, to: `seat-${seat}`, look: `flyer pip c${seat}` }] : [];
}

const REVEAL = 480;

export async function show(message: NewsMessage, seat: number | null): Promise<void> {
  const events = message.news.flatMap((item) => item.events);
  const all = events.flatMap((event) => flights(event, seat));
  await Promise.all(all.map((flight, k) => fly(flight, Math.min(k, 6) * 60)));
  // the seals lie ready for a moment, then break together
  if (settings.pace > 0 && events.some((event) => event.name === 'OfferingOpened'))
    await pause(REVEAL * settings.pace);
}
