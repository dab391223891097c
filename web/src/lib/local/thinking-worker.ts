/** Bots, hints and analyses: it thinks while the tables answer. It starts with its first question. */
import type { Question } from './messages.ts';
import { startPython } from './python.ts';

type Think = (question: Uint8Array) => Uint8Array;

let thinking: Promise<Think> | null = null;

const start = async (base: string): Promise<Think> =>
  (await startPython(base, () => undefined)).pyimport('mastaba.browser.in_worker').think as Think;

addEventListener('message', ({ data }: MessageEvent<{ base: string; port: MessagePort }>) => {
  const { base, port } = data;
  thinking = start(base);
  port.onmessage = async (event: MessageEvent<Question>) => {
    const think = await (thinking ??= start(base));
    port.postMessage({ id: event.data.id, data: think(event.data.data) } satisfies Question);
  };
});
