/** Who plays in this browser. A guest is made the first time something needs one, without asking for a name. */
import { api, Problem } from './api.ts';
import type { SessionDocument } from './wire.ts';

class Session {
  person = $state<SessionDocument | null>(null);
  known = $state(false);

  async look(): Promise<void> {
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
    if (!this.person) this.person = await api.newSession(guestName);
  }

  async rename(name: string): Promise<void> {
    this.person = this.person ? await api.rename(name) : await api.newSession(name);
  }
}

export const session = new Session();
