import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router';
import { lazily } from '#lib/lazily.tsx';
import {
  addressesOf,
  allAddresses,
  pathOf,
  type PlainRouteKey,
  registeredAddress,
  type RouteKey,
  routePaths,
} from '#paths';
import { signOut } from '#session/session.ts';
import { routeAt } from '#vendor/route-at.ts';
import { vendorConfigQuery } from '#vendor/vendor-config.ts';
import { SignedInLayout } from './layout/signed-in-layout.tsx';
import { ScreenPlaceholder } from './pages/screen-placeholder.tsx';
import { linkScreens, publicScreens, type Screen, screens } from './screens.ts';

/** Layout of pages without sign-in and of those that a mail leads to, loaded late: no customer comes for them first. */
const publicLayout = lazily(() => import('./layout/public-layout.tsx').then(({ PublicLayout }) => PublicLayout));
const notFound = lazily(() => import('./pages/not-found.tsx').then(({ NotFound }) => NotFound));

/** The page of the app at the address. */
export function AppRoutes() {
  // Once this is known, pages also have the addresses that the vendor gave them (A1.17).
  const { isPending } = useQuery(vendorConfigQuery());
  const addresses = allAddresses();
  const key = routeAt(useLocation().pathname)?.key;
  const area = screens.find((one) => one.key === key)?.area;
  // The same element as long as its links lead to the same addresses: a photo that opens over its list leaves that as it is (F8).
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- addresses are read where links are rendered
  const list = useMemo(() => area && <area.view.Component />, [area, addresses]);
  return useRoutes(appRoutes(key, { mayBeVendors: isPending, list }));
}

/**
 * The routes of one page, with what is around it. Who may see it is decided by the layout. See: [Note: One reading of addresses]
 * @param key undefined for an address that no page has
 * @param mayBeVendors such an address may still turn out to be one of the vendor's
 * @param list element of the area that the page lies in, if it does
 */
export function appRoutes(
  key: RouteKey | undefined,
  { mayBeVendors = false, list }: { mayBeVendors?: boolean; list?: ReactNode } = {},
): RouteObject[] {
  if (key === 'logout') return routesAt(key, <Leave />);
  const outside = [...linkScreens, ...publicScreens].find((screen) => screen.key === key);
  if (outside) return [{ id: 'public', element: <publicLayout.Component />, children: routesOf(outside) }];
  const nobodys: RouteObject = {
    id: 'not-found',
    path: '*',
    element: mayBeVendors ? <ScreenPlaceholder /> : <notFound.Component />,
  };
  return [{ element: <SignedInLayout />, children: key === undefined ? [nobodys] : routesInside(key, list) }];
}

function routesInside(key: RouteKey, list: ReactNode): RouteObject[] {
  if (key === 'myPhotos') return routesAt(key, <ToPhotos />);
  const screen = screens.find((one) => one.key === key);
  if (!screen) return [];
  const { area } = screen;
  return area ? [{ id: area.id, element: list, children: routesOf(screen) }] : routesOf(screen);
}

function routesOf({ key, view: shown }: Screen): RouteObject[] {
  return routesAt(key, shown ? <shown.Component /> : null);
}

/** A page at each of its addresses. */
function routesAt(key: RouteKey, element: ReactNode): RouteObject[] {
  return addressesOf(key).map((path) => ({ id: path === routePaths[key] ? key : `${key} of vendor`, path, element }));
}

/** O4: the photo area begins with the photos; the query comes along. */
function ToPhotos() {
  const { search } = useLocation();
  return <Navigate to={pathOf('photos') + search} replace />;
}

/** Signs out, and goes where `to` says. Never starts a sign-in by itself (O86). */
function Leave() {
  const to = new URLSearchParams(useLocation().search).get('to');
  useEffect(() => void signOut({ to: afterSignOut(to) }), [to]);
  return null;
}

/** Pages that the authority knows and comes back to (O133). */
const afterSignOutPages: readonly PlainRouteKey[] = ['accountDeleted', 'changeEmailSuccess'];

/** Address where signing out ends: the requested page when it is one of those, otherwise home (A4.10). */
export function afterSignOut(to: string | null): string {
  return registeredAddress(afterSignOutPages.find((key) => to !== null && addressesOf(key).includes(to)) ?? 'home');
}
