import { describe, expect, it } from 'vitest';
import { correctionsFile, groupsOf } from '../table/corrections.ts';
import type { EditionDocument, EditionValue } from '../wire-types.ts';
import { correctedIn, numbersOf, reconstructedIn, sayValues, switchesOf } from './edition-values.ts';
import { gist, readInline, readParagraphs, searchParagraphs } from './rulebook.ts';

const value = (name: string, of: EditionValue['value'], more: Partial<EditionValue> = {}): EditionValue => ({
  name,
  value: of,
  kind: 'rulebook',
  source: 'S: the rulebook',
  note: '',
  correctable: true,
  ...more,
});
const printed = { value: [2, 3], kind: 'rulebook', source: 'S', note: '' };
const EDITION: EditionDocument = {
  edition: 'first',
  title: 'First',
  year: '2026',
  data: null,
  kinds: { rulebook: 4, corrected: 1 },
  values: [
    value('end.win', 15),
    value('costs.TE', [4, 3], { kind: 'corrected', was: printed }),
    value('provinces.ABU.bank', 'W'),
    value('provinces.ABU.nile', true),
    value('switches.market', 'swap', { correctable: false }),
  ],
};
const called = (kind: string, code: string): string => (kind === 'bank' ? { W: 'west' }[code] : null) ?? code;

describe('the values of an edition', () => {
  it('give their numbers to sentences, those of a list with their place', () => {
    expect(numbersOf(EDITION)).toEqual({ end_win: 15, costs_TE_1: 4, costs_TE_2: 3 });
    expect(numbersOf(null)).toEqual({});
  });

  it('say what is played where nothing was chosen', () => {
    expect(switchesOf(EDITION)).toEqual({ market: 'swap' });
  });

  it('are said as numbers, or by what a code is called', () => {
    const said = sayValues(EDITION, called);
    expect(
      ['end.win', 'costs.TE', 'costs.TE.2', 'provinces.ABU.bank', 'provinces.ABU.nile'].map(said),
    ).toEqual(['15', '4, 3', '3', 'west', 'true']);
    expect([said('costs.TE.3'), said('costs.XX'), said('win')]).toEqual([null, null, null]);
  });

  it('know what was corrected', () => {
    expect([...correctedIn(EDITION)]).toEqual(['costs.TE', 'costs.TE.1', 'costs.TE.2']);
  });

  it('know what no source gives', () => {
    const kind = 'reconstruction';
    const values = [...EDITION.values, value('track.last', 8, { kind }), value('start', [1, 2], { kind })];
    expect([...reconstructedIn({ ...EDITION, values })]).toEqual([
      'track.last',
      'start',
      'start.1',
      'start.2',
    ]);
    expect([...reconstructedIn(null)]).toEqual([]);
  });
});

describe('a rulebook that names its values', () => {
  const book =
    '### BA-1.1 At 9<!--end.win-->\n\nYou win with **9<!--end.win--> points** (1<!--costs.TE.1-->).\n';
  const [paragraph] = readParagraphs(book, sayValues(EDITION, called));

  it('quotes those that are played', () => {
    expect(paragraph?.title).toBe('At 15');
    expect(readInline(paragraph?.body ?? '')).toEqual([
      { kind: 'text', text: 'You win with ' },
      { kind: 'value', text: '15', name: 'end.win', strong: true },
      { kind: 'strong', text: ' points' },
      { kind: 'text', text: ' (' },
      { kind: 'value', text: '4', name: 'costs.TE.1' },
      { kind: 'text', text: ').' },
    ]);
  });

  it('is searched and summed up by them', () => {
    expect(paragraph && searchParagraphs([paragraph], '15 points')).toHaveLength(1);
    expect(paragraph && gist(paragraph)).toBe('You win with 15 points (4).');
  });

  it('says what is printed where no values are known', () => {
    expect(readParagraphs(book)[0]?.title).toBe('At 9');
  });
});

describe('the file of corrected values', () => {
  it('has what differs, in the tables of the edition', () => {
    const written = {
      'end.win': '15',
      'costs.TE': '5, 6',
      'provinces.ABU.bank': 'E',
      'provinces.ABU.nile': '',
    };
    expect(correctionsFile(EDITION.values, written)).toBe(
      '[costs]\nTE = [5, 6]\n\n[provinces.ABU]\nbank = "E"',
    );
    expect(groupsOf(EDITION.values).map((group) => group.name)).toEqual([
      'end',
      'costs',
      'provinces.ABU',
      'switches',
    ]);
  });
});
