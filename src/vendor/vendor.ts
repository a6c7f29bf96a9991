import { plainHost } from '#lib/plain-host.ts';
import { vendors, type Vendor } from './vendors.ts';

/**
 * The vendor of a host (A1.13): the one whose production host it is, or derives from by a test or acceptance prefix, or
 * `account.<vendor>.localhost`. Any other host is the first vendor's (A9.12).
 */
export function vendorOf(hostname: string): Vendor {
  return vendorNamedBy(hostname) ?? vendors[0];
}

function vendorNamedBy(hostname: string): Vendor | undefined {
  const name = withoutPrefixes(hostname);
  return vendors.find((vendor) => {
    const own = withoutPrefixes(vendor.host);
    return name === own || name === localNameOf(own);
  });
}

/** The vendor of the page. A server may write into it whose host it stands for where its own names nobody, as an IP address does. */
export function currentVendor(): Vendor {
  return vendorNamedBy(location.hostname) ?? vendorOf(document.documentElement.dataset['shop'] ?? '');
}

/** Whether search engines and the like must stay out: outside production, or on a test host (O105). */
export function isTestEnvironment(environment: string, hostname: string): boolean {
  return environment !== 'production' || isTestHost(hostname);
}

/** `folioleaf-uk.example` is `folioleaf-uk.localhost` on a developer's machine: browsers resolve it by themselves. */
function localNameOf(name: string): string {
  return name.replace(/\.[^.]+$/, '.localhost');
}

/** Prefix words of a host that name a stage (O163). */
const stages = new Set(['test', 'acc', 'acceptance']);
const words = new Set(['account', 'www', ...stages]);

/** Whether a label of a host is a prefix: account, www, test or acceptance, or several joined such as `test-account`. */
export function isPrefix(label: string): boolean {
  return label.split('-').every((word) => words.has(word));
}

/**
 * A host without its account, www, test and acceptance prefixes: it identifies the vendor, and is the domain of cookies that the
 * vendor's sites share (A9.7).
 */
export function withoutPrefixes(hostname: string): string {
  const labels = labelsOf(hostname);
  return labels.slice(prefixCount(labels)).join('.');
}

/** Whether the prefixes of a host name a test or acceptance stage (O105). */
export function isTestHost(hostname: string): boolean {
  const labels = labelsOf(hostname);
  return labels.slice(0, prefixCount(labels)).some((label) => label.split('-').some((word) => stages.has(word)));
}

function labelsOf(hostname: string): string[] {
  return plainHost(hostname).split('.');
}

/** Number of labels that are prefixes; the last label never is. */
function prefixCount(labels: readonly string[]): number {
  const own = labels.findIndex((label, index) => index === labels.length - 1 || !isPrefix(label));
  return Math.max(own, 0);
}
