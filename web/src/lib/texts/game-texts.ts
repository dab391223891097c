/** What a game says: keys and facts of the engine become sentences, in the same way as in src/mastaba/texts.py. */
import type { Fact, Facts, Option } from '../wire.ts';
import type { Arguments, Catalogue } from './catalogue.ts';

export class GameTexts {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly players: string[],
    private readonly numbers: Record<string, number>,
  ) {}

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
    return this.say(`event-${name}`, { count: 1, ...facts });
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
    const codes = [...new Set(value)];
    if (!codes.every((code) => this.has(`name-${each}-${code}`))) return value;
    return codes
      .map((code) => {
        const count = value.split(code).length - 1;
        return count > 1 ? `${count} × ${this.name(each, code)}` : this.name(each, code);
      })
      .join(', ');
  }

  /** The name behind a code, or the names behind several if all of them have one: `cards` S W by `name-card-S`. */
  private names(kind: string, value: string): string {
    const codes = value.split(' ').filter(Boolean);
    for (const key of [kind, kind.replace(/s$/, '')])
      if (codes.length > 0 && codes.every((code) => this.has(`name-${key}-${code}`)))
        return codes.map((code) => this.name(key, code)).join(', ');
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
