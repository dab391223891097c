/** A group of controls as one stop of the Tab key: the arrows go from one to the nearest in their direction. */
// what has a tabindex only because it scrolls keeps it
const CONTROLS =
  'button, a[href], summary, [role="button"], [tabindex]:not([role="tabpanel"], [role="tablist"], [role="group"], section)';
const LEGAL = '.legal, [data-legal]';
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Control = HTMLElement | SVGElement;

function controls(group: Element): Control[] {
  // a popover inside the group keeps its own stops
  return [...group.querySelectorAll<Control>(CONTROLS)].filter(
    (one) => one.closest('[role="dialog"]') === null && !(one as HTMLButtonElement).disabled,
  );
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Straight on is near, sideways is far. */
export function nearest<T extends Element>(
  from: Element,
  all: T[],
  [right, down]: [number, number],
): T | null {
  const start = centre(from);
  let best: { element: T; cost: number } | null = null;
  for (const element of all) {
    const at = centre(element);
    const along = (at.x - start.x) * right + (at.y - start.y) * down;
    const across = Math.abs((at.x - start.x) * down) + Math.abs((at.y - start.y) * right);
    if (element === from || along < 6) continue;
    const cost = along + across * 2;
    if (!best || cost < best.cost) best = { element, cost };
  }
  return best?.element ?? null;
}

export function oneStop(group: HTMLElement): () => void {
  let current: Control | null = null;

  function assign(): void {
    const all = controls(group);
    // what glows comes first, unless somebody stands elsewhere
    const stays = current !== null && all.includes(current);
    if (!stays || (current !== document.activeElement && !current?.matches(LEGAL)))
      current = all.find((one) => one.matches(LEGAL)) ?? (stays ? current : (all[0] ?? null));
    for (const one of all) {
      const wanted = one === current ? '0' : '-1';
      if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
    }
  }

  function enter(event: FocusEvent): void {
    const control = (event.target as Element).closest<Control>(CONTROLS);
    if (!control || control === current || !controls(group).includes(control)) return;
    current = control;
    assign();
  }

  function arrows(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = document.activeElement;
    if (!way || event.defaultPrevented || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    // what is carried moves with the arrows itself
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(from.tagName) || from.closest('[role="dialog"], [data-carried]'))
      return;
    const next = nearest(from, controls(group), way);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const watcher = new MutationObserver(assign);
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['class'] });
  group.addEventListener('focusin', enter);
  group.addEventListener('keydown', arrows);
  assign();
  return () => {
    watcher.disconnect();
    group.removeEventListener('focusin', enter);
    group.removeEventListener('keydown', arrows);
  };
}
