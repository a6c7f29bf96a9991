import { useQueryClient } from '@tanstack/react-query';
import { without } from './model.ts';
import { removeProject, savedProjectQueries, type ProjectPage } from './queries.ts';

/** Deletes a project of an account and reads the list again (A2.97). */
export function useRemoveProject(accountId: string) {
  const client = useQueryClient();
  return async (projectId: string): Promise<void> => {
    await removeProject(projectId);
    const queryKey = savedProjectQueries.pages(accountId);
    // Gone at once, also when the list cannot be read again.
    client.setQueriesData<ProjectPage>({ queryKey }, (shown) => shown && without(projectId, shown));
    void client.invalidateQueries({ queryKey });
  };
}
