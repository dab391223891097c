import { describe, expect, it } from 'vitest';
import { linkTerms, readGlossary } from './glossary.ts';
import { markOf, markOfText } from './played.ts';
import { readInline, readParagraphs } from './rulebook.ts';

const BOOK = readParagraphs('### BA-2.1 The reserve\n\nText.\n\n### BA-5.4 Medes: desertion\n\nText.\n');

describe('the glossary', () => {
  const glossary = readGlossary('reserve = BA-2.1\nTemple column = BA-2.2', ['Medes', 'quarry'], BOOK);

  it('knows the listed terms and the names that head a paragraph', () => {
    expect([...glossary.rules]).toEqual([
      ['reserve', 'BA-2.1'],
      ['temple column', 'BA-2.2'],
      ['medes', 'BA-5.4'],
    ]);
  });

  it('links a term once, as a whole word, and not to its own paragraph', () => {
    const linked = linkTerms(
      readInline('Medes and the reserve; Medes, reserved.'),
      glossary,
      'BA-2.1',
      new Set(),
    );
    expect(linked.filter((part) => part.kind === 'term')).toEqual([
      { kind: 'term', text: 'Medes', rule: 'BA-5.4' },
    ]);
    expect(linked.map((part) => part.text).join('')).toBe('Medes and the reserve; Medes, reserved.');
  });
});

describe('what is played', () => {
  const played = {
    edition: 'fr',
    editions: ['fr', 'en'],
    options: { market: 'swap', quick_start: 'off', turn_cap: '60' },
    chosen: [],
  };

  it('marks editions and options', () => {
    expect(
      ['fr', 'en', 'market=swap', 'market=caravans', 'quick_start', 'turn_cap', 'done'].map((code) =>
        markOf(code, played),
      ),
    ).toEqual(['here', 'elsewhere', 'here', 'elsewhere', 'elsewhere', null, null]);
  });

  it('marks what a remark makes conditional, and does not show the remark', () => {
    const parts = readInline('<!--if market=caravans-->**English edition**: no power.');
    expect(markOfText(parts, played)).toBe('elsewhere');
    expect(parts.map((part) => part.text).join('')).toBe('English edition: no power.');
    expect(markOfText(readInline('<!--if fr-->So it is.'), played)).toBe('here');
  });

  it('marks a text only if it begins with the condition', () => {
    expect(
      markOfText(readInline('With `market=caravans` (English edition) there is no power.'), played),
    ).toBe('elsewhere');
    expect(
      markOfText(readInline('Two resources load a caravan; with `market=caravans` only one.'), played),
    ).toBeNull();
  });
});
