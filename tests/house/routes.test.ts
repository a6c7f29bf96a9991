import { matchRoutes, type RouteObject } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { appRoutes } from '#app/routes.tsx';
import { applyVendorRoutes, pathOf, routeKeys, routePaths } from '#paths';
import { routeAt } from '#vendor/route-at.ts';

afterEach(() => void applyVendorRoutes());

/** The id of the route that is drawn at an address. */
function drawnAt(address: string): string | undefined {
  return matchRoutes(appRoutes(routeAt(address)?.key), address)?.at(-1)?.route.id;
}

/** An address as the app would write it: every parameter filled in. */
function filledIn(path: string): string {
  return path.replaceAll(/:\w+/g, 'a1');
}

it.each(routeKeys)('the path of %s leads to its page', (key) => {
  expect(drawnAt(filledIn(routePaths[key]))).toBe(key);
});

it('A1.17 a vendor\u2019s own path leads to the same page, and ours still does: for every page', () => {
  const own = Object.fromEntries(routeKeys.map((key) => [key, `/shop${routePaths[key]}`.replace(/\/$/, '')]));
  expect(applyVendorRoutes(own)).toEqual(routeKeys);
  for (const key of routeKeys) {
    expect(drawnAt(filledIn(pathOf(key)))).toBe(`${key} of vendor`);
    expect(drawnAt(filledIn(routePaths[key]))).toBe(key);
  }
});

it('every route has a path of the table', () => {
  const withPath = (all: RouteObject[]): RouteObject[] =>
    all.flatMap((route) => [...(route.path ? [route] : []), ...withPath(route.children ?? [])]);
  const paths = [undefined, ...routeKeys].flatMap((key) => withPath(appRoutes(key))).map(({ path }) => path);
  expect(paths).toHaveLength(routeKeys.length + 1);
  const known: (string | undefined)[] = ['*', ...Object.values(routePaths)];
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
});

it('an unknown path is told from the pages', () => {
  expect(drawnAt('/no/such/page')).toBe('not-found');
});
