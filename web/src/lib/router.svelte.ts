/** The address bar as state: a plain single page needs no more than this. */
import { download } from '$transport';
import { address, barOf } from './address.ts';

class Router {
  path = $state(address().path);
  search = $state(address().search);

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', barOf(to));
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    ({ path: this.path, search: this.search } = address());
  }
}

export const router = new Router();

/** Turns a plain click on an inner link into a change of page without a reload. */
export function followLinks(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!(link instanceof HTMLAnchorElement)) return;
  const url = new URL(link.href);
  if (download && url.pathname.startsWith('/api/')) {
    event.preventDefault();
    download(url.pathname + url.search, link.download);
    return;
  }
  if (link.target || link.hasAttribute('download')) return;
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  const inside = url.pathname === location.pathname && url.hash;
  if (inside && !url.hash.startsWith('#/')) return;
  event.preventDefault();
  router.go(inside ? url.hash.slice(1) : url.pathname + url.search + url.hash);
}
