/** A page of the product, as the part of the address behind `#` names it. */
export type Route =
  | { readonly page: 'home' | 'learn' | 'credits' | 'lost' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'play' | 'replay'; readonly save: string };

/** What an address leads to; null for an anchor within a page (`#games`), which leads nowhere else. */
export function parseRoute(hash: string): Route | null {
  if (hash === '' || hash === '#' || hash === '#/') return { page: 'home' };
  if (!hash.startsWith('#/')) return null;
  const [page, name, ...rest] = hash.slice(2).split('/').map(plain);
  if (rest.length > 0) return { page: 'lost' };
  if ((page === 'learn' || page === 'credits') && name === undefined) return { page };
  if (!name) return { page: 'lost' };
  if (page === 'new') return { page, game: name };
  if (page === 'play' || page === 'replay') return { page, save: name };
  return { page: 'lost' };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The address of a page. */
export function hrefOf(route: Route): string {
  if (route.page === 'home' || route.page === 'lost') return '#/';
  if (route.page === 'new') return `#/new/${encodeURIComponent(route.game)}`;
  if ('save' in route) return `#/${route.page}/${encodeURIComponent(route.save)}`;
  return `#/${route.page}`;
}
