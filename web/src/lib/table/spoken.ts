/** What a screen reader is told of a game: what is new in the log, and what is asked once it is something else. */
import type { LogLine } from './log-lines.ts';

export class Spoken {
  private known: ReadonlyMap<string, LogLine> | null = null;
  private asked = '';

  /** The log as it stands is known already: it was there before, or it has got other words. */
  start(lines: readonly LogLine[]): void {
    this.known = new Map(lines.map((line) => [line.key, line]));
  }

  /** What to say now; `asked` is the question to this seat, or nothing. */
  say(lines: readonly LogLine[], asked: string, yourMove: string): string {
    const news = this.known === null ? [] : lines.flatMap((line) => this.fresh(line));
    const isNew = asked !== this.asked;
    const greets = isNew && this.asked === '' && !asked.startsWith(yourMove.replace(/\.$/, ''));
    this.start(lines);
    this.asked = asked;
    return [...news, ...(isNew && asked ? [greets ? yourMove : '', asked] : [])].filter(Boolean).join(' ');
  }

  /** A line grows by what is joined to its sentence, and by the small steps of its action. */
  private fresh(line: LogLine): string[] {
    const before = this.known?.get(line.key);
    if (!before) return [line.text, ...line.steps];
    return [...(line.text === before.text ? [] : [line.text]), ...line.steps.slice(before.steps.length)];
  }
}
