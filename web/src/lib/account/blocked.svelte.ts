/** Whom this browser blocked, by the seats they had: what they said there is hidden at once. The server keeps the list. */
export interface Blocked {
  table: string;
  seat: number;
  name: string;
}

const KEY = 'mastaba-blocked';

function load(): Blocked[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Blocked[];
  } catch {
    return [];
  }
}

class BlockList {
  people = $state<Blocked[]>(load());

  has(table: string, seat: number): boolean {
    return this.people.some((one) => one.table === table && one.seat === seat);
  }

  add(person: Blocked): void {
    this.keep([...this.people, person]);
  }

  remove(table: string, seat: number): void {
    this.keep(this.people.filter((one) => one.table !== table || one.seat !== seat));
  }

  /** Unblocked by name, away from any table. */
  forget(name: string | null): void {
    this.keep(this.people.filter((one) => one.name !== name));
  }

  private keep(people: Blocked[]): void {
    this.people = people;
    try {
      localStorage.setItem(KEY, JSON.stringify(people));
    } catch {
      // the server remembers it all the same
    }
  }
}

export const blocked = new BlockList();
