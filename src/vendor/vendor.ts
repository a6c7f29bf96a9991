import { isTestHost, withoutPrefixes } from './host-name.ts';
import type { Vendor } from './vendors.ts';
import { vendors } from './vendors.ts';

/**
 * The vendor of a host (A1.13): the one whose production host it is, or derives from by a test or acceptance prefix, or
 * `account.<vendor>.localhost`. Any other host is the first vendor's (A9.12).
 */
export function vendorOf(hostname: string): Vendor {
  const name = withoutPrefixes(hostname);
  return (
    vendors.find((vendor) => {
      const own = withoutPrefixes(vendor.host);
      return name === own || name === localNameOf(own);
    }) ?? vendors[0]
  );
}

/** The vendor of the page. */
export function currentVendor(): Vendor {
  return vendorOf(location.hostname);
}

/** Whether search engines and the like must stay out: outside production, or on a test host (O105). */
export function isTestEnvironment(environment: string, hostname: string): boolean {
  return environment !== 'production' || isTestHost(hostname);
}

/** `folioleaf-uk.example` is `folioleaf-uk.localhost` on a developer's machine: browsers resolve it by themselves. */
function localNameOf(name: string): string {
  return name.replace(/\.[^.]+$/, '.localhost');
}
