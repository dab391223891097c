/** Keeps the whole edition on the device once it runs, and knows when a newer one waits. */
import { canServe, register } from '../service-worker.ts';

class Updates {
  /** Everything is on the device: it plays without the network. */
  offline = $state(false);
  /** A newer version is on the device too. It takes over when no window is open, or when asked to. */
  waiting = $state.raw<ServiceWorker | null>(null);

  async begin(): Promise<void> {
    if (!canServe()) return;
    try {
      const found = await register();
      this.waiting = found.waiting;
      found.addEventListener('updatefound', () => {
        const next = found.installing;
        next?.addEventListener('statechange', () => {
          if (next.state === 'installed' && navigator.serviceWorker.controller) this.waiting = next;
        });
      });
      await navigator.serviceWorker.ready;
      this.offline = true;
    } catch {
      // a private window or a page without TLS: then it needs the network at every start
    }
  }

  /** Only when asked for: the window begins anew, and games go on where they were. */
  takeOver(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waiting?.postMessage('take over');
  }
}

export const updates = new Updates();
