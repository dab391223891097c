import { describe, expect, it } from 'vitest';
import { nearest, oneStop } from './one-stop.ts';

function place(x: number, y: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
  return button;
}

describe('a group that is one stop', () => {
  const [a, b, c] = [place(0, 0), place(100, 10), place(0, 100)];
  const group = document.createElement('div');
  group.append(a, b, c);

  it('finds what lies in the direction of an arrow', () => {
    expect(nearest(a, [a, b, c], [1, 0])).toBe(b);
    expect(nearest(a, [a, b, c], [0, 1])).toBe(c);
    expect(nearest(a, [a, b, c], [-1, 0])).toBeNull();
  });

  it('keeps one control in the order of the Tab key, and follows the focus', async () => {
    document.body.append(group);
    const leave = oneStop(group);
    const stops = (): string[] => [...group.children].map((one) => one.getAttribute('tabindex') ?? '');
    expect(stops()).toEqual(['0', '-1', '-1']);
    a.focus();
    a.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    expect(document.activeElement).toBe(c);
    expect(stops()).toEqual(['-1', '-1', '0']);
    c.remove();
    await new Promise((done) => setTimeout(done));
    expect(stops()).toEqual(['0', '-1']);
    leave();
  });

  it('begins with what glows, also when that comes later', async () => {
    const [first, second] = [place(0, 0), place(100, 0)];
    const other = document.createElement('div');
    other.append(first, second);
    document.body.append(other);
    const leave = oneStop(other);
    expect(first.tabIndex).toBe(0);
    second.classList.add('legal');
    await new Promise((done) => setTimeout(done));
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
    leave();
  });
});
