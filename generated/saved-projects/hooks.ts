// From openapi/saved-projects.yaml by npm run generate.
import { useMutation } from '@tanstack/react-query';
import { type HookOptions } from '../../src/api/query-options.ts';
import { deleteProject } from './calls.ts';

/** Hook: deleteProject. */
export const useDeleteProject = (options?: HookOptions<void, { id: string }>) =>
  useMutation({ ...options, mutationFn: ({ id }: { id: string }) => deleteProject(id) });
