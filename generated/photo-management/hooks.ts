// From openapi/photo-management.yaml by npm run generate.
import { useMutation } from '@tanstack/react-query';
import { type HookOptions } from '../../src/api/query-options.ts';
import { deleteAllPhotos } from './calls.ts';

/** Hook: deleteAllPhotos. */
export const useDeleteAllPhotos = (options?: HookOptions<void, void>) =>
  useMutation({ ...options, mutationFn: () => deleteAllPhotos() });
