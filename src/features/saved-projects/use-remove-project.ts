import { useQueryClient } from '@tanstack/react-query';
import { without } from './model.ts';
import { savedProjectQueries, useDeleteProject, type ProjectPage } from './queries.ts';

/** Deletes a project of an account and reads the list again (A2.97). */
export function useRemoveProject(accountId: string) {
  const client = useQueryClient();
  const { mutateAsync } = useDeleteProject({
    onSuccess: (_nothing, { id }) => {
      const queryKey = savedProjectQueries.pages(accountId);
      // Gone at once, also when the list cannot be read again.
      client.setQueriesData<ProjectPage>({ queryKey }, (shown) => shown && without(id, shown));
      void client.invalidateQueries({ queryKey });
    },
  });
  return (projectId: string): Promise<void> => mutateAsync({ id: projectId });
}
