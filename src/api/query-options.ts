import type { DataTag, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.d.ts';

/** Options of a query: its key, which knows what is kept under it, and how it is read. */
export interface ReadOptions<Answer, Key extends QueryKey = QueryKey> {
  queryKey: DataTag<Key, Answer, Error>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
}

/** Options of the query that a generated read is. */
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
 * A read whose answer is kept in another shape: where others write into the cache, too, or take from it what is not drawn.
 * What is only drawn in another shape takes `select`.
 */
export function keptAs<Answer, Kept>(
  { queryKey, queryFn }: AnyRead<Answer>,
  convert: (answer: Answer) => Kept,
): ReadOptions<Kept> {
  return readOptions<Kept, QueryKey>(queryKey, async (context) => convert(await queryFn(context)));
}

/**
 * A read some of whose failures are answers to the feature.
 * @param recover gives the answer that a failure stands for, or throws
 */
export function recovered<Answer>(
  { queryKey, queryFn }: AnyRead<Answer>,
  recover: (failure: unknown) => Answer,
): ReadOptions<Answer> {
  return readOptions<Answer, QueryKey>(queryKey, (context) => queryFn(context).catch(recover));
}

/** React Query key that the keys of an operation's reads begin with: of all of them, or of those with some parameters. */
export function operationKey<const Parameters extends readonly unknown[]>(
  operationId: OperationId,
  ...parameters: Parameters
): readonly [OperationId, ...Parameters] {
  return [operationId, ...parameters];
}

/** What components add to the generated hook of a write. */
export type HookOptions<Result, Variables> = Omit<UseMutationOptions<Result, Error, Variables>, 'mutationFn'>;
