import { useAtomValue } from 'jotai/react';
import { Progress } from '#ui/progress.tsx';
import { jobsAtom } from './job-list.ts';

/** How far a job is, for the dialog that began it; read out now and then (X8). */
export function JobProgress({ jobId }: { jobId: string }) {
  const job = useAtomValue(jobsAtom).find(({ id }) => id === jobId);
  return job?.progress && <Progress label={job.title} {...job.progress} />;
}
