/** Comes first and is small: it asks for what this address needs while the script of the page is still on its way. */
import { address } from './lib/address.ts';
import { askAhead } from './lib/ahead.ts';

askAhead(address().path);
import('./page.ts')
  .then(({ shown }) => shown)
  .catch((error: unknown) => {
    console.error(error);
    sayMissing();
  });

/** Without the page's own words this is said in both languages. */
function sayMissing(): void {
  const [said, again] = [document.createElement('p'), document.createElement('button')];
  said.setAttribute('role', 'alert');
  said.textContent = 'Part of the page could not be loaded. / Une partie de la page n’a pas pu être chargée.';
  again.textContent = 'Reload / Recharger';
  again.onclick = () => location.reload();
  document.getElementById('app')?.replaceChildren(said, again);
}
