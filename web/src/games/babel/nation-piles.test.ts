/** Both piles of Nation cards are seen on the board, the discard card by card (BA-8.1). */
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../lib/wire.ts';
import type { BabelView } from './babel-view.ts';
import NationPiles from './NationPiles.svelte';

const texts = {
  say: (key: string, facts: Facts = {}) => [key, ...Object.values(facts)].join(' '),
  name: (_kind: string, code: string) => code,
};

function shown(deck: number, discard: string, narrow: boolean): HTMLElement {
  const view = { deck, discard, derived: { drawn: 3 } } as unknown as BabelView;
  return render(NationPiles, { props: { view, texts, narrow, explain: () => undefined } }).container;
}

describe.each([false, true])('the piles of Nation cards, narrow: %s', (narrow) => {
  it('say how many cards are left to draw, and which are discarded', () => {
    const found = shown(37, 'AAHSSS', narrow);
    expect(found.querySelector('[data-place="deck"]')?.textContent).toMatch(/37\s+page-draw/);
    expect(found.querySelector('[data-place="discard"]')?.textContent).toMatch(/6\s+page-discard/);
    expect(found.querySelectorAll('[data-discarded]')).toHaveLength(3);
    const label = found.querySelector('[data-place="discard"]')?.getAttribute('aria-label');
    expect(label).toBe('page-discarded 6 2 A, 1 H, 3 S');
  });

  it('say so when nothing is left or discarded', () => {
    const found = shown(0, '', narrow);
    expect(found.querySelector('[data-place="deck"]')?.textContent).toMatch(/0\s+page-draw/);
    expect(found.querySelector('[data-place="discard"]')?.textContent).toMatch(/0\s+page-discard/);
    expect(found.querySelectorAll('[data-discarded]')).toHaveLength(0);
  });
});
