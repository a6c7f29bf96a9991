import { createTempSelection } from '#generated/temp-selections/calls.ts';

/** Hands photos over to the prints editor (P4.45, P7.31). Gives the id that travels in its address. */
export async function createPrintsSelection(photoIds: string[], signal?: AbortSignal): Promise<string> {
  const { tempSelectionId } = await createTempSelection({ photoIds }, { ...(signal && { signal }) });
  return tempSelectionId;
}
