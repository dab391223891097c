/** What people are called: whoever sits down with others is asked once, with a friendly proposal. */
import { session } from './session.svelte.ts';
import { t } from './texts/language.svelte.ts';

/** As the server cuts it. */
export const LONGEST_NAME = 24;

const luck = Math.random();

/** Names nobody here has, always in the same order while the page is open. */
export function proposals(count: number, taken: (string | null)[] = []): string[] {
  const all = t('name-proposals').split(', ');
  const from = Math.floor(luck * all.length);
  const turned = [...all.slice(from), ...all.slice(0, from)];
  return turned.filter((name) => !taken.includes(name)).slice(0, count);
}

/** A guest's name where nobody else reads it yet. */
export function proposal(): string {
  const name = session.person?.name;
  return name && name !== t('guest') ? name : (proposals(1)[0] ?? t('guest'));
}

export interface Question {
  proposed: string;
  /** One's own name is kept; that of another one on this device is only told. */
  own: boolean;
  answer: (name: string | null) => void;
}

class Asking {
  question = $state.raw<Question | null>(null);

  /** A name, or null if the question was waved away. */
  ask(own = true, proposed = proposal()): Promise<string | null> {
    this.question?.answer(null);
    return new Promise((resolve) => {
      this.question = {
        proposed,
        own,
        answer: (name) => {
          this.question = null;
          resolve(name);
        },
      };
    });
  }

  /** Before one sits down with others; nobody is asked twice. False if nobody wants to sit down after all. */
  async once(): Promise<boolean> {
    if (!session.known) await session.look();
    return !session.unnamed || (await this.ask()) !== null;
  }
}

export const asking = new Asking();
