import { matchRoutes } from 'react-router';
import { allAddresses, type Address, type RouteKey } from '#paths';

/** A page that an address leads to. */
export interface RouteAt {
  key: RouteKey;
  /** Parameters in the address, decoded. */
  params: Readonly<Record<string, string | undefined>>;
}

let last: { addresses: readonly Address[]; pathname: string; route: RouteAt | undefined } | undefined;

/**
 * The page at an address, ours or the vendor's (A1.17), however it is spelled; undefined for one that no page has.
 *
 * [Note: One reading of addresses] One address can be spelled in many ways: `/%69nvoices` is `/invoices`. The router's own
 * matching decides which page it is, here and nowhere else. Everything that depends on the page uses it: access,
 * title, third parties, reads ahead. The router then knows no route but that of the page found here, so that it cannot render
 * one whose access was not checked (S57).
 */
export function routeAt(pathname: string): RouteAt | undefined {
  const addresses = allAddresses();
  if (last?.addresses !== addresses || last.pathname !== pathname) {
    const match = matchRoutes([...addresses], { pathname })?.at(-1);
    last = { addresses, pathname, route: match && { key: match.route.key, params: match.params } };
  }
  return last.route;
}
