import { useAtomValue } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { t } from '#i18n/texts.ts';
import { warnOnLeaving } from '#lib/leaving.ts';
import { classNames } from '#ui/class-names.ts';
import { useCatchFocus } from '#ui/catch-focus.ts';
import { aboveDialogs } from '#ui/isolate.ts';
import { openLayer } from '#ui/layers.tsx';
import { useLift } from '#ui/use-lift.ts';
import { FailedJob } from './failed-job.tsx';
import styles from './job-cards.module.css';
import { JobProgress } from './job-progress.tsx';
import { pageCardsAtom } from './page-cards.ts';
import { photoJobsAtom } from './photo-jobs.ts';

let isShown = false;

/** Has jobs drawn on cards from now on, on whatever page the customer is. */
export function showJobCards(): void {
  if (isShown) return;
  isShown = true;
  openLayer(() => <JobCards />);
}

/** What is under way, and what has failed, at the lower edge of every page. */
function JobCards() {
  const region = useRef<HTMLElement>(null);
  const jobs = useAtomValue(photoJobsAtom);
  const cards = jobs.filter(({ isOnCard }) => isOnCard);
  const others = useAtomValue(pageCardsAtom);
  const isEmpty = cards.length + others.length === 0;
  useWarningOnLeaving(jobs.some(({ status }) => status === 'inProgress'));
  useLift(region, '--cards-height', !isEmpty);
  useCatchFocus(region, (own) => own.querySelector('button') ?? document.getElementById('content'));
  return (
    <section
      ref={region}
      {...{ [aboveDialogs]: '' }}
      className={styles.region}
      aria-label={t('actions.jobs')}
      hidden={isEmpty}
    >
      {cards.map((job) => (
        <div key={job.id} className={styles.card}>
          {job.status === 'inProgress' ? <JobProgress jobId={job.id} /> : <FailedJob job={job} />}
        </div>
      ))}
      {others.map(({ id, content }) => (
        <div key={`other ${id}`} className={classNames(styles.card, styles.other)}>
          {content}
        </div>
      ))}
    </section>
  );
}

/** What runs in this page ends with it. */
function useWarningOnLeaving(isRunning: boolean): void {
  useEffect(() => {
    if (isRunning) return warnOnLeaving();
  }, [isRunning]);
}
