/** Python in a worker: Pyodide with Mastaba's own modules, all from the folder that the page came from. */
import type { loadPyodide, PyodideInterface } from 'pyodide';

const LOCK = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
};
/** How much of the start each step is, as measured; loading is counted in bytes. */
const STEPS = { loaded: 0.6, started: 0.85 };

export type Python = PyodideInterface;

export async function startPython(base: string, told: (part: number) => void): Promise<Python> {
  const pack = read(`${base}engine.pack.gz`, (part) => told(part * STEPS.loaded));
  const pyodide = (await import(/* @vite-ignore */ `${base}pyodide.js`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const python = await pyodide.loadPyodide({
    indexURL: base,
    stdLibURL: `${base}stdlib.zip`,
    lockFileContents: LOCK as never,
    env: { HOME: '/', MASTABA_PURE: '1' },
  });
  unpack(python, await pack);
  told(STEPS.started);
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  return python;
}

async function read(address: string, told: (part: number) => void): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address} (${answer.status})`);
  const total = Number(answer.headers.get('Content-Length') ?? 0);
  let seen = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, next) {
      seen += chunk.length;
      if (total > 0) told(Math.min(1, seen / total));
      next.enqueue(chunk);
    },
  });
  const plain = answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** The length of a table of contents, the contents as JSON, and the bytes of all files. */
function unpack(python: Python, data: Uint8Array): void {
  const length = new DataView(data.buffer).getUint32(0, true);
  const contents = JSON.parse(new TextDecoder().decode(data.subarray(4, 4 + length))) as [string, number][];
  const folders = new Set<string>();
  let at = 4 + length;
  for (const [name, size] of contents) {
    const path = `/engine/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(path, data.subarray(at, at + size));
    at += size;
  }
}
