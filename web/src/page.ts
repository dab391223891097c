import './styles/fonts.css';
import '@mastaba/drawing/tokens.css';
import './styles/base.css';
import './styles/pieces.css';
import './styles/motion.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { address } from './lib/address.ts';
import { registerIfInstalled } from './lib/service-worker.ts';
import { settings } from './lib/settings.svelte.ts';
import { words } from './lib/texts/language.svelte.ts';

if (!__STATIC__) registerIfInstalled();
const target = document.getElementById('app');
if (!target) throw new Error('no #app element');
document.documentElement.lang = settings.kept.language;
// the lobby's first picture brings its words with it; every other screen waits for them
const spoken = address().path === '/' ? Promise.resolve() : words.use(settings.kept.language);
export const shown = spoken.then(() => void mount(App, { target }));
