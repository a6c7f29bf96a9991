import { useQuery } from '@tanstack/react-query';
import { cachedAs } from '#api/query-options.ts';
import { getGetVendorConfigQueryOptions } from '#generated/public-vendor-config/queries.ts';
import type { VendorConfig } from '#generated/public-vendor-config/model/index.ts';
import { webAddress } from '#lib/web-address.ts';
import { applyVendorRoutes } from '#paths';
import { currentVendor } from './vendor.ts';

export type { VendorConfig };

/** A link of a vendor's header or footer menu. */
export interface MenuLink {
  label: string;
  href: string;
}

/**
 * The vendor's public configuration, by its production host: test hosts have the same menus. Loaded once, three seconds
 * at most (O152); its paths are in use from then on (A1.17).
 */
export function vendorConfigQuery(host: string = currentVendor().host) {
  return {
    ...cachedAs(getGetVendorConfigQueryOptions(host), inUse),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // A failed load stays failed for this visit: nothing waits for it twice.
    retryOnMount: false,
    refetchOnWindowFocus: false,
  };
}

function inUse(config: VendorConfig): VendorConfig {
  applyVendorRoutes(config.routes);
  return config;
}

/** Whether the vendor's public configuration is still on its way: what depends on it keeps its place free. */
export function useIsVendorConfigPending(): boolean {
  return useQuery(vendorConfigQuery()).isPending;
}

/** The vendor's public configuration; empty while it loads and when it failed: no menus, default routes (A4.45, A4.46). */
export function useVendorConfig(): VendorConfig {
  return useQuery(vendorConfigQuery()).data ?? nothing;
}

/** Links that lead to web pages; an address of any other kind is refused (S38). */
export function webLinks(links: readonly MenuLink[] = []): MenuLink[] {
  return links.filter(({ href }) => webAddress(href) !== undefined);
}

const nothing: VendorConfig = {};
