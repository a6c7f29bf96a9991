import { queryOptions } from '@tanstack/react-query';
import { createTempSelection, getGetTempSelectionQueryKey, getTempSelection } from '#generated/temp-selections/hooks.ts';

/** Hands photos over to the prints editor (P4.45, P7.31). Gives the id that travels in its address. */
export async function keepPrintsSelection(photoIds: string[], signal?: AbortSignal): Promise<string> {
  const { tempSelectionId } = await createTempSelection({ photoIds }, { ...(signal && { signal }) });
  return tempSelectionId;
}

/** Reads of selections that were handed over. */
export const printsQueries = {
  /** The photos of a selection (P7.32); no screen shows them (O59). */
  selection: (tempSelectionId: string) =>
    queryOptions({ queryKey: getGetTempSelectionQueryKey(tempSelectionId), queryFn: ({ signal }) => getTempSelection(tempSelectionId, { signal }) }),
};
