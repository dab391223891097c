import { expect, test } from 'vitest';
import { Loading } from './loading.ts';

const came = (name: string, bytes: number, status = 200): Response => {
  const answer = new Response(new Uint8Array(bytes), { status });
  Object.defineProperty(answer, 'url', { value: `http://host/some/folder/py/${name}` });
  return answer;
};

test('bytes of all files are counted as they are read', async () => {
  const told: number[] = [];
  const loading = new Loading({ 'a.zip': 30, 'b.wasm': 50, 'c.js': 20 }, (part) => told.push(part));
  const read = await loading.watch(came('a.zip', 30), () => false).arrayBuffer();
  expect(read.byteLength).toBe(30);
  expect(told).toEqual([0.3]);
  loading.count('c.js');
  expect(told.at(-1)).toBe(0.5);
  const whole = came('b.wasm', 50);
  expect(loading.watch(whole, (name) => name.endsWith('.wasm'))).toBe(whole);
  expect(told.at(-1)).toBe(1);
});

test('what is not ours, failed or came twice does not lead astray', async () => {
  const told: number[] = [];
  const loading = new Loading({ 'a.zip': 10, 'b.zip': 10 }, (part) => told.push(part));
  const other = came('other.json', 5);
  expect(loading.watch(other, () => false)).toBe(other);
  const missing = came('b.zip', 5, 404);
  expect(loading.watch(missing, () => false)).toBe(missing);
  expect(told).toEqual([]);
  for (let time = 0; time < 2; time += 1) await loading.watch(came('a.zip', 12), () => false).arrayBuffer();
  expect(Math.max(...told)).toBe(0.5);
});
