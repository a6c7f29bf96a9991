import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';

/**
 * [Note: Signed links expire] Links to pictures and archives carry no token but a signature and an end. The end is
 * rounded to the hour, so that the same file has the same address in every listing of that hour and the browser's
 * cache is of use; a link works for one to two hours.
 */
export type SignedLinks = {
  /** The query that makes a path below `resource` work: `expires=…&signature=…`. */
  queryFor(resource: string): string;
  /** Milliseconds that the link still works, or undefined when its signature is wrong or its time is over. */
  remaining(resource: string, query: URLSearchParams): number | undefined;
};

const HOUR = 60 * 60 * 1000;

export function createSignedLinks(key: string, clock: Clock): SignedLinks {
  const sign = (resource: string, expires: number) =>
    createHmac('sha256', key).update(`${resource}\n${expires}`).digest('base64url');

  return {
    queryFor(resource) {
      const expires = (Math.floor(clock.now() / HOUR) + 2) * HOUR;
      return `expires=${expires / 1000}&signature=${sign(resource, expires)}`;
    },
    remaining(resource, query) {
      const expires = Number(query.get('expires')) * 1000;
      const given = Buffer.from(query.get('signature') ?? '', 'base64url');
      const expected = Buffer.from(sign(resource, expires), 'base64url');
      const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
      const rest = expires - clock.now();
      return isGenuine && rest > 0 ? rest : undefined;
    },
  };
}
