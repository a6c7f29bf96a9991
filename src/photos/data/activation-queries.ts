import { hasStatus } from '#api/api-error.ts';
import { cachedAs } from '#api/query-options.ts';
import { activatePhotoLibrary } from '#generated/photo-management/calls.ts';
import type { ActivationStart, ActivationStatus } from '#generated/photo-management/model/index.ts';
import { getGetActivationStatusQueryOptions } from '#generated/photo-management/queries.ts';

/** Whether the library can be used. */
export type LibraryState = 'ACTIVE' | 'NOT_ACTIVE' | 'IMPORTING' | 'DELETING';

/** Reads of what the library is up to, which no first screen waits for (F2). */
export const activationQueries = {
  /** Whether the library is active. */
  state: () => cachedAs(getGetActivationStatusQueryOptions(), libraryState),
};

/** The one spelling of a status that comes as text or object, in any case (O42, P3.57). Its schema knows the four. */
function libraryState(status: ActivationStatus): LibraryState {
  return (typeof status === 'string' ? status : status.status).toUpperCase() as LibraryState;
}

/** Starts the activation; one that is running already (409) is as good as started (P4.25). */
export async function startActivation(): Promise<ActivationStart> {
  try {
    return await activatePhotoLibrary();
  } catch (error) {
    if (hasStatus(error, 409)) return { started: true };
    throw error;
  }
}
