/** A board that only shows something: nothing that looks for the table's own pieces may find them in a picture. */
import type { Attachment } from 'svelte/attachments';

/** Takes off the names by which motion, hints, keys and rules find places on the board, also of what is drawn later. */
export const unfindable: Attachment = (picture) => {
  const clear = (): void => {
    for (const one of picture.querySelectorAll('*')) {
      for (const name of one.getAttributeNames()) if (name.startsWith('data-')) one.removeAttribute(name);
      // what a drawing refers to by its id is kept in its definitions
      if (one.id && !one.closest('defs')) one.removeAttribute('id');
    }
  };
  const watcher = new MutationObserver(clear);
  watcher.observe(picture, { childList: true, subtree: true });
  clear();
  return () => watcher.disconnect();
};

/** What is drawn, in the words that the board has for those who do not see it. */
export function inWords(picture: Element): string {
  const labels = [...picture.querySelectorAll('[aria-label]')].map(
    (one) => one.getAttribute('aria-label') ?? '',
  );
  return [...new Set(labels.filter(Boolean))].join('. ');
}
