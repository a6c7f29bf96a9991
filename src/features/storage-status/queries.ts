import { hasStatus } from '#api/api-error.ts';
import { recovered } from '#api/query-options.ts';
import type { AccountInformation } from '#generated/photo-deletion/model/index.ts';
import { getGetAccountInformationQueryOptions } from '#generated/photo-deletion/queries.ts';
import { storageLeft } from './model.ts';

/** Reads of the storage period. */
export const storageQueries = {
  /** When the customer's photos are going to be deleted; null when the service cannot tell (404, 5xx): no status is shown then. */
  deletionInfo: () => ({ ...recovered(getGetAccountInformationQueryOptions(), nothingOf), select: leftOf }),
};

/** A service that fails cannot tell. */
function nothingOf(failure: unknown): null {
  if (hasStatus(failure, 500)) return null;
  throw failure;
}

/** Time for which photos are still stored, counted from the read, and whether that is since an order. */
function leftOf(info: AccountInformation | null) {
  return info && { ...storageLeft(info, new Date()), hasOrdered: info.lastOrderDate !== null };
}
