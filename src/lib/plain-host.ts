/** Normalised host name: lower case, without the dot that may end a full name (`shop.example.`). */
export function plainHost(hostname: string): string {
  return hostname.toLowerCase().replace(/\.$/, '');
}

/**
 * Address without the dot at the end of its host: cookies, the authority and the services know the host without it.
 * @returns undefined if the host is normalised already
 */
export function plainAddress({ href }: { href: string }): string | undefined {
  const url = new URL(href);
  if (url.hostname === plainHost(url.hostname)) return undefined;
  url.hostname = plainHost(url.hostname);
  return url.href;
}
