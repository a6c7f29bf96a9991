import { useAtomValue } from 'jotai/react';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { offlineAtom } from '#lib/offline.ts';
import { warnOnLeaving } from '#lib/page.ts';
import { IconButton } from '#ui/button.tsx';
import { aboveDialogs } from '#ui/open-layers.ts';
import { useCatchFocus } from '#ui/focus.ts';
import { openLayer } from '#ui/layers.tsx';
import { ProgressAnnouncement } from '#ui/progress.tsx';
import { useHeightProperty } from '#ui/use-height-property.ts';
import { useSettledText } from '#ui/use-settled-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { JobRow } from './job-row.tsx';
import { type Job, jobsAtom } from './job-list.ts';
import { shownProgress } from './time-left.ts';
import styles from './job-card.module.css';

/** Media query of windows in which the card takes the whole width: it begins as a line, so that photos stay in view. */
const NARROW = '(width < 575px)';

let isShown = false;

/** Draws jobs on a card from now on, on every page. */
export function showJobCard(): void {
  if (isShown) return;
  isShown = true;
  openLayer(() => <JobCard />);
}

/** Card of jobs under way or failed, at the lower edge of every page until they are over. It folds to a line. */
function JobCard() {
  const region = useRef<HTMLDivElement>(null);
  const list = useId();
  const [isFolded, setFolded] = useState(() => matchMedia(NARROW).matches);
  const all = useAtomValue(jobsAtom);
  const isOffline = useAtomValue(offlineAtom);
  const shown = all.filter(({ isInDialog }) => !isInDialog).map((job) => shownJob(job, isOffline));
  const isEmpty = shown.length === 0;
  useWarningOnLeaving(all.some(({ endsWithPage }) => endsWithPage));
  useHeightProperty(region, '--cards-height', !isEmpty);
  useCatchFocus(region, (own) => own.querySelector('button') ?? document.getElementById('content'));
  const hasNewFailure = shown.some(({ failure }) => failure && !failure.isAnnounced);
  const failed = shown.filter(({ failure }) => failure).length;
  // What has failed or is to be decided is seen, with what can be done about it, and read out where it stands.
  const urgent = shown.flatMap(urgentOf);
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (urgent.join() !== seen.join()) {
    setSeen(urgent);
    if (urgent.some((one) => !seen.includes(one))) setFolded(false);
  }
  // A failure that has only been told is said in full, and there is nothing to fold.
  const canFold = shown.length > Math.min(failed, 1);
  const isOpen = !isFolded || !canFold;
  return (
    <div ref={region} {...{ [aboveDialogs]: '' }} className={styles.region} data-news={hasNewFailure || undefined}>
      {shown.map((job) => (
        <JobAnnouncement key={job.id} job={job} />
      ))}
      <section aria-label={t('actions.jobs')} hidden={isEmpty}>
        {!isEmpty && (
          <div className={styles.card}>
            {canFold && (
              <div className={styles.head}>
                <p className={styles.summary}>{summaryOf(shown, isOpen)}</p>
                <IconButton
                  icon="chevron-down"
                  size="small"
                  label={t('jobs.details')}
                  className={isOpen ? styles.fold : styles.unfold}
                  aria-expanded={isOpen}
                  aria-controls={list}
                  onClick={() => setFolded(isOpen)}
                />
              </div>
            )}
            <ul role="list" id={list} className={styles.list} hidden={!isOpen}>
              {shown.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </ul>
          </div>
        )}
      </section>
    </div>
  );
}

/** A job as the card tells it. */
function shownJob({ progress, ...job }: Job, isOffline: boolean): Job {
  return progress ? { ...job, progress: shownProgress(progress, isOffline) } : job;
}

/** Announcement of a job while it goes on. A folded card hides the job's row, and all that is read out in there. */
function JobAnnouncement({ job: { title, progress, notes } }: { job: Job }) {
  const statuses = notes?.filter(({ role }) => role === 'status').map(({ text }) => text) ?? [];
  // Where there is a progress the title may go on with it, and has been said by what began it.
  const words = progress || statuses.length === 0 ? statuses : [title, ...statuses];
  const spoken = useSettledText(words.join('. '));
  return (
    <>
      {progress && <ProgressAnnouncement {...progress} />}
      <VisuallyHidden live="polite">{spoken}</VisuallyHidden>
    </>
  );
}

/** Keys of what unfolds the card when it comes. */
function urgentOf({ id, failure, notes = [] }: Job): string[] {
  const alerts = notes.filter(({ role }) => role === 'alert');
  return [...(failure ? [id] : []), ...alerts.map(({ text }) => `${id} ${text}`)];
}

/** Summary of the card, in a line. */
function summaryOf(shown: readonly Job[], isOpen: boolean): string {
  const [first] = shown;
  if (first && shown.length === 1) return isOpen ? t('actions.jobs') : lineOf(first);
  const failed = shown.filter(({ failure }) => failure).length;
  const running = shown.length - failed;
  const said: string[] = [];
  if (running > 0) said.push(t('jobs.running', { count: running, amount: running }));
  if (failed > 0) said.push(t('jobs.failed', { count: failed, amount: failed }));
  return said.join(' · ');
}

/** A job in a line. */
function lineOf({ title, progress, notes = [] }: Job): string {
  const state = progress?.text ?? notes[0]?.text;
  return state === undefined ? title : `${title} · ${state}`;
}

/** Hook: warns before the page is left, as what runs in it ends with it. */
function useWarningOnLeaving(isRunning: boolean): void {
  useEffect(() => {
    if (isRunning) return warnOnLeaving();
  }, [isRunning]);
}
