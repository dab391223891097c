/** Any game's view as a plain summary: one part for each seat, one for the table, boards for what has squares, grids for
 * what lies in rows. */
import type { Json, View } from '../wire.ts';

export type Words = {
  /** How a field is called; null if nobody gave it a name. */
  label: (field: string) => string | null;
  /** How a code is called, as `ARC` the Architect; null if it is no code. */
  thing: (code: string) => string | null;
  /** What a field holds, as the game's texts say: `seat` a number of a seat, `hidden` nothing for people. */
  kind: (field: string) => string | null;
  seat: (seat: number) => string;
  yes: string;
};
export type Row = { label: string; text: string };
export type Grid = { title: string; columns: string[]; rows: { label: string; cells: string[] }[] };
/** A square: its name, whose piece stands there, and what else it is. */
export type Square = { name: string; seat: number | null; text: string };
/** Rows of squares; null where there is none. */
export type Board = { title: string; rows: (Square | null)[][] };
export type Part = { seat: number | null; rows: Row[]; grids: Grid[]; boards: Board[] };

type Fields = { [field: string]: Json };
const UNSAID = [
  'game',
  'rules',
  'edition',
  'seats',
  'options',
  'seat',
  'agenda',
  'players',
  'data',
  'ended_by',
  'scores',
];

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: Json): boolean =>
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** `temple_column` is at least readable; the catalogue of a game may say it better by `view-temple_column`. */
export const readable = (field: string): string =>
  (field.charAt(0).toUpperCase() + field.slice(1)).replaceAll('_', ' ');

export function summary(view: View, words: Words): Part[] {
  const players = isFields(view['players']) ? view['players'] : {};
  return [
    ...Object.entries(players)
      .filter((entry): entry is [string, Fields] => isFields(entry[1]))
      .map(([seat, fields]) => describe(Number(seat), fields, words)),
    describe(null, view, words),
  ].filter((part) => part.rows.length + part.grids.length + part.boards.length > 0);
}

/** What a seat has: told for the whole table as `scores`, or beside its other things. */
export function plainScore(view: View, seat: number): number | null {
  const { scores, players } = view;
  const own = isFields(players) ? players[String(seat)] : undefined;
  const found = [
    Array.isArray(scores) ? scores[seat - 1] : undefined,
    ...(isFields(own) ? [own['score'], own['points'], own['total']] : []),
  ];
  return found.find((one) => typeof one === 'number') ?? null;
}

function describe(seat: number | null, fields: Fields, words: Words): Part {
  const part: Part = { seat, rows: [], grids: [], boards: [] };
  for (const [field, value] of Object.entries(fields)) {
    if (UNSAID.includes(field) || isEmpty(value) || (seat === null && value === 0)) continue;
    const kind = words.kind(field);
    if (kind === 'hidden' || (kind === 'seat' && value === 0)) continue;
    const label = words.label(field) ?? readable(field);
    if (isBoard(value)) part.boards.push(board(label, value, words));
    else if (isFields(value) && Object.values(value).some(isFields))
      part.grids.push(grid(label, value, words));
    else if (kind === 'seat' && typeof value === 'number') part.rows.push({ label, text: words.seat(value) });
    else part.rows.push({ label, text: say(value, words) });
  }
  return part;
}

const isBoard = (value: Json): value is Json[][] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => Array.isArray(row) && row.length > 0);

function board(title: string, rows: Json[][], words: Words): Board {
  return { title, rows: rows.map((row) => row.map((one) => (one === null ? null : square(one, words)))) };
}

/** A square is told as `{ name, seat, thing }`, each of them if there is one, or by what lies there alone. */
function square(told: Json, words: Words): Square {
  if (!isFields(told)) return { name: '', seat: null, text: say(told, words) };
  const { name, seat, thing } = told;
  return {
    name: typeof name === 'string' ? name : '',
    seat: typeof seat === 'number' ? seat : null,
    text: thing === undefined || isEmpty(thing) ? '' : say(thing, words),
  };
}

function grid(title: string, fields: Fields, words: Words): Grid {
  const rows = Object.entries(fields).filter((entry): entry is [string, Fields] => isFields(entry[1]));
  const columns = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))].filter((column) =>
    rows.some(([, row]) => row[column] !== undefined && !isEmpty(row[column]) && row[column] !== 0),
  );
  return {
    title,
    columns: columns.map((column) => words.label(column) ?? readable(column)),
    rows: rows.map(([code, row]) => ({
      label: words.thing(code) ?? code,
      cells: columns.map((column) => {
        const value = row[column];
        return value === undefined || isEmpty(value) ? '' : say(value, words);
      }),
    })),
  };
}

function say(value: Json, words: Words): string {
  if (value === true) return words.yes;
  if (typeof value === 'string') return sayCodes(value, words);
  if (Array.isArray(value)) return value.map((one) => say(one, words)).join(', ');
  if (isFields(value))
    return Object.entries(value)
      .filter(([, one]) => !isEmpty(one))
      .map(([code, one]) => `${words.thing(code) ?? words.label(code) ?? readable(code)} ${say(one, words)}`)
      .join(', ');
  return String(value);
}

/** A row of codes, as `A A S` or `AAS`, is said by their names, equal ones counted. */
function sayCodes(text: string, words: Words): string {
  const whole = words.thing(text);
  if (whole !== null) return whole;
  const codes = text.includes(' ') ? text.split(' ') : [...text];
  if (!codes.every((code) => words.thing(code) !== null)) return text;
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => (count > 1 ? `${count} × ${words.thing(code)}` : (words.thing(code) ?? '')))
    .join(', ');
}
