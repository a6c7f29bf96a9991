import { type Connection, connectRequests } from './connection.ts';

/**
 * Connects the HTTP client for a unit test: a customer is signed in with the token `token`, which cannot be renewed.
 * @param address base address of all services, or of each
 * @param changes what of the connection is otherwise
 */
export function connectForTest(
  address: string | ((service: string) => string),
  changes: Partial<Omit<Connection, 'baseUrl'>> = {},
): void {
  connectRequests({
    baseUrl: typeof address === 'string' ? () => address : address,
    correlationIdHeader: 'X-Correlation-Id',
    accessToken: () => 'token',
    refreshAccessToken: () => Promise.resolve(undefined),
    signInNeeded: () => {},
    ...changes,
  });
}
