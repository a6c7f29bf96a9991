import { useAtomValue } from 'jotai/react';
import type { UploadsView } from './upload-item.ts';
import { uploads } from './uploads.ts';

/** The list of files on their way into the library, and how far it is. */
export function useUploads(): UploadsView {
  return useAtomValue(uploads.viewAtom);
}
