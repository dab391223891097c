import { describe, expect, test } from 'vitest';
import type { LogLine } from './log-lines.ts';
import { Spoken } from './spoken.ts';

const line = (key: string, text: string, steps: string[] = []): LogLine => ({
  key,
  heading: false,
  seat: 1,
  event: { name: 'Any', facts: {} },
  text,
  version: 1,
  steps,
});
const MINE = 'Your turn.';

describe('what a screen reader is told', () => {
  test('is what is new: lines, what was joined to one, and small steps', () => {
    const spoken = new Spoken();
    spoken.start([line('1.0', 'Thoth builds.')]);
    const said = spoken.say(
      [line('1.0', 'Thoth builds.', ['Thoth pays a stone.']), line('2.0', 'Enki deploys: Medes.')],
      '',
      MINE,
    );
    expect(said).toBe('Thoth pays a stone. Enki deploys: Medes.');
    const grown = [
      line('1.0', 'Thoth builds.', ['Thoth pays a stone.']),
      line('2.0', 'Enki deploys: Medes, Persians.'),
    ];
    expect(spoken.say(grown, '', MINE)).toBe('Enki deploys: Medes, Persians.');
    expect(spoken.say(grown, '', MINE)).toBe('');
  });

  test('asks once, and greets only with a new turn', () => {
    const spoken = new Spoken();
    spoken.start([]);
    expect(spoken.say([], 'Which stall?', MINE)).toBe('Your turn. Which stall?');
    expect(spoken.say([line('1.0', 'You take it.')], 'Which stall?', MINE)).toBe('You take it.');
    expect(spoken.say([line('1.0', 'You take it.')], 'And now?', MINE)).toBe('And now?');
    expect(spoken.say([line('1.0', 'You take it.')], '', MINE)).toBe('');
    expect(spoken.say([line('1.0', 'You take it.')], 'Your turn: act.', MINE)).toBe('Your turn: act.');
  });

  test('what was taken back is not told again', () => {
    const spoken = new Spoken();
    spoken.start([line('1.0', 'One.'), line('2.0', 'Two.')]);
    expect(spoken.say([line('1.0', 'One.'), line('3.0', 'Two is taken back.')], '', MINE)).toBe(
      'Two is taken back.',
    );
  });
});
