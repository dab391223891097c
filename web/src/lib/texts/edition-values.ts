/** The values of an edition as the server gives them: printed, or as a table plays with them. */
import { readEdition } from '../api/games.ts';
import { valuesAtTable } from '../api/tables.ts';
import type { EditionDocument, EditionValue } from '../wire-types.ts';

export type Cell = EditionValue['value'];

/** The numbers that sentences quote: `end.win` is `end_win`, and the second of `costs.TE` is `costs_TE_2`. */
export function numbersOf(values: EditionDocument | null): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { name, value } of values?.values ?? []) {
    const key = name.replaceAll('.', '_');
    if (typeof value === 'number') found[key] = value;
    else if (Array.isArray(value))
      for (const [k, one] of value.entries()) if (typeof one === 'number') found[`${key}_${k + 1}`] = one;
  }
  return found;
}

/** What the edition plays where a table chose nothing: `switches.market` by `market`. */
export function switchesOf(values: EditionDocument | null): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name, value } of values?.values ?? [])
    if (name.startsWith('switches.')) found[name.slice('switches.'.length)] = String(value);
  return found;
}

export const valueOf = (values: EditionDocument | null, name: string): EditionValue | undefined =>
  values?.values.find((one) => one.name === name);

/** Says a value by its name, as the rulebook quotes it; null if the edition has none such. */
export type Said = (name: string) => string | null;

/** Numbers as they are, codes by what they are called: `provinces.ABU.bank` W by `name-bank-W`. */
export function sayValues(
  values: EditionDocument | null,
  called: (kind: string, code: string) => string,
): Said {
  const known = new Map((values?.values ?? []).map((one) => [one.name, one.value]));
  return (name) => {
    const table = name.slice(0, Math.max(name.lastIndexOf('.'), 0));
    const last = name.slice(name.lastIndexOf('.') + 1);
    const whole = known.get(name);
    if (whole !== undefined) return sayCell(last, whole, called);
    const row = known.get(table);
    const one = Array.isArray(row) ? row[Number(last) - 1] : undefined;
    return one === undefined ? null : sayCell(table.slice(table.lastIndexOf('.') + 1), one, called);
  };
}

export function sayCell(kind: string, value: Cell, called: (kind: string, code: string) => string): string {
  if (Array.isArray(value)) return value.map((one) => sayCell(kind, one, called)).join(', ');
  return typeof value === 'number' ? String(value) : called(kind, String(value));
}

/** The names of the values of one kind, and of each element of a list among them. */
const namesOf = (values: EditionDocument | null, is: (one: EditionValue) => boolean): Set<string> =>
  new Set(
    (values?.values ?? [])
      .filter(is)
      .flatMap((one) => [
        one.name,
        ...(Array.isArray(one.value) ? one.value.map((_, k) => `${one.name}.${k + 1}`) : []),
      ]),
  );

/** What the owner of a box corrected. */
export const correctedIn = (values: EditionDocument | null): Set<string> =>
  namesOf(values, (one) => one.was !== undefined);

/** What no source gives. */
export const reconstructedIn = (values: EditionDocument | null): Set<string> =>
  namesOf(values, (one) => one.kind === 'reconstruction');

const printed = new Map<string, Promise<EditionDocument>>();
let played: { table: string; values: Promise<EditionDocument> } | null = null;

/** What an edition prints, asked for once; a failed request is made again. */
export function printedValues(game: string, edition: string): Promise<EditionDocument> {
  const key = `${game}/${edition}`;
  const known = printed.get(key);
  if (known) return known;
  const asked = readEdition(game, edition);
  printed.set(key, asked);
  asked.catch(() => printed.delete(key));
  return asked;
}

/** What a table plays with; they never change. */
export function playedValues(table: string): Promise<EditionDocument> {
  if (played?.table === table) return played.values;
  const asked = { table, values: valuesAtTable(table) };
  played = asked;
  asked.values.catch(() => {
    if (played === asked) played = null;
  });
  return asked.values;
}
