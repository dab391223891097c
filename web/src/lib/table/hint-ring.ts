/** Rings whatever fits one of the selectors, also what is drawn a moment later, until it is told to stop. */
export function ring(selectors: string[], description: string): () => void {
  if (selectors.length === 0) return () => undefined;
  const selector = selectors.join(',');
  const table = document.querySelector('.table') ?? document.body;
  const draw = (): void => {
    for (const one of table.querySelectorAll('[data-hinted]')) if (!one.matches(selector)) unmark(one);
    for (const one of table.querySelectorAll(selector)) {
      if (one.hasAttribute('data-hinted')) continue;
      one.setAttribute('data-hinted', '');
      if (one.matches('button, [role="button"], input')) one.setAttribute('aria-description', description);
    }
  };
  const watcher = new MutationObserver(draw);
  // a button may turn into another one, as Migrate into Cancel
  watcher.observe(table, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-move'],
  });
  draw();
  // a board may pan and a hand may be long: what is meant comes into sight
  for (const one of table.querySelectorAll('[data-hinted]'))
    if ('scrollIntoView' in one) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return () => {
    watcher.disconnect();
    for (const one of table.querySelectorAll('[data-hinted]')) unmark(one);
  };
}

function unmark(one: Element): void {
  one.removeAttribute('data-hinted');
  one.removeAttribute('aria-description');
}
