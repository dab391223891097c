import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import '@mastaba/drawing/tokens.css';
import './styles/base.css';
import './styles/pieces.css';
import './styles/motion.css';

const target = document.getElementById('app');
if (!target) throw new Error('no #app element');
export default mount(App, { target });
