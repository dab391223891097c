/** Comes first and is small: it asks for what this address needs while the script of the page is still on its way. */
import { address } from './lib/address.ts';
import { askAhead } from './lib/ahead.ts';

askAhead(address().path);
void import('./page.ts');
