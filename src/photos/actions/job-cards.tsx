import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { t } from '#i18n/texts.ts';
import { warnOnLeaving } from '#lib/leaving.ts';
import { classNames } from '#ui/class-names.ts';
import { aboveDialogs } from '#ui/isolate.ts';
import { openLayer } from '#ui/layers.tsx';
import { FailedJob } from './failed-job.tsx';
import styles from './job-cards.module.css';
import { JobProgress } from './job-progress.tsx';
import { pageCards } from './page-cards.ts';
import { photoJobs } from './photo-jobs.ts';

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
  const jobs = useSyncExternalStore(photoJobs.subscribe, photoJobs.current);
  const cards = jobs.filter(({ isOnCard }) => isOnCard);
  const others = useSyncExternalStore(pageCards.subscribe, pageCards.current);
  const isEmpty = cards.length + others.length === 0;
  useWarningOnLeaving(jobs.some(({ status }) => status === 'inProgress'));
  useLift(region, !isEmpty);
  return (
    <section ref={region} {...{ [aboveDialogs]: '' }} className={styles.region} aria-label={t('actions.jobs')} hidden={isEmpty}>
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

/** Lifts the toasts above the cards where there is no room beside them. */
function useLift(region: { current: HTMLElement | null }, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    const root = document.documentElement;
    if (!element || !isOn) return;
    const observer = new ResizeObserver(() => root.style.setProperty('--cards-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--cards-height');
    };
  }, [region, isOn]);
}
