/** A list from the server that is read again now and then while it is looked at. */
const EVERY = 8000;

export function watchList<T>(read: () => Promise<T[]>): { items: T[]; loaded: boolean } {
  const list = $state<{ items: T[]; loaded: boolean }>({ items: [], loaded: false });

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    try {
      list.items = await read();
      list.loaded = true;
    } catch {
      // the last list stays until the server answers again
    }
  }

  // what read() looks at before its first request makes the list start anew
  $effect(() => {
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  });
  return list;
}
