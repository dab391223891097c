import { describe, expect, it } from 'vitest';
import { tableHelp } from './books.ts';
import {
  aroundTerms,
  readBlocks,
  readHelp,
  readInline,
  readParagraphs,
  searchParagraphs,
} from './rulebook.ts';

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

  it('knows lists and tables', () => {
    expect(readBlocks(paragraphs[1]?.body ?? '').map((block) => block.kind)).toEqual(['list', 'table']);
  });

  it('knows pictures, each a block of its own', () => {
    const body =
      'A text.\n![**Three** of 20<!--start.gold--> (or so): a level.](three-hittites)\n- one\n\n![Not](a b)';
    const blocks = readBlocks(body);
    expect(blocks.map((block) => block.kind)).toEqual(['text', 'picture', 'list', 'text']);
    expect(blocks[1]).toEqual({
      kind: 'picture',
      name: 'three-hittites',
      caption: [
        { kind: 'strong', text: 'Three' },
        { kind: 'text', text: ' of ' },
        { kind: 'value', text: '20', name: 'start.gold' },
        { kind: 'text', text: ' (or so): a level.' },
      ],
    });
  });

  it('is searched without accents, titles first', () => {
    expect(searchParagraphs(paragraphs, 'epuise')[0]?.id).toBe('BA-1.2');
    expect(searchParagraphs(paragraphs, 'points win').map((one) => one.id)).toEqual(['BA-1.1']);
    expect(searchParagraphs(paragraphs, 'nothing')).toEqual([]);
  });
});

describe('help', () => {
  it('is topics with their text', () => {
    expect(readHelp('### Paying\n\nAny order.\n\n### Undo\nAsk.\n')).toEqual([
      { title: 'Paying', body: 'Any order.' },
      { title: 'Undo', body: 'Ask.' },
    ]);
  });

  it('has the same topics in both languages', async () => {
    const topics = await Promise.all(
      (['en', 'fr'] as const).map(async (language) => readHelp((await tableHelp('babel', language)).every)),
    );
    expect(topics[0]?.length).toBeGreaterThan(3);
    expect(topics[0]?.length).toBe(topics[1]?.length);
  });
});

describe('text beside a term', () => {
  const term = { kind: 'term', text: 'offrande', rule: 'AR-6.1' } as const;
  const cut = (...texts: string[]): string[][] => {
    const parts = texts.flatMap((text, k) => [...(k > 0 ? [term] : []), { kind: 'text', text } as const]);
    return texts.map((_, k) => Object.values(aroundTerms(parts, 2 * k)));
  };

  it('stays with it where nothing stands between them', () => {
    expect(cut('après l’', ', chacun')).toEqual([
      ['', 'après ', 'l’'],
      [',', ' chacun', ''],
    ]);
    expect(cut('', '/', '')).toEqual([
      ['', '', ''],
      ['/', '', ''],
      ['', '', ''],
    ]);
  });

  it('parts at a space', () => {
    expect(cut('une ', ' est')).toEqual([
      ['', 'une ', ''],
      ['', ' est', ''],
    ]);
  });
});
