/** Python in a worker: Pyodide with Mastaba's own modules, all from the folder that the page came from. */
import type { loadPyodide, PyodideInterface } from 'pyodide';
import { Loading } from './loading.ts';

const LOCK = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
};
const WASM = 'pyodide.asm.wasm';
const LIBRARY = 'stdlib.zip';
/** How much of the start each step is, as measured; the first is counted in bytes. */
const STEPS = { loaded: 0.6, started: 0.85 };

export type Python = PyodideInterface;

export async function startPython(base: string, told: (part: number) => void): Promise<Python> {
  const loading = new Loading(__SIZES__, (part) => told(part * STEPS.loaded));
  const plainFetch = globalThis.fetch;
  const come = async (address: string): Promise<Response> => {
    const answer = await plainFetch(address);
    if (!answer.ok) throw new Error(`${address} (${answer.status})`);
    return asWasm(address, loading.watch(answer));
  };
  // Pyodide asks for them only when its scripts are there; meanwhile they are on their way, and the large one is compiled
  const compiled = WebAssembly.compileStreaming(come(base + WASM));
  const library = come(base + LIBRARY);
  const pack = unpacked(come(`${base}engine.pack.gz`));
  const early = new Map([
    [base + WASM, Promise.resolve(new Response())],
    [base + LIBRARY, library],
  ]);
  const plainInstantiate = WebAssembly.instantiateStreaming;
  globalThis.fetch = (asked, init) => early.get(String(asked)) ?? plainFetch(asked, init);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    const script = async (name: string): Promise<unknown> => {
      const found: unknown = await import(/* @vite-ignore */ base + name);
      loading.count(name);
      return found;
    };
    const start = async (): Promise<Python> => {
      const [found] = await Promise.all([script('pyodide.js'), script('pyodide.asm.js')]);
      return (found as { loadPyodide: typeof loadPyodide }).loadPyodide({
        indexURL: base,
        stdLibURL: base + LIBRARY,
        lockFileContents: LOCK as never,
        env: { HOME: '/' },
      });
    };
    // where a file is missing or damaged, Pyodide alone would wait for ever
    const [python, files] = await Promise.all([start(), pack, compiled, library]);
    place(python, files);
    told(STEPS.started);
    python.runPython("import sys; sys.path.insert(0, '/engine')");
    return python;
  } finally {
    globalThis.fetch = plainFetch;
    WebAssembly.instantiateStreaming = plainInstantiate;
  }
}

/** Browsers compile it while it comes only under its own type, which not every web server gives it. */
function asWasm(address: string, answer: Response): Response {
  const type = 'application/wasm';
  if (!address.endsWith('.wasm') || answer.headers.get('Content-Type') === type) return answer;
  return new Response(answer.body, { status: answer.status, headers: { 'Content-Type': type } });
}

async function unpacked(coming: Promise<Response>): Promise<Uint8Array> {
  const answer = await coming;
  if (!answer.body) throw new Error(`${answer.url} is empty`);
  const plain = answer.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** The length of a table of contents, the contents as JSON, and the bytes of all files. */
function place(python: Python, data: Uint8Array): void {
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
