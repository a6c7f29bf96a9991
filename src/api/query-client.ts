import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { ErrorReporter } from '#lib/error-reporter.ts';
import { reportFailure } from './report-failure.ts';

/** How long an answer counts as fresh, in ms; after that it is shown at once and fetched anew behind it. */
const STALE_AFTER_MS = 30_000;

/** The server cache. Retries are the one door's business (src/api/retry.ts), so there are none here; failed reads are reported. */
export function createQueryClient(reporter: ErrorReporter): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => reportFailure(error, 'query', reporter) }),
    defaultOptions: {
      queries: { retry: false, staleTime: STALE_AFTER_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
