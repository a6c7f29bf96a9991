import { matchRoutes, type RouteObject } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { appRoutes } from '#app/routes.tsx';
import { applyVendorRoutes, pathOf, routeKeys, routePaths } from '#paths';

afterEach(() => void applyVendorRoutes());

/** The id of the route that an address leads to. */
function routeAt(address: string): string | undefined {
  return matchRoutes(appRoutes(), address)?.at(-1)?.route.id;
}

/** An address as the app would write it: every parameter filled in. */
function filledIn(path: string): string {
  return path.replaceAll(/:\w+/g, 'a1');
}

it.each(routeKeys)('the path of %s leads to its page', (key) => {
  expect(routeAt(filledIn(routePaths[key]))).toBe(key);
});

it('A1.17 a vendor\u2019s own path leads to the same page, and ours still does: for every page', () => {
  const own = Object.fromEntries(routeKeys.map((key) => [key, `/shop${routePaths[key]}`.replace(/\/$/, '')]));
  expect(applyVendorRoutes(own)).toEqual(routeKeys);
  for (const key of routeKeys) {
    expect(routeAt(filledIn(pathOf(key)))).toBe(`${key} of vendor`);
    expect(routeAt(filledIn(routePaths[key]))).toBe(key);
  }
});

it('every route has a path of the table', () => {
  const withPath = (all: RouteObject[]): RouteObject[] => all.flatMap((route) => [...(route.path ? [route] : []), ...withPath(route.children ?? [])]);
  const paths = withPath(appRoutes()).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  const known: (string | undefined)[] = ['*', ...Object.values(routePaths)];
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
});

it('an unknown path is told from the pages', () => {
  expect(routeAt('/no/such/page')).toBe('not-found');
});
