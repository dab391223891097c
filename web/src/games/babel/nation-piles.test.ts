/** Both piles of Nation cards are seen on the board, the discard card by card (BA-8.1). */
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { BabelView } from './babel-view.ts';
import NationPiles from './NationPiles.svelte';

const texts = { say: (key: string) => key, name: (_kind: string, code: string) => code };

function shown(deck: number, discard: string, narrow: boolean): HTMLElement {
  const view = { deck, discard } as unknown as BabelView;
  return render(NationPiles, { props: { view, texts, narrow } }).container;
}

describe.each([false, true])('the piles of Nation cards, narrow: %s', (narrow) => {
  it('say how many cards are left to draw, and which are discarded', () => {
    const found = shown(37, 'AAHSSS', narrow);
    expect(found.querySelector('[data-place="deck"]')?.textContent).toMatch(/37\s+page-draw/);
    expect(found.querySelector('[data-place="discard"]')?.textContent).toMatch(/6\s+page-discard/);
    const labels = [...found.querySelectorAll('[data-discarded]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(labels).toEqual(['2 A', '1 H', '3 S']);
  });

  it('say so when nothing is left or discarded', () => {
    const found = shown(0, '', narrow);
    expect(found.querySelector('[data-place="deck"]')?.textContent).toMatch(/0\s+page-draw/);
    expect(found.querySelector('[data-place="discard"]')?.textContent).toMatch(/0\s+page-discard/);
    expect(found.querySelectorAll('[data-discarded]')).toHaveLength(0);
  });
});
