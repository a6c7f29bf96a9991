import { plainHost } from '#lib/plain-host.ts';
import { isPrefix } from '#vendor/vendor.ts';

/**
 * Suffixes of more than one label under which strangers own the next label: those of the vendors' countries, and of
 * hosts that previews are deployed to. Not the whole list of publicsuffix.org, which weighs more than this app:
 * browsers refuse cookies for the rest, and the tokens then stay with their host (src/session/write-tokens.ts).
 */
const SUFFIXES: Readonly<Record<string, string>> = {
  uk: 'ac co gov ltd me net nhs org plc police sch',
  nl: 'co',
  be: 'ac',
  fr: 'asso com gouv nom prd tm',
  es: 'com edu gob nom org',
  it: 'edu gov',
  pt: 'com edu gov int net nome org publ',
  at: 'ac co gv or',
  dk: 'co',
  no: 'co dep fhs fylkesbibl kommune mil stat vgs',
  se: 'ac org pp tm',
  de: 'com',
  app: 'netlify vercel web',
  com: 'amazonaws azurewebsites cloudapp herokuapp',
  dev: 'pages workers',
  io: 'github gitlab',
  net: 'azurewebsites cloudfront',
};

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

function isAddress(host: string): boolean {
  return host.startsWith('[') || host.includes(':') || /^[\d.]+$/.test(host);
}

/** Whether browsers let a site set cookies for this domain: never for an address, a bare name or a public suffix (S13). */
function mayHoldCookies(host: string): boolean {
  return host.includes('.') && !isAddress(host) && !isPublicSuffix(host);
}

/** Whether this is a public suffix, which nobody owns as a whole. A bare top-level domain is one. */
function isPublicSuffix(domain: string): boolean {
  const labels = domain.split('.');
  const [name = '', topLevel] = labels;
  if (topLevel === undefined) return true;
  if (labels.length !== 2 || !Object.hasOwn(SUFFIXES, topLevel)) return false;
  return SUFFIXES[topLevel]?.split(' ').includes(name) ?? false;
}
