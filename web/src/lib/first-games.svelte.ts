/** Which games this browser has met: whoever is new to one gets an easy opponent, and a word of help at that table. */
export const MET = 'mastaba-games-met';
const TABLE = 'mastaba-first-table';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MET) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a browser that keeps nothing still plays
  }
}

function readTable(): string | null {
  try {
    return localStorage.getItem(TABLE);
  } catch {
    return null;
  }
}

class FirstGames {
  private met = $state.raw(read());
  /** The table of a first game, until its word of help was waved away. */
  table = $state(readTable());

  isNew(game: string): boolean {
    return !this.met.includes(game);
  }

  opponent(game: string): string {
    return this.isNew(game) ? 'easy' : 'normal';
  }

  meet(games: string[]): void {
    const met = [...new Set([...this.met, ...games])];
    if (met.length === this.met.length) return;
    this.met = met;
    write(MET, JSON.stringify(met));
  }

  /** A game of this browser has begun. */
  begin(game: string, table: string): void {
    if (this.isNew(game)) this.greet(table);
    this.meet([game]);
  }

  greet(table: string | null): void {
    this.table = table;
    write(TABLE, table ?? '');
  }
}

export const firstGames = new FirstGames();
