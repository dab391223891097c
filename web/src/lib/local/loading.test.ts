import { expect, test } from 'vitest';
import { Loading } from './loading.ts';

const came = (name: string, bytes: number, status = 200): Response => {
  const answer = new Response(new Uint8Array(bytes), { status });
  Object.defineProperty(answer, 'url', { value: `http://host/some/folder/py/${name}` });
  return answer;
};

test('bytes of all files are counted as they come, and whoever asked reads them', async () => {
  const told: number[] = [];
  const loading = new Loading({ 'a.zip': 30, 'b.wasm': 50, 'c.js': 20 }, (part) => told.push(part));
  const [first, second] = [came('a.zip', 30), came('b.wasm', 50)];
  expect(loading.watch(first)).toBe(first);
  expect((await first.arrayBuffer()).byteLength).toBe(30);
  await expect.poll(() => told).toEqual([0.3]);
  loading.count('c.js');
  expect(told.at(-1)).toBe(0.5);
  loading.watch(second);
  await expect.poll(() => told.at(-1)).toBe(1);
  expect((await second.arrayBuffer()).byteLength).toBe(50);
});

test('what is not ours, failed, broke off or came twice does not lead astray', async () => {
  const told: number[] = [];
  const loading = new Loading({ 'a.zip': 10, 'b.zip': 10 }, (part) => told.push(part));
  loading.watch(came('other.json', 5));
  loading.watch(came('b.zip', 5, 404));
  const broken = new Response(new ReadableStream({ start: (stream) => stream.error(new Error('gone')) }));
  Object.defineProperty(broken, 'url', { value: 'http://host/py/b.zip' });
  await expect(loading.watch(broken).arrayBuffer()).rejects.toThrow('gone');
  for (let time = 1; time <= 2; time += 1) {
    loading.watch(came('a.zip', 12));
    await expect.poll(() => told).toHaveLength(time);
  }
  expect(told).toEqual([0.5, 0.5]);
});
