/** The sprite is put into the page once, so that a sign takes the colours of where it stands. */
import url from '../../assets/signs.svg?url';

export async function loadSigns(): Promise<void> {
  const answer = await fetch(url);
  const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  parsed.setAttribute('width', '0');
  parsed.setAttribute('height', '0');
  parsed.setAttribute('aria-hidden', 'true');
  parsed.classList.add('vh');
  document.body.prepend(parsed);
}
