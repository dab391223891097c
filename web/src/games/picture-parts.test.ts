import { describe, expect, it } from 'vitest';
import { heightOf, partsOf, readPart } from './picture-parts.ts';

const FILES = import.meta.glob<string>('@mastaba/games/*/rulebook/pictures/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the pictures of the rulebooks', () => {
  it.each(Object.entries(FILES))('%s shows a part that its game draws', (path, text) => {
    const game = (/games\/(\w+)\//.exec(path)?.[1] ?? '').replaceAll('_', '-');
    const part = /^part = "(\w+)/m.exec(text)?.[1];
    if (part !== undefined) expect(Object.keys(partsOf(game))).toContain(part);
    expect(heightOf(readPart(game, part ?? '').room)).toMatch(/^min\(\d+px, [\d.]+cqw\)$/);
  });

  it('show the whole board where no part is named, and as much of it as there is in a game that has none', () => {
    expect(readPart('babel', '').part).toBe('duel');
    expect(readPart('babel', 'nothing H').part).toBe('duel');
    expect(readPart('babel', 'sites H M')).toMatchObject({ part: 'sites', of: ['H', 'M'] });
    expect(readPart('royal-ur', 'board')).toEqual({ part: '', of: [], room: null });
  });
});
