import type { OperationId, ServiceSlug } from '#generated/operations.d.ts';
import { CORRELATION_ID_HEADER } from '#lib/correlation-id.ts';
import type { ApiError } from './api-error.ts';
import type { OperationTraits } from './request.ts';

/** Configuration and session as the HTTP client needs them; set once at start, before the first call. */
export interface Connection {
  /** The base address of a service from /config.json, undefined when the configuration lacks it. */
  baseUrl(service: ServiceSlug): string | undefined;
  /** The whole address of an operation, where the configuration names it by this key (O139, O150). */
  configuredUrl?(key: string): string | undefined;
  /** Name of the header that carries the correlation id (O72). */
  correlationIdHeader: string;
  /** The customer's access token as it is now. */
  accessToken(): string | undefined;
  /**
   * A fresh access token instead of the refused one, undefined when the session is over.
   * Rejects when the authority cannot be reached: the session may still be good.
   */
  refreshAccessToken(refused: string | undefined): Promise<string | undefined>;
  /** The session is over: start sign-in (O158). */
  signInNeeded(): void;
  /** A call has failed for good, and that is not an answer like another (A8.3, A8.4); or items of its list could not be read. */
  failed?(error: ApiError): void;
}

/** Configuration files are served beside the app and are fetched before there is a configuration. */
let connection: Connection = {
  baseUrl: (service) => (service === 'app-config' ? '' : undefined),
  correlationIdHeader: CORRELATION_ID_HEADER,
  accessToken: () => undefined,
  refreshAccessToken: () => Promise.resolve(undefined),
  signInNeeded: () => {},
};

/** Connects the HTTP client (src/api/request.ts) to configuration and session. */
export function connectRequests(next: Connection): void {
  connection = next;
}

export function currentConnection(): Connection {
  return connection;
}

/** Path segment of an id that browsers would resolve to another path; nothing has such an id (S38). */
const WAY_OUT = /\/\.\.?(?![^/?])/;

/** URL of a call; undefined if the configuration lacks it, or if an id would lead to another path. */
export function addressOf({ service, configuredUrl }: OperationTraits, path: string): string | undefined {
  if (WAY_OUT.test(path)) return undefined;
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

/** Joins with exactly one slash (O73). */
function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** Check of a JSON body before it is sent. @throws Error if it breaks the spec */
export type BodyCheck = (operationId: OperationId, json: string) => void;

let check: BodyCheck | undefined;

/** Sets the check of JSON bodies; in development and in tests alone (check-bodies.ts). */
export function setBodyCheck(next: BodyCheck | undefined): void {
  check = next;
}

export function bodyCheck(): BodyCheck | undefined {
  return check;
}
