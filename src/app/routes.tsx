import { memo, type ReactNode, useEffect } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router';
import { lazily } from '#lib/lazily.tsx';
import {
  type Address,
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
import { useIsVendorConfigPending } from '#vendor/vendor-config.ts';
import { SignedInLayout } from './layout/signed-in-layout.tsx';
import { ScreenPlaceholder } from './pages/screen-placeholder.tsx';
import { type Area, linkScreens, publicScreens, type Screen, screens } from './pages/screens.ts';

/** Layout of pages without sign-in and of those that a mail leads to, loaded late: no customer comes for them first. */
const publicLayout = lazily(() => import('./layout/public-layout.tsx').then(({ PublicLayout }) => PublicLayout));
const notFound = lazily(() => import('./pages/not-found.tsx').then(({ NotFound }) => NotFound));

/** The page of the app at the address. */
export function AppRoutes() {
  // Once this is known, pages also have the addresses that the vendor gave them (A1.17).
  const isPending = useIsVendorConfigPending();
  const route = routeAt(useLocation().pathname);
  return useRoutes(appRoutes(route?.key, { mayBeVendors: isPending }));
}

/**
 * The routes of one page, with what is around it. Who may see it is decided by the layout. See: [Note: One reading of addresses]
 * @param key undefined for an address that no page has
 * @param mayBeVendors such an address may still turn out to be one of the vendor's
 */
export function appRoutes(key: RouteKey | undefined, { mayBeVendors = false } = {}): RouteObject[] {
  if (key === 'logout') return routesAt(key, <Leave />);
  const outside = [...linkScreens, ...publicScreens].find((screen) => screen.key === key);
  if (outside) return [{ id: 'public', element: <publicLayout.Component />, children: routesOf(outside) }];
  const nobodys: RouteObject = {
    id: 'not-found',
    path: '*',
    element: mayBeVendors ? <ScreenPlaceholder /> : <notFound.Component />,
  };
  return [{ element: <SignedInLayout />, children: key === undefined ? [nobodys] : routesInside(key) }];
}

function routesInside(key: RouteKey): RouteObject[] {
  if (key === 'myPhotos') return routesAt(key, <ToPhotos />);
  const screen = screens.find((one) => one.key === key);
  if (!screen) return [];
  const { area } = screen;
  return area
    ? [{ id: area.id, element: <List area={area} addresses={allAddresses()} />, children: routesOf(screen) }]
    : routesOf(screen);
}

interface ListProps {
  area: Area;
  /** Addresses that its links lead to. */
  addresses: readonly Address[];
}

/** An area, rendered anew when its links lead elsewhere: a photo that opens over its list leaves the list as it is (F8). */
const List = memo(function List({ area }: ListProps) {
  return <area.view.Component />;
});

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
