/** Great moments of a game, each filling the table until its time is up or somebody goes on. */
import { pause } from '../motion/fly.ts';
import { settings } from '../settings.svelte.ts';
import type { NewsMessage } from '../wire.ts';
import type { TableModel } from './table-model.svelte.ts';

const LASTS = 2000;

export class Scenes {
  now = $state.raw<{ text: string; seat: number | null } | null>(null);
  private skipped: () => void = () => undefined;

  constructor(private readonly model: Pick<TableModel, 'module' | 'texts'>) {}

  /** Those of a message, one after the other. */
  async show(message: NewsMessage): Promise<void> {
    const { module, texts } = this.model;
    if (settings.pace === 0 || document.visibilityState === 'hidden' || !texts) return;
    const names = module?.scenes ?? [];
    const events = message.news.flatMap((item) => item.events).filter((event) => names.includes(event.name));
    for (const event of events) {
      const { seat } = event.facts;
      const text = texts.event(event.name, event.facts).replace(/\.$/, '');
      this.now = { text, seat: typeof seat === 'number' ? seat : null };
      const skipped = new Promise<void>((done) => (this.skipped = done));
      await Promise.race([pause(LASTS * settings.pace), skipped]);
      this.now = null;
    }
  }

  skip(): void {
    this.skipped();
  }
}
