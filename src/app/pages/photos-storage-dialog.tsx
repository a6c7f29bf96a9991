import { EXPORT_DAYS, EXPORT_HOURS } from '#features/export/model.ts';
import { RequestExport } from '#features/export/request-export.tsx';
import type { OpenStorageDialog } from '#features/storage-status/storage-button.tsx';
import { StorageDialog } from '#features/storage-status/storage-dialog.tsx';
import { t } from '#i18n/texts.ts';

/** The dialog of the storage status, with the way to an export in it (O33). */
export function PhotosStorageDialog(dialog: OpenStorageDialog) {
  return (
    <StorageDialog
      {...dialog}
      exportPhotos={
        <RequestExport label={t('export.title')}>
          <p>{t('export.about', { hours: EXPORT_HOURS, days: EXPORT_DAYS })}</p>
        </RequestExport>
      }
    />
  );
}
