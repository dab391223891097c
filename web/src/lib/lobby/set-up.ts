/** What the form of a new table offers and sends, from what the server says of each option under each edition. */
import type { GameOption } from '../wire.ts';

export interface Terms {
  edition: string;
  seats: number;
  /** What was chosen by hand; what an edition does not have waits for one that has it. */
  chosen: Record<string, string>;
}

const here = (option: GameOption, edition: string): { default: string; values: string[] } =>
  option.editions[edition] ?? option;

/** The words that it may be: nobody begins from a seat that the table does not have. */
export const offered = (option: GameOption, { edition, seats }: Terms): string[] =>
  here(option, edition).values.filter((value) => !option.names_seat || !(Number(value) > seats));

/** Whether there is anything to choose. */
export const isOpen = (option: GameOption, terms: Terms): boolean =>
  option.least !== null || offered(option, terms).length > 1;

export const defaultOf = (option: GameOption, terms: Terms): string => here(option, terms.edition).default;

/** What is played: the choice where this edition has it, else what the edition says. */
export function valueOf(option: GameOption, terms: Terms): string {
  const value = terms.chosen[option.name];
  const isNumber = option.least !== null && value !== undefined && !option.values.includes(value);
  return value !== undefined && (isNumber || offered(option, terms).includes(value))
    ? value
    : defaultOf(option, terms);
}

/** The options that differ from those of the edition, as a table is opened with them. */
export function changed(options: GameOption[], terms: Terms): Record<string, string> {
  const found = options.map((option) => [option, valueOf(option, terms)] as const);
  return Object.fromEntries(
    found
      .filter(([option, value]) => value !== defaultOf(option, terms))
      .map(([option, value]) => [option.name, value]),
  );
}

/** The choices after one more; what the edition says anyway is no choice, and follows it. */
export function choose(option: GameOption, terms: Terms, value: string): Record<string, string> {
  const others = Object.entries(terms.chosen).filter(([name]) => name !== option.name);
  const added = value === defaultOf(option, terms) ? [] : [[option.name, value]];
  return Object.fromEntries([...others, ...added]) as Record<string, string>;
}
