import { describe, expect, it } from 'vitest';
import { linkTerms, readBlocks, readInline, readParagraphs, searchParagraphs } from './rulebook.ts';

const BOOK = `# Game

## 1 Aim

### BA-1.1 Winning

You win at **15** points, see BA-1.2.

### BA-1.2 Épuisé

- one
- two

| a | b |
|---|---|
| 1 | 2 |
`;

describe('the rulebook', () => {
  const paragraphs = readParagraphs(BOOK);

  it('is a list of numbered paragraphs in chapters', () => {
    expect(paragraphs.map((one) => [one.id, one.title, one.chapter])).toEqual([
      ['BA-1.1', 'Winning', '1 Aim'],
      ['BA-1.2', 'Épuisé', '1 Aim'],
    ]);
  });

  it('links paragraphs that name each other', () => {
    expect(readInline('at **15**, see BA-1.2.')).toEqual([
      { kind: 'text', text: 'at ' },
      { kind: 'strong', text: '15' },
      { kind: 'text', text: ', see ' },
      { kind: 'rule', text: 'BA-1.2' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('links the names of things inside a sentence, but not its first word nor its own title', () => {
    const book = readParagraphs('### AR-4.8 Bid Blockade\n\nx\n\n### AR-7.4 8 Gold\n\nx\n');
    const parts = readInline('Bid Blockade: play a Bid Blockade, or 8 Gold, not 18 Gold.');
    expect(linkTerms(parts, book, 'AR-1.1').map((part) => part.rule ?? part.text)).toEqual([
      'Bid Blockade: play a ',
      'AR-4.8',
      ', or ',
      'AR-7.4',
      ', not 18 Gold.',
    ]);
    expect(linkTerms(readInline('play a Bid Blockade'), book, 'AR-4.8')).toEqual([
      { kind: 'text', text: 'play a Bid Blockade' },
    ]);
  });

  it('knows lists and tables', () => {
    expect(readBlocks(paragraphs[1]?.body ?? '').map((block) => block.kind)).toEqual(['list', 'table']);
  });

  it('is searched without accents, titles first', () => {
    expect(searchParagraphs(paragraphs, 'epuise')[0]?.id).toBe('BA-1.2');
    expect(searchParagraphs(paragraphs, 'points win').map((one) => one.id)).toEqual(['BA-1.1']);
    expect(searchParagraphs(paragraphs, 'nothing')).toEqual([]);
  });
});
