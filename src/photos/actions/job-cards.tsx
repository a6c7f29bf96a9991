import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { atom } from 'jotai/vanilla';
import { t } from '#i18n/texts.ts';
import { warnOnLeaving } from '#lib/page.ts';
import { classNames } from '#ui/class-names.ts';
import { useCatchFocus } from '#ui/focus.ts';
import { aboveDialogs } from '#ui/dialog-stack.ts';
import { type Layer, openLayer, addLayer } from '#ui/layers.tsx';
import { useHeightProperty } from '#ui/use-height-property.ts';
import { correlationIdOf } from '#api/api-error.ts';
import { requestToShow } from '#photos/open-photo/open-photo.ts';
import { listName, selectPhotos } from '#photos/selection/selection-atoms.ts';
import { Button } from '#ui/button.tsx';
import { indexOfPhoto } from '#photos/pages/group-model.ts';
import type { PhotoList, PhotoPlace } from '#photos/pages/photo-list.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { Progress } from '#ui/progress.tsx';
import styles from './job-cards.module.css';
import { deleteMany } from './delete-photos.ts';
import { FailureCard } from './failure-card.tsx';
import { photoJobs, photoJobsAtom, type PhotoJob } from './photo-jobs.ts';

/** Cards of other features, beside those of the jobs. */
const pageCardsAtom = atom<readonly Layer[]>([]);

/** Puts a card beside those of the jobs, on every page. @returns callback that removes it */
export function putCard(content: ReactNode): () => void {
  return addLayer(pageCardsAtom, () => content);
}

let isShown = false;

/** Draws jobs on cards from now on, on every page. */
export function showJobCards(): void {
  if (isShown) return;
  isShown = true;
  openLayer(() => <JobCards />);
}

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

/** What is under way, and what has failed, at the lower edge of every page. */
function JobCards() {
  const region = useRef<HTMLElement>(null);
  const jobs = useAtomValue(photoJobsAtom);
  const cards = jobs.filter(({ isOnCard }) => isOnCard);
  const others = useAtomValue(pageCardsAtom);
  const isEmpty = cards.length + others.length === 0;
  useWarningOnLeaving(jobs.some(({ status }) => status === 'inProgress'));
  useHeightProperty(region, '--cards-height', !isEmpty);
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

/** Photos that could not be deleted: how many, where they are (they are back, and can be selected), and another try. */
function FailedJob({ job: { id, list, total, failed, error } }: { job: PhotoJob }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const dismiss = () => photoJobs.remove(id);
  const count = failed.length;
  const select = () => {
    void navigate(list.path());
    selectPhotos(list, failed);
    const first = firstPlaceOf(failed, list);
    if (first) requestToShow(listName(list), first);
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

/** Where the first of some photos stands in a list: the photo itself where it is in memory, else the beginning of its group. */
function firstPlaceOf(
  photos: readonly PhotoReference[],
  { groups = [], pages }: Pick<PhotoList, 'groups' | 'pages'>,
): PhotoPlace | undefined {
  const byGroup = Map.groupBy(photos, ({ groupKey }) => groupKey);
  const group = groups.find(({ key }) => byGroup.has(key));
  if (!group) return undefined;
  const state = pages.state(group.key);
  const known = (byGroup.get(group.key) ?? []).flatMap(({ imageId }) => indexOfPhoto(state, imageId) ?? []);
  return { key: group.key, index: known.length > 0 ? Math.min(...known) : 0 };
}
