/**
 * News as lines of plain language: one line for each action. What repeats is joined: `.sums` names the facts that add
 * up, `.also` continues the sentence. What is a small step of the action before it (`.step`) folds under its line, and
 * what was taken back is gone.
 */
import type { GameTexts } from '../texts/game-texts.ts';
import type { GameEvent, NewsItem } from '../wire.ts';

export interface LogLine {
  key: string;
  heading: boolean;
  /** Whose line it is; null for what happens to all. */
  seat: number | null;
  /** What it tells first. */
  event: GameEvent;
  text: string;
  version: number;
  /** The small steps of it. */
  steps: string[];
}

type Say = (key: string, values: Record<string, string>) => string;

const isOfTable = (name: string): boolean => /^[a-z]/.test(name);
export const goesBack = (item: NewsItem): boolean =>
  item.move === null && item.events.some((event) => event.name === 'undone' || event.name === 'rewound');

/** The news of the line that stands. That a move was taken back is told until something else happens. */
export function standing(news: NewsItem[]): NewsItem[] {
  const found: NewsItem[] = [];
  let least = Infinity;
  for (const [k, item] of [...news].reverse().entries()) {
    if (goesBack(item)) {
      least = Math.min(least, item.moves);
      const isUndo = item.events.some((event) => event.name === 'undone');
      if (!isUndo || k === 0) found.push(item);
    } else if (item.moves <= least) found.push(item);
  }
  return found.reverse();
}

export function logLines(news: NewsItem[], texts: GameTexts, headings: string[], say: Say): LogLine[] {
  const lines: LogLine[] = [];
  let last: GameEvent | null = null as GameEvent | null;
  /** Changes the sentence of the last event. */
  let rewrite = (_: (text: string) => string): void => {};
  for (const item of standing(news)) {
    for (const [k, event] of item.events.entries()) {
      const line = lines.at(-1);
      const sum = last && added(last, event, texts);
      if (sum) {
        last = sum;
        const text = texts.event(sum.name, sum.facts);
        rewrite(() => text);
        continue;
      }
      const before = last;
      last = event;
      if (before && continues(before, event) && texts.has(`event-${event.name}.also`)) {
        const more = texts.say(`event-${event.name}.also`, event.facts);
        rewrite((text) => `${text.replace(/\.$/, '')}${more}.`);
        continue;
      }
      if (before && repeats(before, event)) {
        rewrite(counted);
        continue;
      }
      const player = texts.player(seatOf(event) ?? item.seat ?? 0);
      const text = isOfTable(event.name)
        ? say(`table-${event.name}`, { player })
        : texts.event(event.name, event.facts);
      if (line && !line.heading && isStep(event, texts)) {
        const at = line.steps.push(text) - 1;
        rewrite = (change) => (line.steps[at] = change(line.steps[at] ?? ''));
        continue;
      }
      const made: LogLine = {
        key: `${item.version}.${k}`,
        heading: headings.includes(event.name),
        seat: seatOf(event) ?? (isOfTable(event.name) ? item.seat : null),
        event,
        text,
        version: item.version,
        steps: [],
      };
      rewrite = (change) => (made.text = change(made.text));
      lines.push(made);
    }
  }
  return lines;
}

function seatOf(event: GameEvent): number | null {
  const seat = event.facts['seat'];
  return typeof seat === 'number' ? seat : null;
}

const isStep = (event: GameEvent, texts: GameTexts): boolean => texts.has(`event-${event.name}.step`);

/** Both as one event, its numbers added up; null if they differ in anything else. What can be listed (`.also`) is counted
 * only where it is hidden. */
function added(before: GameEvent, now: GameEvent, texts: GameTexts): GameEvent | null {
  const key = `event-${now.name}.sums`;
  if (before.name !== now.name || !texts.has(key)) return null;
  if (texts.has(`event-${now.name}.also`) && !isHidden(now)) return null;
  const sums = ['count', ...texts.say(key).split(' ').filter(Boolean)];
  const rest = (event: GameEvent): string =>
    JSON.stringify(Object.entries(event.facts).filter(([name]) => !sums.includes(name)));
  if (rest(before) !== rest(now)) return null;
  const facts = { ...now.facts };
  for (const name of sums) facts[name] = amount(before, name) + amount(now, name);
  return { name: now.name, facts };
}

function amount(event: GameEvent, name: string): number {
  const value = event.facts[name];
  return typeof value === 'number' ? value : name === 'count' ? 1 : 0;
}

/** The same happening to the same seat at the same place. */
function continues(before: GameEvent, now: GameEvent): boolean {
  return (
    before.name === now.name &&
    before.facts['seat'] === now.facts['seat'] &&
    before.facts['site'] === now.facts['site'] &&
    !isHidden(now)
  );
}

const isHidden = (event: GameEvent): boolean => Object.values(event.facts).includes(null);

function repeats(before: GameEvent, now: GameEvent): boolean {
  return before.name === now.name && JSON.stringify(before.facts) === JSON.stringify(now.facts);
}

function counted(text: string): string {
  const match = / \(×(\d+)\)\.$/.exec(text);
  if (!match) return `${text.replace(/\.$/, '')} (×2).`;
  return `${text.slice(0, match.index)} (×${Number(match[1]) + 1}).`;
}
