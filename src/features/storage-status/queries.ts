import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '#api/api-error.ts';
import { recovered } from '#api/query-options.ts';
import { serviceTimeOf } from '#api/service-clock.ts';
import { getGetAccountInformationQueryOptions } from '#generated/photo-deletion/queries.ts';
import { useNow } from '#lib/timers.ts';
import { storageLeft } from './model.ts';

/** Reads of the storage period. */
export const storageQueries = {
  /**
   * Day on which the photos are to be deleted; null when the service cannot tell (404, 5xx): no status is shown then.
   */
  deletionInfo: () => recovered(getGetAccountInformationQueryOptions(), nothingOf),
};

/** A service that fails cannot tell. */
function nothingOf(failure: unknown): null {
  if (hasStatus(failure, 500)) return null;
  throw failure;
}

/**
 * Hook: read of the time for which photos are still stored, counted from now by the services' clock, and whether that is since an order.
 * @param enabled whether to ask for it; what has been read is told either way
 */
export function useStorageLeft(enabled = true) {
  const now = serviceTimeOf(useNow().getTime());
  return useQuery({
    ...storageQueries.deletionInfo(),
    enabled,
    // Names the time that it counts from: the same answer says something else tomorrow.
    select: (info) => info && { ...storageLeft(info, new Date(now)), hasOrdered: info.lastOrderDate !== null },
  });
}
