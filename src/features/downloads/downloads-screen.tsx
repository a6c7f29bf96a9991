import { useQuery } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { leftOutOf } from '#api/left-out.ts';
import { Failure } from '#failures/failure.tsx';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { jobsAtom } from '#photos/actions/job-list.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useCatchFocus } from '#ui/focus.ts';
import { LoadingAnnouncement, Skeleton } from '#ui/loading.tsx';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { markArchivesSeen, ORDER_JOB, readState } from './archive-orders.ts';
import styles from './downloads-screen.module.css';
import { type Archive, archiveEvent, archiveName, isAwaited } from './model.ts';
import rowStyles from './parts/archive-row.module.css';
import { ArchiveRow } from './parts/archive-row.tsx';
import { downloadQueries } from './queries.ts';

/** Interval, in ms, at which the list is read while one of its archives is being made. */
const READ_AGAIN_MS = 5_000;

const SKELETON_ROWS = ['first', 'second', 'third'];

/** Screen: the archives that the customer has ordered, newest first (P2.166, A2.9, A2.79, O35). */
export function DownloadsScreen() {
  const list = useQuery({
    ...downloadQueries.list(),
    refetchInterval: ({ state }) => (state.data?.items.some((archive) => isAwaited(archive)) ? READ_AGAIN_MS : false),
  });
  const isShown = list.data !== undefined;
  useEffect(() => (isShown ? markArchivesSeen() : undefined), [isShown]);
  const screen = useRef<HTMLDivElement>(null);
  // An archive may go from the list while the focus is on its row (X4).
  useCatchFocus(screen, (own) => own.querySelector<HTMLElement>('li button') ?? own.querySelector('h1'));
  return (
    <PageLayout ref={screen}>
      <PageHead
        back={{ to: paths.photos(), label: t('photos.title') }}
        title={t('downloads.title')}
        about={list.data?.length === 0 ? undefined : t('downloads.about')}
      />
      {content()}
      {list.data && <LeftOutNote leftOut={leftOutOf(list.data)} of="downloads" />}
    </PageLayout>
  );

  function content(): ReactNode {
    const { data, isPending } = list;
    // One that was read before stays when it cannot be read again.
    if (data) return data.length === 0 ? <NoArchives /> : <Archives archives={data} />;
    return isPending ? <ArchivesSkeleton /> : <Failure as="page" of={list} />;
  }
}

function Archives({ archives }: { archives: readonly Archive[] }) {
  return (
    <>
      <Outcomes archives={archives} />
      <ul role="list" className={styles.list} aria-label={t('downloads.list')}>
        {archives.map((archive) => (
          <ArchiveRow key={archive.id} archive={archive} />
        ))}
      </ul>
    </>
  );
}

/** Reads out what has become of an archive that was being made, unless a toast does. */
function Outcomes({ archives }: { archives: readonly Archive[] }) {
  const awaited = useRef<readonly string[]>([]);
  const toldElsewhere = useRef(new Set<string>());
  const [news, setNews] = useState({ text: '', number: 0 });
  useEffect(() => {
    const isMade = (archive: Archive) => archiveEvent(archive) === 'started';
    const here = orderedHere();
    for (const archive of archives) {
      if (here.includes(archive.id)) toldElsewhere.current.add(archive.id);
      // Called off meanwhile. Once it is over, its order is known no more, and it has been told.
      else if (isMade(archive)) toldElsewhere.current.delete(archive.id);
    }
    const over = archives.filter(
      (one) => awaited.current.includes(one.id) && !isMade(one) && !toldElsewhere.current.has(one.id),
    );
    awaited.current = archives.filter(isMade).map(({ id }) => id);
    if (over.length > 0) setNews(({ number }) => ({ text: over.map(outcomeText).join(' '), number: number + 1 }));
  }, [archives]);
  return (
    <VisuallyHidden live="polite">
      {/* Two may be called the same. */}
      <span key={news.number}>{news.text}</span>
    </VisuallyHidden>
  );
}

function outcomeText(archive: Archive): string {
  const outcome = t(archiveEvent(archive) === 'error' ? 'downloads.notMade' : 'downloads.ready');
  return `${archiveName(archive)}. ${outcome}.`;
}

/** Ids of the archives that this tab waits for: toasts and the card of jobs tell how they end. */
function orderedHere(): string[] {
  return getDefaultStore()
    .get(jobsAtom)
    .flatMap(({ id }) => (id.startsWith(ORDER_JOB) ? (readState(id.slice(ORDER_JOB.length)).downloadId ?? []) : []));
}

/** Placeholder of the list while it is loading. */
function ArchivesSkeleton() {
  return (
    <div className={styles.list}>
      <LoadingAnnouncement>{t('downloads.loading')}</LoadingAnnouncement>
      {SKELETON_ROWS.map((place) => (
        <div key={place} className={rowStyles.row}>
          <Skeleton shape="round" width={44} height={44} />
          <div className={rowStyles.text}>
            <span className={rowStyles.name}>
              <Skeleton width="min(22ch, 50vw)" />
            </span>
            <span className={rowStyles.facts}>
              <Skeleton width="min(28ch, 40vw)" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}

/** Empty state: nothing has been ordered, or all of it has expired. */
function NoArchives() {
  return (
    <EmptyState
      drawing={<EmptyLibraryDrawing />}
      title={t('downloads.empty.title')}
      actions={
        <Link to={paths.photos()} className={buttonClass('secondary')}>
          {t('downloads.empty.toPhotos')}
        </Link>
      }
    >
      <p>{t('downloads.empty.text')}</p>
    </EmptyState>
  );
}
