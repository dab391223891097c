/** When the focused control is gone with a move, the focus goes to the prompt and not to nowhere. */
export function keepFocus(table: HTMLElement): () => void {
  let inside = false;
  const enter = (): void => {
    inside = true;
  };
  const watcher = new MutationObserver(() => {
    if (!inside || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    document.getElementById('prompt')?.focus({ preventScroll: true });
  });
  watcher.observe(table, { childList: true, subtree: true });
  table.addEventListener('focusin', enter);
  return () => {
    watcher.disconnect();
    table.removeEventListener('focusin', enter);
  };
}
