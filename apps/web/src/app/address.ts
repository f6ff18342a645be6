/** A page of the product, as the part of the address behind `#` names it. */
export type Route =
  | { readonly page: 'home' | 'credits' | 'lost' }
  | { readonly page: 'learn'; readonly game?: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'new'; readonly game: string; readonly seed?: number }
  | { readonly page: 'play' | 'replay'; readonly save: string }
  /** A moment that somebody has handed on, packed into the address. */
  | { readonly page: 'look'; readonly packed: string };

/** What an address leads to; null for an anchor within a page (`#games`), which leads nowhere else. */
export function parseRoute(hash: string): Route | null {
  if (hash === '' || hash === '#' || hash === '#/') return { page: 'home' };
  if (!hash.startsWith('#/')) return null;
  const [path = '', query] = hash.slice(2).split('?');
  const [page, name, ...rest] = path.split('/').map(plain);
  if (rest.length > 0) return { page: 'lost' };
  if (page === 'credits' && name === undefined) return { page };
  if (page === 'learn' && name === undefined) return { page, ...gameIn(query) };
  if (!name) return { page: 'lost' };
  if (page === 'new') return { page, game: name, ...seedIn(query) };
  if (page === 'rules') return { page, game: name, ...ruleIn(query) };
  if (page === 'play' || page === 'replay') return { page, save: name };
  if (page === 'look') return { page, packed: name };
  return { page: 'lost' };
}

/** The case that is to be read first. */
function ruleIn(query: string | undefined): { rule?: string } {
  const rule = new URLSearchParams(query).get('rule');
  return rule === null || rule === '' ? {} : { rule };
}

/** Whose lesson; without a word the first there is. */
function gameIn(query: string | undefined): { game?: string } {
  const game = new URLSearchParams(query).get('game');
  return game === null || game === '' ? {} : { game };
}

// Not for players, who are to be surprised: tests and lessons ask for dice that can be foreseen.
function seedIn(query: string | undefined): { seed?: number } {
  const text = new URLSearchParams(query).get('seed') ?? '';
  return /^\d{1,9}$/.test(text) ? { seed: Number(text) } : {};
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
  if (route.page === 'new')
    return `#/new/${encodeURIComponent(route.game)}${route.seed === undefined ? '' : `?seed=${route.seed}`}`;
  if (route.page === 'rules')
    return `#/rules/${encodeURIComponent(route.game)}${route.rule === undefined ? '' : `?rule=${encodeURIComponent(route.rule)}`}`;
  if (route.page === 'learn' && route.game !== undefined)
    return `#/learn?game=${encodeURIComponent(route.game)}`;
  if (route.page === 'look') return `#/look/${encodeURIComponent(route.packed)}`;
  if ('save' in route) return `#/${route.page}/${encodeURIComponent(route.save)}`;
  return `#/${route.page}`;
}
