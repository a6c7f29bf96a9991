import { ConfirmDialog } from '#forms/confirm-dialog.tsx';
import { t } from '#i18n/texts.ts';
import { showToast } from '#ui/toast-store.ts';
import type { Project } from '../queries.ts';
import { useRemoveProject } from '../use-remove-project.ts';
import { projectName } from './project-name.ts';

export interface RemoveProjectProps {
  project: Project;
  accountId: string;
  onClose: () => void;
  fallbackFocus: () => HTMLElement | null;
}

/** Asks before a project is deleted: there is no way back (A2.97). */
export function RemoveProject({ project, accountId, onClose, fallbackFocus }: RemoveProjectProps) {
  const remove = useRemoveProject(accountId);
  const name = projectName(project);

  const confirm = async () => {
    await remove(project.id);
    onClose();
    showToast({ tone: 'success', text: t('projects.removed', { name }) });
  };
  return (
    <ConfirmDialog
      title={t('projects.removeTitle')}
      confirmLabel={t('projects.removeConfirm')}
      busyLabel={t('projects.removing')}
      onConfirm={confirm}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <p>{t('projects.removeText', { name })}</p>
    </ConfirmDialog>
  );
}
