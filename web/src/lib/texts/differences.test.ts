import { describe, expect, it } from 'vitest';
import { differences, hasDifferences, readDifferences } from './differences.ts';

describe('the differences of editions', () => {
  it('are read from the little TOML they are written in', () => {
    const text = `# a remark
[[difference]]
number = 4
switch = "stop"
rules = ["SR-5.5", "SR-5.6"]
en = { topic = "Stopping", fr = "Says \\"no\\".", en = "Yes." }
fr = { topic = "Arrêter", fr = "Non.", en = "Oui." }
`;
    expect(readDifferences(text, 'en')).toEqual([
      {
        number: 4,
        option: 'stop',
        rules: ['SR-5.5', 'SR-5.6'],
        topic: 'Stopping',
        texts: { fr: 'Says "no".', en: 'Yes.' },
      },
    ]);
  });

  it.each(['en', 'fr'] as const)('of Sa-Ré are 36, each with both texts, in %s', async (language) => {
    const found = await differences('sa-re', language);
    expect(found.map((one) => one.number)).toEqual(Array.from({ length: 36 }, (_, k) => k + 1));
    for (const one of found) {
      expect(one.topic).not.toBe('');
      expect(Object.keys(one.texts).sort()).toEqual(['en', 'fr']);
      expect(one.rules.length).toBeGreaterThan(0);
    }
  });

  it('are not there for games that list none', async () => {
    expect(hasDifferences('babel')).toBe(false);
    expect(await differences('babel', 'en')).toEqual([]);
  });
});
