/** Comes first and is small: it asks for what this address needs while the script of the page is still on its way. */
import { askAhead } from './lib/ahead.ts';

askAhead(location.pathname);
void import('./page.ts');
