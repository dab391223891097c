import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { words } from '../texts/language.svelte.ts';
import type { CoreDocument } from '../wire-types.ts';
import CoreNote from './CoreNote.svelte';

async function noted(state: CoreDocument['state'] | null): Promise<string> {
  const ask = (): Promise<CoreDocument> => (state ? Promise.resolve({ state }) : Promise.reject(new Error()));
  const { container, unmount } = render(CoreNote, { ask });
  await new Promise((done) => setTimeout(done));
  const said = container.textContent.trim();
  unmount();
  return said;
}

describe('the note about the rules in which bots think', () => {
  afterEach(() => words.use('en'));

  it('is there only where bots think less', async () => {
    await words.use('en');
    expect(await noted('compiled')).toBe('');
    expect(await noted(null)).toBe('');
    expect(await noted('chosen')).toContain('bots think less');
    expect(await noted('missing')).toContain('bots think less');
  });

  it('says in both languages that compiling goes on, or failed', async () => {
    await words.use('en');
    expect(await noted('compiling')).toContain('being compiled');
    expect(await noted('failed')).toContain('could not be compiled');
    await words.use('fr');
    expect(await noted('compiling')).toContain('en cours');
    expect(await noted('failed')).toContain('a échoué');
  });
});
