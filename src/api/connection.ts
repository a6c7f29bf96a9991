import type { ServiceSlug } from '#generated/operations.d.ts';
import type { ApiError } from './api-error.ts';

/** What the one door needs from the rest of the app; given once at start, before the first call. */
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
  correlationIdHeader: 'X-Correlation-Id',
  accessToken: () => undefined,
  refreshAccessToken: () => Promise.resolve(undefined),
  signInNeeded: () => {},
};

/** Connects the one door (src/api/request.ts) to configuration and session. */
export function connectRequests(next: Connection): void {
  connection = next;
}

/** The connection in force. */
export function currentConnection(): Connection {
  return connection;
}
