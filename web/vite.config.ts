import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// `npm run dev` serves the page with hot reload and hands the wire to the Python server.
const backend = process.env['MASTABA_BACKEND'] ?? 'http://127.0.0.1:8000';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@mastaba': here('../src/mastaba'), $lib: here('./src/lib') } },
  build: { outDir: '../src/mastaba/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: backend, ws: true }, '/health': backend },
  },
});
