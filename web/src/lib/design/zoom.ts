/**
 * On large screens everything is drawn larger together (`--zoom` in tokens.css). A browser measures what is seen; styles
 * count in what it was before it was enlarged. What is measured to be set as a style comes from here.
 */
export function zoom(): number {
  const root = document.documentElement;
  return root.getBoundingClientRect().width / root.offsetWidth || 1;
}

export function measured(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const times = zoom();
  return new DOMRect(box.x / times, box.y / times, box.width / times, box.height / times);
}

export const windowSize = (): { width: number; height: number } => ({
  width: innerWidth / zoom(),
  height: innerHeight / zoom(),
});
