import { hrefOf, parseRoute, type Route } from './address.ts';
import { makeStore, useStore } from './store.ts';

const current = makeStore<Route>(parseRoute(location.hash) ?? { page: 'home' });

addEventListener('hashchange', () => {
  const route = parseRoute(location.hash);
  if (route !== null) current.set(route);
});

/** The page that is shown. */
export const useRoute = (): Route => useStore(current);

/** Goes to a page, at once: who is back before the browser tells of it has been there all the same. */
export function goTo(route: Route): void {
  location.hash = hrefOf(route);
  current.set(route);
}

export { hrefOf, type Route } from './address.ts';
