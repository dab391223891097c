/** Who plays in this browser. A guest is made the first time something needs one, under a name that is only proposed. */
import { Problem } from './api/request.ts';
import { newSession, readSession, renameSession } from './api/session.ts';
import type { SessionDocument } from './wire.ts';

const KNOWN = 'mastaba-session';
const PROPOSED = 'mastaba-name-proposed';

/** Whether this browser was given a session; the cookie itself is hidden from scripts. */
function wasSeen(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

function see(): void {
  try {
    localStorage.setItem(KNOWN, '1');
  } catch {
    // then the server is asked every time
  }
}

/** Whether this browser's guest goes by a name that nobody confirmed. */
function wasProposed(): boolean {
  try {
    return localStorage.getItem(PROPOSED) !== null;
  } catch {
    return false;
  }
}

function propose(on: boolean): void {
  try {
    if (on) localStorage.setItem(PROPOSED, '1');
    else localStorage.removeItem(PROPOSED);
  } catch {
    // then nobody is asked again
  }
}

class Session {
  person = $state<SessionDocument | null>(null);
  known = $state(false);
  private proposed = $state(wasProposed());

  /** Whether a name is still to be asked for. */
  get unnamed(): boolean {
    return this.person === null || (this.proposed && this.person.account === null);
  }

  async look(): Promise<void> {
    if (!wasSeen()) {
      this.known = true;
      return;
    }
    try {
      this.person = await readSession();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.person = null;
    }
    this.known = true;
  }

  async ensure(guestName: string): Promise<void> {
    if (!this.known) await this.look();
    if (this.person) return;
    await this.begin(guestName);
    this.confirm(false);
  }

  private confirm(confirmed: boolean): void {
    this.proposed = !confirmed;
    propose(!confirmed);
  }

  async rename(name: string): Promise<void> {
    if (this.person) this.person = await renameSession(name);
    else await this.begin(name);
    this.confirm(true);
  }

  /** Logs in or out by a request that changes the cookie. */
  async changed(): Promise<void> {
    see();
    await this.look();
  }

  private async begin(name: string): Promise<void> {
    this.person = await newSession(name);
    see();
  }
}

export const session = new Session();
