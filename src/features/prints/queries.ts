import { createTempSelection } from '#generated/temp-selections/calls.ts';
import { getGetTempSelectionQueryOptions } from '#generated/temp-selections/queries.ts';

/** Hands photos over to the prints editor (P4.45, P7.31). Gives the id that travels in its address. */
export async function createPrintsSelection(photoIds: string[], signal?: AbortSignal): Promise<string> {
  const { tempSelectionId } = await createTempSelection({ photoIds }, { ...(signal && { signal }) });
  return tempSelectionId;
}

/** Read options: the photos of a selection that was made here or on another device (P7.32). Not kept: it is read once. */
export function printsSelectionQuery(id: string) {
  return { ...getGetTempSelectionQueryOptions(id), gcTime: 0 };
}
