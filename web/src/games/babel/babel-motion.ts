/** Where pieces come from and go to, event by event. Only what lies on the table is known here, no rule. */
import { fly } from '../../lib/motion/fly.ts';
import type { Flight } from '../../lib/motion/fly.ts';
import type { GameEvent, NewsMessage } from '../../lib/wire.ts';
import { NATIONS } from './babel-view.ts';

const text = (event: GameEvent, name: string): string => String(event.facts[name] ?? '');
const strip = (nation: string): string =>
  NATIONS.some((one) => one === nation) ? `flyer strip n-${nation}` : 'flyer back';

export function flights(event: GameEvent, near: number | null): Flight[] {
  const seat = Number(event.facts['seat'] ?? 0);
  const other = 3 - seat;
  const site = text(event, 'site');
  const hand = seat === near ? 'hand' : `seat-${seat}`;
  switch (event.name) {
    case 'NationDrawn':
      return [{ from: 'deck', to: hand, look: strip(text(event, 'nation')) }];
    case 'CardDeployed':
      return [{ from: hand, to: `lane-${seat}-${site}`, look: strip(text(event, 'nation')) }];
    case 'LevelBuilt':
    case 'LevelSkipped': {
      const source = text(event, 'source');
      const offer = source === 'opp' ? other : seat;
      return [{ from: `offer-${offer}`, to: `temple-${seat}-${site}`, look: 'flyer level' }];
    }
    case 'CardsMigrated':
      return text(event, 'cards')
        .split(' ')
        .map((nation) => ({
          from: `lane-${seat}-${site}`,
          to: `lane-${seat}-${text(event, 'to')}`,
          look: strip(nation),
        }));
    case 'TempleDestroyed':
      return [{ from: `temple-${other}-${site}`, to: 'pile', look: 'flyer level' }];
    case 'LevelStolen':
      return [{ from: `temple-${other}-${site}`, to: `temple-${seat}-${site}`, look: 'flyer level' }];
    case 'NationDeserted':
      return [{ from: `lane-${other}-${site}`, to: 'discard', look: strip(text(event, 'nation')) }];
    case 'SidesChanged':
      return [
        { from: `lane-${other}-${site}`, to: `lane-${seat}-${site}`, look: strip(text(event, 'nation')) },
      ];
    case 'CardDropped':
      return [{ from: hand, to: 'discard', look: strip(text(event, 'nation')) }];
    case 'TempleRevealed':
      return [{ from: 'pile', to: `offer-${seat}`, look: 'flyer level' }];
    case 'PawnMoved':
      return [
        { from: `pawn-${seat}`, to: `temple-${seat}-${text(event, 'to')}`, look: `flyer pip c${seat}` },
      ];
    default:
      return [];
  }
}

export async function show(message: NewsMessage, seat: number | null): Promise<void> {
  const all = message.news.flatMap((item) => item.events).flatMap((event) => flights(event, seat));
  await Promise.all(all.map((flight, k) => fly(flight, Math.min(k, 6) * 60)));
}
