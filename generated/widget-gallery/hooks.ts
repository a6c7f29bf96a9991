// From openapi/widget-gallery.yaml by npm run generate.
import { useMutation } from '@tanstack/react-query';
import { type HookOptions } from '../../src/api/query-options.ts';
import { deleteGalleryEntry } from './calls.ts';
import type { DeleteGalleryEntryParams } from './model/index.ts';

/** Hook: deleteGalleryEntry. */
export const useDeleteGalleryEntry = (options?: HookOptions<void, { id: string; params: DeleteGalleryEntryParams }>) =>
  useMutation({ ...options, mutationFn: ({ id, params }: { id: string; params: DeleteGalleryEntryParams }) => deleteGalleryEntry(id, params) });
