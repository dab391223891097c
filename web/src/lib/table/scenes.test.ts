import { expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte.ts';
import type { NewsMessage } from '../wire.ts';
import { Scenes } from './scenes.svelte.ts';
import type { TableModel } from './table-model.svelte.ts';

const model = {
  module: { scenes: ['TowerFell'] },
  texts: { event: (name: string) => `${name} at once.` },
} as unknown as TableModel;
const message = (...names: string[]): NewsMessage =>
  ({
    news: [{ events: names.map((name) => ({ name, facts: { seat: 2 } })) }],
  }) as unknown as NewsMessage;

test('a great moment fills the table until somebody goes on, and small ones do not', async () => {
  vi.spyOn(settings, 'pace', 'get').mockReturnValue(1);
  const scenes = new Scenes(model);
  const shown = scenes.show(message('CardDrawn', 'TowerFell'));
  expect(scenes.now).toEqual({ text: 'TowerFell at once', seat: 2 });
  scenes.skip();
  await shown;
  expect(scenes.now).toBeNull();
});

test('it goes by itself, and with reduced motion it does not come', async () => {
  vi.useFakeTimers();
  const pace = vi.spyOn(settings, 'pace', 'get').mockReturnValue(1);
  const scenes = new Scenes(model);
  const shown = scenes.show(message('TowerFell'));
  await vi.advanceTimersByTimeAsync(1900);
  expect(scenes.now).not.toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  await shown;
  expect(scenes.now).toBeNull();
  pace.mockReturnValue(0);
  const still = scenes.show(message('TowerFell'));
  expect(scenes.now).toBeNull();
  await still;
  vi.useRealTimers();
});
