/** Where pieces come from and go to, event by event. Only what lies on the table is known here, no rule. */
import { fly, pause } from '../../lib/motion/fly.ts';
import type { Flight } from '../../lib/motion/fly.ts';
import { settings } from '../../lib/settings.svelte.ts';
import type { GameEvent, NewsMessage } from '../../lib/wire.ts';
import { family } from './sare-view.ts';

const STIR = 480;
const text = (event: GameEvent, name: string): string => String(event.facts[name] ?? '');
const card = (name: string): string => `flyer sare-card ${family(name)}`;

export function flights(event: GameEvent, near: number | null): Flight[] {
  const seat = Number(event.facts['seat'] ?? 0);
  const hand = seat === near ? 'hand' : `seat-${seat}`;
  const target = Number(event.facts['target'] ?? 0);
  switch (event.name) {
    case 'CardDrawn':
    case 'CardPicked':
      return [{ from: 'shoe', to: hand, look: card(text(event, 'card')) }];
    case 'UnrestGiven':
      return [{ from: 'shoe', to: `track-${target}`, look: card(text(event, 'card')) }];
    case 'UnrestKept':
      return [{ from: 'shoe', to: `track-${seat}`, look: card(text(event, 'card')) }];
    case 'BarracksUsed':
      return [{ from: `track-${seat}`, to: `track-${target}`, look: `flyer pip c${seat}` }];
    case 'MarketUsed':
      return [
        { from: hand, to: `seat-${target}`, look: card(text(event, 'card')) },
        { from: `seat-${target}`, to: hand, look: card(text(event, 'other')) },
      ];
    case 'SourcePaid': {
      const from: Record<string, string> = { card: hand, token: `tokens-${seat}`, stock: `stock-${seat}` };
      const source = text(event, 'source');
      const look = source === 'card' ? card(text(event, 'what')) : 'flyer sare-good';
      return [{ from: from[source] ?? `caravans-${seat}`, to: 'bill', look }];
    }
    case 'CaravanLoaded':
      return [{ from: hand, to: `caravans-${seat}`, look: card(text(event, 'card')) }];
    case 'ResourceStored':
      return [{ from: hand, to: `stock-${seat}`, look: 'flyer sare-good' }];
    case 'BuildingCompleted':
      return [{ from: `seat-${seat}`, to: `space-${seat}-${text(event, 'space')}`, look: 'flyer sare-tile' }];
    case 'ProjectStarted':
      return [{ from: 'reference', to: `space-${seat}-${text(event, 'space')}`, look: 'flyer sare-tile' }];
    default:
      return [];
  }
}

/** What moves in its place: markers step up together in a wind, and a track flushes once in a revolt. */
function stirs(event: GameEvent): { places: string; frames: Keyframe[] }[] {
  const step = (spaces: unknown): Keyframe[] => [
    { translate: '0 0' },
    { translate: `0 ${-20 * Number(spaces ?? 1)}px` },
  ];
  switch (event.name) {
    case 'WindRose':
      return [{ places: '[data-place^="marker-"]', frames: step(event.facts['spaces']) }];
    case 'UnrestGiven':
      return [{ places: `[data-place="marker-${text(event, 'target')}"]`, frames: step(1) }];
    case 'Revolted':
      return [
        {
          places: `[data-place="track-${text(event, 'seat')}"]`,
          frames: [
            { background: 'transparent' },
            { background: 'var(--carnelian-fill)' },
            { background: 'transparent' },
          ],
        },
      ];
    default:
      return [];
  }
}

async function stir({ places, frames }: { places: string; frames: Keyframe[] }): Promise<void> {
  if (settings.pace === 0 || document.visibilityState === 'hidden') return;
  const duration = STIR * settings.pace;
  for (const element of document.querySelectorAll(places))
    element.animate(frames, { duration, easing: 'cubic-bezier(.2,.7,.2,1)' });
  await pause(duration);
}

export async function show(message: NewsMessage, seat: number | null): Promise<void> {
  const events = message.news.flatMap((item) => item.events);
  const all = events.flatMap((event) => flights(event, seat));
  await Promise.all([
    ...all.map((flight, k) => fly(flight, Math.min(k, 6) * 60)),
    ...events.flatMap(stirs).map(stir),
  ]);
}
