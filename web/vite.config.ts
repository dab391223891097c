import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

// `npm run dev` serves the page with hot reload and hands the wire to the Python server.
const backend = process.env['MASTABA_BACKEND'] ?? 'http://127.0.0.1:8000';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Beside every text lies its compressed form, so that the server need not compress anything. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|html)$/.test(file)) continue;
      const text = readFileSync(join(dir, file));
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(text));
      writeFileSync(join(dir, `${file}.gz`), gzipSync(text, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), compressed],
  resolve: { alias: { '@mastaba': here('../src/mastaba'), $lib: here('./src/lib') } },
  build: { outDir: '../src/mastaba/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: backend, ws: true }, '/health': backend },
  },
});
