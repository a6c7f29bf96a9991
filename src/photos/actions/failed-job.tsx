import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { correlationIdOf } from '#api/api-error.ts';
import { t } from '#i18n/texts.ts';
import { wishToSee } from '#photos/pages/show-request.ts';
import { listName } from '#photos/selection/selection-atoms.ts';
import { selectPhotos } from '#photos/selection/select-photos.ts';
import { Button } from '#ui/button.tsx';
import { deleteMany } from './delete-photos.ts';
import { FailureCard } from './failure-card.tsx';
import { firstPlaceOf } from './first-place.ts';
import type { PhotoJob } from './photo-jobs.ts';
import { photoJobs } from './photo-jobs.ts';

/** Photos that could not be deleted: how many, where they are (they are back, and can be selected), and another try (P8.1, O50). */
export function FailedJob({ job: { id, list, total, failed, error } }: { job: PhotoJob }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const dismiss = () => photoJobs.remove(id);
  const count = failed.length;
  const select = () => {
    void navigate(list.path());
    selectPhotos(list, failed);
    const first = firstPlaceOf(failed, list);
    if (first) wishToSee(listName(list), first);
    dismiss();
  };
  const retry = () => {
    dismiss();
    photoJobs.update(deleteMany(client, list, failed).jobId, { isOnCard: true });
  };
  return (
    <FailureCard
      text={t('photos.deleteFailed')}
      isNew
      reference={correlationIdOf(error?.cause)}
      onDismiss={dismiss}
      detail={<p>{t('delete.left', { count, amount: count, total })}</p>}
      actions={
        <>
          <Button size="small" onClick={select}>
            {t('delete.selectLeft', { count, amount: count })}
          </Button>
          <Button size="small" onClick={retry}>
            {t('failure.retry')}
          </Button>
        </>
      }
    />
  );
}
