import { describe, expect, it } from 'vitest';
import sheetOf from '@mastaba/drawing/signs/sheets.json';

const SHEETS = import.meta.glob<string>('@mastaba/drawing/signs/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const known = Object.entries(sheetOf);

describe('the signs', () => {
  it('lie in the sheet that is said to hold them, with a body and a line', () => {
    expect(known.length).toBe(53);
    for (const [name, sheet] of known) {
      const file = Object.keys(SHEETS).find((path) => path.endsWith(`/${sheet}.svg`));
      const drawn = SHEETS[file ?? '']?.split('<symbol ');
      const symbol = drawn?.find((one) => one.startsWith(`id="${name}"`)) ?? '';
      expect(symbol, name).toMatch(/<path class="gb" d="M.+<path class="gl" d="M/);
    }
  });

  it('are all there that the page names', () => {
    const named = Object.values(SOURCES).flatMap((source) =>
      [...source.matchAll(/['"]([hc]-[a-z_]+)['"]/g)].map((match) => match[1] ?? ''),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in sheetOf))).toEqual([]);
  });
});
