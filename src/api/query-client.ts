import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { ErrorReporter } from '#lib/error-reporter.ts';
import { ApiError, hasStatus } from './api-error.ts';

/** How long an answer counts as fresh, in ms; after that it is shown at once and fetched anew behind it. */
const STALE_AFTER_MS = 30_000;

/** The server cache. Retries are the one door's business (src/api/retry.ts), so there are none here; failed loads are reported. */
export function createQueryClient(reporter: ErrorReporter): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // The session is over: sign-in has started, and nothing is wrong (O158).
        if (hasStatus(error, 401)) return;
        if (error instanceof ApiError) reporter.capture(error, { action: error.operation, correlationId: error.correlationId });
        else reporter.capture(error, { action: 'query' });
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: STALE_AFTER_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
