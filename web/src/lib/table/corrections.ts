/** The values of an edition in the tables of its file, and the file of corrected values that `--data` reads. */
import type { EditionValue } from '../wire-types.ts';

export interface Group {
  /** As in `provinces.ABU`. */
  name: string;
  values: EditionValue[];
}

export const lastPart = (name: string): string => name.split('.').at(-1) ?? name;
const tableOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

export function groupsOf(values: EditionValue[]): Group[] {
  const groups = new Map<string, EditionValue[]>();
  for (const one of values) groups.set(tableOf(one.name), [...(groups.get(tableOf(one.name)) ?? []), one]);
  return [...groups].map(([name, inside]) => ({ name, values: inside }));
}

/** What was written down beside some values, as far as it differs from them. */
export function correctionsFile(values: EditionValue[], written: Record<string, string>): string {
  return groupsOf(values)
    .map(({ name, values: inside }) => ({
      name,
      lines: inside.flatMap((one) => {
        const text = (written[one.name] ?? '').trim();
        const mine = inToml(one.value, text);
        return text === '' || mine === inToml(one.value, [one.value].flat().join(', '))
          ? []
          : [`${lastPart(one.name)} = ${mine}`];
      }),
    }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => [`[${name}]`, ...lines].join('\n'))
    .join('\n\n');
}

/** A text as a value of the same form as this one. */
function inToml(like: EditionValue['value'], text: string): string {
  if (Array.isArray(like)) {
    const parts = text.split(',').map((part) => part.trim());
    return `[${parts.map((part) => inToml(like[0] ?? 0, part)).join(', ')}]`;
  }
  return typeof like === 'string' ? JSON.stringify(text) : text;
}
