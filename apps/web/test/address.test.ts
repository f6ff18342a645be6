import { expect, test } from 'vitest';
import { hrefOf, parseRoute, type Route } from '../src/app/address.ts';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'learn' },
  { page: 'learn', game: 'dark-summer' },
  { page: 'credits' },
  { page: 'new', game: 'overlord-dday' },
  { page: 'new', game: 'overlord-dday', seed: 7 },
  { page: 'play', save: 'a b/c%' },
  { page: 'replay', save: '7852a896eb54315c' },
];

test.each(ROUTES)('the address of $page leads back to it', (route) => {
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

test.each(['#/play', '#/play/', '#/new/a/b', '#/home', '#/learn/more', '#/play/%E0%A4%A', '#//'])(
  '%s leads nowhere, and does not fail',
  (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'lost' });
  },
);

test.each(['', '?', '?seed=', '?seed=-1', '?seed=x', '?dice=7', '?seed=12345678901'])(
  'a game is set up with dice of its own at %j',
  (query) => {
    expect(parseRoute(`#/new/overlord-dday${query}`)).toEqual({ page: 'new', game: 'overlord-dday' });
  },
);

test('an anchor within a page is no other page', () => {
  expect(parseRoute('#games')).toBeNull();
});
