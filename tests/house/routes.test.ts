import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { appRoutes } from '#app/routes.tsx';
import { routePaths, type RouteKey } from '#paths';

const routes = appRoutes();
const keys = Object.keys(routePaths).filter(isKey);

function isKey(key: string): key is RouteKey {
  return key in routePaths;
}

/** The id of the route that an address leads to. */
function routeAt(address: string): string | undefined {
  return matchRoutes(routes, address)?.at(-1)?.route.id;
}

/** An address as the app would write it: every parameter filled in. */
function addressOf(key: RouteKey): string {
  return routePaths[key].replaceAll(/:\w+/g, 'a1');
}

it.each(keys)('the path of %s leads to its page', (key) => {
  // O4: the photo area itself sends on to the photos.
  expect(routeAt(addressOf(key))).toBe(key === 'myPhotos' ? 'my-photos' : key);
});

it('every route has a path of the table', () => {
  const withPath = (all: RouteObject[]): RouteObject[] => all.flatMap((route) => [...(route.path ? [route] : []), ...withPath(route.children ?? [])]);
  const paths = withPath(routes).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  const known: (string | undefined)[] = ['*', ...Object.values(routePaths)];
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
});

it('an unknown path is told from the pages', () => {
  expect(routeAt('/no/such/page')).toBe('not-found');
});
