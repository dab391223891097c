import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

// `npm run dev` serves the page with hot reload and hands the wire to the Python server.
const backend = process.env['MASTABA_BACKEND'] ?? 'http://127.0.0.1:8000';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const isStatic = process.env['MASTABA_EDITION'] === 'static';

/** Links inside the static edition stand behind a #: see lib/address.ts. */
const linksBehindHash: Plugin = {
  name: 'links-behind-hash',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.svelte') ? code.replaceAll('href="/', 'href="#/') : null),
};

// What Svelte draws with does nothing by being imported: a chunk that needs none of `forms` need not fetch it.
const DRAWS = /svelte[\\/]src[\\/]internal[\\/](client[\\/]dom[\\/]|shared[\\/]clone)/;

// What comes together is one file: a browser asks for six at a time, and on a slow line every round costs.
// What only some people ever open, or later (a menu, the waiting room, QR codes, the question for a name, a link's door,
// the rules, what explains a thing, the result), stays apart.
const groups = [
  {
    // Svelte's constants hold an error: its stack is written down where it is made, and the engine then reads all of that
    // file a second time. So it is made in a small one.
    name: 'start',
    test: /lib[\\/](ahead|address|kept|transports[\\/]\w+|texts[\\/]files)\.ts$|games[\\/]module\.ts$|preload-helper|rolldown[\\/]runtime|svelte[\\/]src[\\/]internal[\\/]client[\\/]constants\.js$/,
    priority: 3,
  },
  {
    name: 'forms', // what the compiler puts in for fields and for elements of any name: no first picture has them
    test: /svelte[\\/]src[\\/]internal[\\/](client[\\/]dom[\\/](elements[\\/]bindings[\\/](input|size)|blocks[\\/]svelte-element)|shared[\\/]clone)\.js$/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'pieces',
    test: /lib[\\/]design[\\/](SeatShape|SeatBadge|CardCount|Pip|Sign|signs|one-stop|time-left|zoom|viewport|Thinking)|sheets\.json/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'lobby',
    test: /routes[\\/]Lobby|lib[\\/]lobby[\\/](PlayTab|LobbyHeader|GameTile|CoreNote)/,
    priority: 1,
  },
  {
    name: 'page',
    test: /src[\\/](page\.ts|App\.svelte)$|lib[\\/]([\w.-]+|texts[\\/]seat-names|learn[\\/](learned\.svelte|progress))\.ts$|games[\\/](\w+[\\/])?tiles?\.|lib[\\/]design[\\/](?!Dialog|NameDialog|Doorway|CopyLink|QrCode)/,
    priority: 2,
  },
  {
    name: 'table',
    test: /routes[\\/]TableRoute|lib[\\/]view-of|lib[\\/](table|motion)[\\/](?!TableMenu|WaitingRoom|Result|ScoreBars|Verify|RulesSide|Rules?(Panel|Text|Picture)|StillTable|still|ValuesPanel|Differences|KeyHelp|TableHelp|Plain|Chat|Scene|HandOver|TrialNote|RulePopover|pictures|corrections|terms)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: isStatic ? [linksBehindHash, svelte()] : [svelte()],
  define: { __STATIC__: JSON.stringify(isStatic), __SIZES__: process.env['MASTABA_SIZES'] ?? '{}' },
  worker: { format: 'es' },
  resolve: {
    alias: {
      '@mastaba': here('../src/mastaba'),
      $lib: here('./src/lib'),
      $transport: here(`./src/lib/transports/${isStatic ? 'local' : 'server'}.ts`),
    },
  },
  build: {
    outDir: '../src/mastaba/static',
    emptyOutDir: true,
    manifest: '.parts.json', // for the server, which says ahead what an address will need
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !DRAWS.test(id) },
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: backend, ws: true }, '/health': backend },
  },
});
