/** Who plays in this browser. A guest is made the first time something needs one, without asking for a name. */
import { api, Problem } from './api.ts';
import type { SessionDocument } from './wire.ts';

const KNOWN = 'mastaba-session';

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

class Session {
  person = $state<SessionDocument | null>(null);
  known = $state(false);

  async look(): Promise<void> {
    if (!wasSeen()) {
      this.known = true;
      return;
    }
    try {
      this.person = await api.session();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.person = null;
    }
    this.known = true;
  }

  async ensure(guestName: string): Promise<void> {
    if (!this.known) await this.look();
    if (!this.person) await this.begin(guestName);
  }

  async rename(name: string): Promise<void> {
    if (this.person) this.person = await api.rename(name);
    else await this.begin(name);
  }

  /** Logs in or out by a request that changes the cookie. */
  async changed(): Promise<void> {
    see();
    await this.look();
  }

  private async begin(name: string): Promise<void> {
    this.person = await api.newSession(name);
    see();
  }
}

export const session = new Session();
