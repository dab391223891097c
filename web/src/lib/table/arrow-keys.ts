/** A board is one stop of the Tab key; the arrows go on inside, to the nearest button in their direction. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrowKeys(event: KeyboardEvent, board: HTMLElement | undefined): void {
  const way = STEPS[event.key];
  const from = document.activeElement;
  if (!way || !board || !from || !board.contains(from)) return;
  event.preventDefault();
  const start = centre(from);
  let best: { element: HTMLElement; cost: number } | null = null;
  for (const element of board.querySelectorAll<HTMLElement>('button:not(:disabled)')) {
    if (element === from) continue;
    const at = centre(element);
    const along = (at.x - start.x) * way[0] + (at.y - start.y) * way[1];
    const across = Math.abs((at.x - start.x) * way[1]) + Math.abs((at.y - start.y) * way[0]);
    if (along < 6) continue;
    const cost = along + across * 2;
    if (!best || cost < best.cost) best = { element, cost };
  }
  best?.element.focus();
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
