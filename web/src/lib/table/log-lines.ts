/** News as lines of plain language: one line for each happening, repeated ones continued in one sentence. */
import type { GameTexts } from '../texts/game-texts.ts';
import type { GameEvent, NewsItem } from '../wire.ts';

export interface LogLine {
  key: string;
  heading: boolean;
  seat: number | null;
  text: string;
  version: number;
}

type Say = (key: string, values: Record<string, string>) => string;

const isOfTable = (name: string): boolean => /^[a-z]/.test(name);

function seatOf(event: GameEvent): number | null {
  const seat = event.facts['seat'];
  return typeof seat === 'number' ? seat : null;
}

export function logLines(news: NewsItem[], texts: GameTexts, headings: string[], say: Say): LogLine[] {
  const lines: LogLine[] = [];
  let last: GameEvent | null = null;
  for (const item of news) {
    for (const [k, event] of item.events.entries()) {
      const previous = lines.at(-1);
      if (previous && last && continues(last, event) && texts.has(`event-${event.name}.also`)) {
        previous.text = `${previous.text.replace(/\.$/, '')}${texts.say(`event-${event.name}.also`, event.facts)}.`;
      } else if (previous && last && repeats(last, event)) {
        previous.text = counted(previous.text);
      } else {
        const player = texts.player(seatOf(event) ?? item.seat ?? 0);
        const text = isOfTable(event.name)
          ? say(`table-${event.name}`, { player })
          : texts.event(event.name, event.facts);
        lines.push({
          key: `${item.version}.${k}`,
          heading: headings.includes(event.name),
          seat: seatOf(event) ?? item.seat,
          text,
          version: item.version,
        });
      }
      last = event;
    }
  }
  return lines;
}

/** The same happening to the same seat at the same place. */
function continues(before: GameEvent, now: GameEvent): boolean {
  return (
    before.name === now.name &&
    before.facts['seat'] === now.facts['seat'] &&
    before.facts['site'] === now.facts['site'] &&
    !Object.values(now.facts).includes(null)
  );
}

function repeats(before: GameEvent, now: GameEvent): boolean {
  return before.name === now.name && JSON.stringify(before.facts) === JSON.stringify(now.facts);
}

function counted(text: string): string {
  const match = / \(×(\d+)\)\.$/.exec(text);
  if (!match) return `${text.replace(/\.$/, '')} (×2).`;
  return `${text.slice(0, match.index)} (×${Number(match[1]) + 1}).`;
}
