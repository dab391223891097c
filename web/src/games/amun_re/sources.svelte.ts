/** Where the values of the edition come from, read from its own file; what is reconstructed can be marked. */
const FILES = import.meta.glob('@mastaba/games/amun_re/editions/*.toml', {
  query: '?raw',
  import: 'default',
});

export interface Value {
  /** As in `provinces.ABU.fields`. */
  name: string;
  value: string;
  kind: string;
  note: string;
}

const TABLE = /^\[([\w.]+)\]$/;
const WHOLE = /^(\w+) = \{ *value = (.+?), *source = "(\w+)"(?:, *note = "(.*)")? *\}$/;
const PLAIN = /^(\w+) = (.+)$/;

export function readValues(toml: string): Value[] {
  const kinds: Record<string, string> = {};
  const found: Value[] = [];
  let table = '';
  let source = '';
  for (const line of toml.split('\n').map((one) => one.trim())) {
    const heading = TABLE.exec(line);
    const whole = WHOLE.exec(line);
    const plain = PLAIN.exec(line);
    const [, key = '', text = ''] = whole ?? plain ?? [];
    const bare = text.replace(/^"|"$/g, '');
    if (heading) table = heading[1] ?? '';
    else if (table === 'sources' && plain) kinds[key] = bare.split(':')[0] ?? '';
    else if (key === 'source') source = bare;
    else if (plain && table !== 'edition' && key !== 'note')
      found.push({
        name: `${table}.${key}`,
        value: bare,
        kind: kinds[whole?.[3] ?? source] ?? '',
        note: whole?.[4] ?? '',
      });
  }
  return found;
}

class Sources {
  values = $state.raw<Value[]>([]);
  marking = $state(false);
  readonly guessed = $derived.by(
    () => new Set(this.values.filter((one) => one.kind === 'reconstruction').map((one) => one.name)),
  );

  async load(edition: string): Promise<void> {
    const path = Object.keys(FILES).find((name) => name.endsWith(`/${edition}.toml`));
    if (path) this.values = readValues((await FILES[path]?.()) as string);
  }
}

export const sources = new Sources();

/** Whether a value of the province is to be marked as reconstructed. */
export const marked = (code: string, names: string[]): boolean =>
  sources.marking && names.some((name) => sources.guessed.has(`provinces.${code}.${name}`));
