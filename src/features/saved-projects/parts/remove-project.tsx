import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#forms/confirm-dialog.tsx';
import { t } from '#i18n/texts.ts';
import { projectName, without } from '../model.ts';
import { type Project, type ProjectPage, savedProjectQueries, useDeleteProject } from '../queries.ts';

export interface RemoveProjectProps {
  project: Project;
  accountId: string;
  onClose: () => void;
  fallbackFocus: () => HTMLElement | null;
}

/** Dialog that asks before a project is deleted: there is no way back (A2.97). */
export function RemoveProject({ project, accountId, onClose, fallbackFocus }: RemoveProjectProps) {
  const remove = useRemoveProject(accountId);
  const name = projectName(project);
  return (
    <ConfirmDialog
      title={t('projects.removeTitle')}
      confirmLabel={t('projects.removeConfirm')}
      busyLabel={t('projects.removing')}
      onConfirm={() => remove(project.id).then(onClose)}
      success={() => t('projects.removed', { name })}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <p>{t('projects.removeText', { name })}</p>
    </ConfirmDialog>
  );
}

/** Hook: deletes a project of an account and reads the list again. */
function useRemoveProject(accountId: string) {
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
