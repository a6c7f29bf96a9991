import { plainHost } from '#lib/plain-host.ts';

/** Words of a host's first labels that name a stage and not the vendor (O163). */
const stages = new Set(['test', 'acc', 'acceptance']);
const words = new Set(['account', 'www', ...stages]);

/** Whether a label of a host is a prefix: account, www, test or acceptance, or several joined such as `test-account`. */
export function isPrefix(label: string): boolean {
  return label.split('-').every((word) => words.has(word));
}

/**
 * A host without its account, www, test and acceptance prefixes: what names the vendor, and what the vendor's sites
 * share their cookies on (A9.7).
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

/** How many labels are prefixes; the last label never is. */
function prefixCount(labels: readonly string[]): number {
  const own = labels.findIndex((label, index) => index === labels.length - 1 || !isPrefix(label));
  return Math.max(own, 0);
}
