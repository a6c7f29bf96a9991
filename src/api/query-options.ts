import { QueryCache, QueryClient, type DataTag, type QueryKey, type UseMutationOptions } from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.d.ts';
import type { ErrorReporter } from '#lib/error-reporter.ts';
import { reportFailure } from './api-error.ts';

/** Options of a query: its key, typed by the cached value, and its query function. */
export interface ReadOptions<Answer, Key extends QueryKey = QueryKey> {
  queryKey: DataTag<Key, Answer, Error>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
}

/** Types the options of a query; called by generated code. */
export function readOptions<Answer, const Key extends QueryKey>(
  queryKey: Key,
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>,
): ReadOptions<Answer, Key> {
  return { queryKey: queryKey as DataTag<Key, Answer, Error>, queryFn };
}

/** Any read. */
interface AnyRead<Answer> {
  queryKey: QueryKey;
  queryFn: ReadOptions<Answer>['queryFn'];
}

/**
 * Read options whose answer is converted before it is cached: for cache entries that are also written or read outside of
 * components. What is only rendered in another shape takes `select`.
 */
export function cachedAs<Answer, Cached>(
  { queryKey, queryFn }: AnyRead<Answer>,
  convert: (answer: Answer) => Cached,
): ReadOptions<Cached> {
  return readOptions<Cached, QueryKey>(queryKey, async (context) => convert(await queryFn(context)));
}

/**
 * Read options that turn some failures into answers.
 * @param recover returns the answer that a failure stands for, or throws
 */
export function recovered<Answer>(
  { queryKey, queryFn }: AnyRead<Answer>,
  recover: (failure: unknown) => Answer,
): ReadOptions<Answer> {
  return readOptions<Answer, QueryKey>(queryKey, (context) => queryFn(context).catch(recover));
}

/** React Query key: prefix of the keys of an operation's reads, of all of them or of those with some parameters. */
export function operationKey<const Parameters extends readonly unknown[]>(
  operationId: OperationId,
  ...parameters: Parameters
): readonly [OperationId, ...Parameters] {
  return [operationId, ...parameters];
}

/** Options that components add to the generated hook of a write. */
export type HookOptions<Result, Variables> = Omit<UseMutationOptions<Result, Error, Variables>, 'mutationFn'>;

/** Time, in ms, for which an answer is fresh; after that it is shown at once and fetched again in the background. */
const STALE_AFTER_MS = 30_000;

/** Numbers of pages: a list of up to the first is fresh for as long as any other read, one beyond the second for no longer than that. */
const [FEW_PAGES, MOST_PAGES] = [2, 20];

/**
 * Time, in ms, for which a list that is read page by page is fresh. Read again it takes one call after the other, as many as it has
 * pages: a long one waits the longer for a change by another device, but not until the links in it have expired. What this browser
 * changes marks it as out of date at once.
 */
export function staleByPages({
  state: { data },
}: {
  state: { data: { pages: readonly unknown[] } | undefined };
}): number {
  const count = data?.pages.length ?? 1;
  return STALE_AFTER_MS * (count > FEW_PAGES ? Math.min(count, MOST_PAGES) : 1);
}

/** Query client of the app. It does not retry, which the HTTP client does (src/api/retry.ts); failed reads are reported. */
export function createQueryClient(reporter: ErrorReporter): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => reportFailure(error, 'query', reporter) }),
    defaultOptions: {
      queries: { retry: false, staleTime: STALE_AFTER_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
