import { matchRoutes } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyVendorRoutes, pathOf, routeKeys, routePaths, type RouteKey } from '#paths';
import { flagNames, opens, type FlagName } from '#vendor/flags/flag-rules.ts';
import { routeAt } from '#vendor/route-at.ts';
import { spellingsOf } from '../../tests/support/spellings.ts';
import { isClosedAt, mayVisit, type Visitor } from './access/access.ts';
import { appRoutes } from './routes.tsx';
import { isPublic, screenAt } from './pages/screens.ts';

// The router says of each address that cannot be decoded that it cannot.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());
afterEach(() => void applyVendorRoutes());

function visitor(isBusinessUser: boolean, ...off: FlagName[]): Visitor {
  return { isBusinessUser, isOpen: (gate) => opens(gate, (name) => !off.includes(name)) };
}
const visitors = {
  'a consumer': visitor(false),
  'a business customer': visitor(true),
  'a consumer without photos': visitor(false, ...flagNames),
  'a business customer without photos': visitor(true, ...flagNames),
  'a consumer without albums': visitor(false, 'PhotoManagementAlbumViewEnabled'),
  'a consumer without shared albums': visitor(false, 'PhotoManagementSharedAlbumsViewEnabled'),
} satisfies Record<string, Visitor>;

const SHOP = Object.fromEntries(
  Object.entries(routePaths).map(([key, path]) => [key, `/shop${path === '/' ? '' : path}`]),
);

function filledIn(path: string): string {
  return path.replaceAll(/:\w+/g, 'a1');
}
/** Every page in every spelling, as the browser tells the path of an address that was typed. */
function allSpellings(): string[] {
  return routeKeys.flatMap((key) =>
    spellingsOf(filledIn(pathOf(key))).map(
      (spelling) => new URL(`https://account.folioleaf-uk.example${spelling}`).pathname,
    ),
  );
}
/** The page that the router draws, whoever may see it; undefined for "not found". */
function drawnAt(pathname: string): RouteKey | undefined {
  const id = matchRoutes(appRoutes(routeAt(pathname)?.key), { pathname })
    ?.at(-1)
    ?.route.id?.replace(' of vendor', '');
  if (id === 'not-found') return undefined;
  const drawn = routeKeys.find((key) => key === id);
  expect(drawn, pathname).toBeDefined();
  return drawn;
}
/** The page that the router would draw if it knew all of them at once. */
function meantAt(pathname: string): RouteKey | undefined {
  return matchRoutes(
    routeKeys.flatMap((key) => [...new Set([routePaths[key], pathOf(key)])].map((path) => ({ path, key }))),
    { pathname },
  )?.at(-1)?.route.key;
}

test('S57 every page but the root has fifty spellings and more', () => {
  const few = Object.values(routePaths).filter((path) => spellingsOf(filledIn(path)).length < 50);
  expect(few).toEqual(['/']);
});

describe.each([
  { paths: 'our paths', own: {} },
  { paths: 'a vendor\u2019s paths', own: SHOP },
])(
  'S57 every guarded route spelled in 50 ways opens for nobody it is not for, before any call; what no route matches is closed: $paths',
  ({ own }) => {
    /** Result of each spelling. Read one by one: the address is matched once for all that asks for its page. */
    let spelled: {
      pathname: string;
      drawn: RouteKey | undefined;
      meant: RouteKey | undefined;
      closedTo: string[];
      isPublic: boolean;
      screen: ReturnType<typeof screenAt>;
    }[];
    beforeAll(() => {
      applyVendorRoutes(own);
      spelled = allSpellings().map((pathname) => ({
        pathname,
        drawn: drawnAt(pathname),
        closedTo: Object.entries(visitors).flatMap(([name, who]) => (isClosedAt(pathname, who) ? name : [])),
        isPublic: isPublic(pathname),
        screen: screenAt(pathname),
        meant: meantAt(pathname),
      }));
    });
    beforeEach(() => void applyVendorRoutes(own));

    test('a page is drawn where the router finds one among all, and nowhere else', () => {
      for (const { pathname, drawn, meant } of spelled) expect(drawn, pathname).toBe(meant);
      expect(new Set(spelled.map(({ drawn }) => drawn))).toEqual(new Set([...routeKeys, undefined]));
    });

    test.each(Object.entries(visitors))('S52 S53 %s', (name, who) => {
      for (const { pathname, drawn, closedTo } of spelled)
        expect(closedTo.includes(name), pathname).toBe(drawn !== undefined && !mayVisit(drawn, who));
    });

    test('A2.32 nobody: what shows without a customer is a public page', () => {
      const publicPages = new Set(routeKeys.filter((key) => isPublic(routePaths[key])));
      for (const { pathname, drawn, isPublic: shows } of spelled)
        expect(shows, pathname).toBe(drawn !== undefined && publicPages.has(drawn));
    });

    test('A2.119 O93 title, reports, first reads and what others may bring are those of the page that is drawn', () => {
      const screenOf = new Map(routeKeys.map((key) => [key, screenAt(filledIn(routePaths[key]))]));
      for (const { pathname, drawn, screen } of spelled) expect(screen, pathname).toBe(drawn && screenOf.get(drawn));
    });
  },
);
