import { useAtomValue } from 'jotai/react';
import { t } from '#i18n/texts.ts';
import { Progress } from '#ui/progress.tsx';
import { photoJobsAtom } from './photo-jobs.ts';

/** How far a deletion is; read out now and then (X8). */
export function JobProgress({ jobId }: { jobId: number }) {
  const job = useAtomValue(photoJobsAtom).find(({ id }) => id === jobId);
  if (!job) return null;
  const { done, total } = job;
  return (
    <Progress
      label={t('delete.running', { count: total, amount: total })}
      value={done / total}
      text={t('actions.progress', { done, total })}
    />
  );
}
