/** Where the page is. The static edition may lie in any folder of any web server, so that its addresses stand behind a
 * `#`: the file that is asked for is always the same. */
export interface Address {
  path: string;
  search: string;
}

export function address(): Address {
  if (!__STATIC__) return { path: location.pathname, search: location.search };
  const [path = '', search = ''] = location.hash.slice(1).split('?', 2);
  return { path: path || '/', search: search && `?${search}` };
}

/** What the address bar shows for an address of the page. */
export const barOf = (to: string): string => (__STATIC__ ? `${location.pathname}#${to}` : to);

/** The whole of it, for other people and other devices. */
export const linkTo = (to: string): string => `${location.origin}${barOf(to)}`;
