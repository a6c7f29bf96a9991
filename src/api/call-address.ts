import { currentConnection } from './connection.ts';
import type { OperationTraits } from './request.ts';

/** An id that browsers take for the way to another path: whatever it names, it is not there (S38). */
const WAY_OUT = /\/\.\.?(?![^/?])/;

/** Where the call goes, undefined when the configuration does not say, or an id leads elsewhere. */
export function addressOf({ service, configuredUrl }: OperationTraits, path: string): string | undefined {
  if (WAY_OUT.test(path)) return undefined;
  const connection = currentConnection();
  const whole = configuredUrl === undefined ? undefined : connection.configuredUrl?.(configuredUrl);
  if (whole !== undefined) return withQueryOf(whole, path);
  const base = connection.baseUrl(service);
  return base === undefined ? undefined : joinUrl(base, path);
}

function withQueryOf(address: string, path: string): string {
  const [, query] = path.split('?');
  if (query === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** Joins with exactly one slash, whatever either side brings along (O73). */
function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
