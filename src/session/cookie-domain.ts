import { plainHost } from '#lib/plain-host.ts';
import { isPrefix } from '#vendor/host-name.ts';
import { isPublicSuffix } from './public-suffixes.ts';

function isAddress(host: string): boolean {
  return host.startsWith('[') || host.includes(':') || /^[\d.]+$/.test(host);
}

/** Whether browsers let a site set cookies for this domain: never for an address, a bare name or a public suffix (S13). */
function mayHoldCookies(host: string): boolean {
  return host.includes('.') && !isAddress(host) && !isPublicSuffix(host);
}

/**
 * The Domain attribute of the token cookies: the host without account, www and test or acceptance prefixes, so that
 * the vendor's other sites receive them (A9.7, O163). Undefined where a cookie has to stay with its host.
 */
export function cookieDomain(hostname: string): string | undefined {
  let domain = plainHost(hostname);
  if (!mayHoldCookies(domain)) return undefined;
  for (;;) {
    const [label = '', ...rest] = domain.split('.');
    const parent = rest.join('.');
    if (!isPrefix(label) || !mayHoldCookies(parent)) return domain;
    domain = parent;
  }
}
