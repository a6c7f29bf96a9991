/** A host as it is compared with others: in small letters, and without the dot that may close a full name (`shop.example.`). */
export function plainHost(hostname: string): string {
  return hostname.toLowerCase().replace(/\.$/, '');
}

/**
 * Where the page of a host that is written with a closing dot belongs: cookies, the authority and the services know it without.
 * @returns undefined for a page that is there
 */
export function plainAddress({ href }: { href: string }): string | undefined {
  const url = new URL(href);
  if (url.hostname === plainHost(url.hostname)) return undefined;
  url.hostname = plainHost(url.hostname);
  return url.href;
}
