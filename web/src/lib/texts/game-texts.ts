/** What a game says: keys and facts of the engine become sentences, in the same way as in src/mastaba/texts.py. */
import type { Fact, Facts, Option } from '../wire.ts';
import type { Arguments, Catalogue } from './catalogue.ts';

export class GameTexts {
  /** Those numbers of the edition that a sentence quotes; most are quoted by the rulebook alone. */
  private readonly numbers: Record<string, number>;
  /** What was said of an event: a log is written anew with every move, and its lines stay the same. */
  private readonly told = new WeakMap<Facts, string>();

  constructor(
    private readonly catalogue: Catalogue,
    private readonly players: string[],
    numbers: Record<string, number>,
  ) {
    const open = catalogue.open();
    this.numbers = Object.fromEntries(Object.entries(numbers).filter(([name]) => open.has(name)));
  }

  has(key: string): boolean {
    return this.catalogue.has(key);
  }

  say(key: string, facts: Facts = {}): string {
    return this.catalogue.say(key, this.spoken(facts));
  }

  prompt(key: string, facts: Facts): string {
    return this.say(`prompt-${key}`, facts);
  }

  waiting(key: string, facts: Facts, seat: number): string {
    return this.say(`prompt-${key}.waiting`, { seat, ...facts });
  }

  event(name: string, facts: Facts): string {
    const known = this.told.get(facts);
    if (known !== undefined) return known;
    const said = this.say(`event-${name}`, { count: 1, ...facts });
    this.told.set(facts, said);
    return said;
  }

  reason(reason: string, facts: Facts): string {
    return this.say(`reason-${reason}`, facts);
  }

  move(option: Pick<Option, 'kind' | 'facts'>): string {
    return this.say(moveKey(option.kind), option.facts);
  }

  group(option: Option): string {
    const key = `${moveKey(option.kind)}.group`;
    return this.has(key) ? this.say(key, option.facts) : '';
  }

  item(option: Option): string {
    const key = `${moveKey(option.kind)}.item`;
    return this.has(key) ? this.say(key, option.facts) : this.move(option);
  }

  name(kind: string, value: string): string {
    const key = `name-${kind}-${value}`;
    if (this.has(key)) return this.catalogue.say(key);
    return this.has(`name-${kind}-each`) ? this.nameEach(kind, value) : value;
  }

  /** Several things in one word, as `HHS` for cards: `name-cards-each = nation` says what each letter is. */
  private nameEach(kind: string, value: string): string {
    const each = this.catalogue.say(`name-${kind}-each`);
    const codes = [...value];
    return codes.every((code) => this.has(`name-${each}-${code}`)) ? this.counted(each, codes) : value;
  }

  /** The names behind codes, each once: 2 artisans, as `name-card-several` says it, or else 2 × artisan. */
  private counted(kind: string, codes: string[]): string {
    return [...new Set(codes)]
      .map((code) => this.several(kind, code, codes.filter((one) => one === code).length))
      .join(', ');
  }

  private several(kind: string, code: string, count: number): string {
    const key = `name-${kind}-several`;
    const name = this.name(kind, code);
    if (count === 1) return name;
    return this.has(key) ? this.catalogue.say(key, { code, count, name }) : `${count} × ${name}`;
  }

  /** The name behind a code, or the names behind several if all of them have one: `cards` S W by `name-card-S`. With a
   * `name-card-several` what repeats is counted; without, as for Babel's columns, the order matters. */
  private names(kind: string, value: string): string {
    const codes = value.split(' ').filter(Boolean);
    for (const key of [kind, kind.replace(/s$/, '')])
      if (codes.length > 0 && codes.every((code) => this.has(`name-${key}-${code}`)))
        return this.has(`name-${key}-several`)
          ? this.counted(key, codes)
          : codes.map((code) => this.name(key, code)).join(', ');
    return this.name(kind, value);
  }

  player(seat: number): string {
    return this.players[seat - 1] ?? String(seat);
  }

  /** The facts as the catalogues know them: a code is said by its name, and stays at hand as `..._code`. */
  private spoken(facts: Facts): Arguments {
    const found: Arguments = { ...this.numbers };
    for (const [name, value] of Object.entries(facts)) {
      if (value === null || typeof value === 'string') {
        const code = value ?? 'hidden';
        found[`${name}_code`] = code;
        found[name] = this.names(name, code);
      } else {
        found[name] = plain(value);
      }
    }
    const seat = facts['seat'];
    if (typeof seat === 'number' && found['player'] === undefined) found['player'] = this.player(seat);
    const target = facts['target'];
    if (typeof target === 'number') found['target'] = this.player(target);
    return found;
  }
}

function plain(value: Fact): string | number {
  return typeof value === 'number' ? value : String(value);
}

/** `A!` cannot be a key of a catalogue. */
export function moveKey(kind: string): string {
  return kind.endsWith('!') ? `move-${kind.slice(0, -1)}-ability` : `move-${kind}`;
}
