import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { leftOutOf } from '#api/left-out.ts';
import { Failure } from '#failures/failure.tsx';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { PageHead, PageLayout } from '#ui/page-head.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { lookAtList } from './archive-orders.ts';
import styles from './downloads-screen.module.css';
import { type Archive, isAwaited } from './model.ts';
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
  useEffect(() => (isShown ? lookAtList() : undefined), [isShown]);
  return (
    <PageLayout>
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
    <ul role="list" className={styles.list} aria-label={t('downloads.list')}>
      {archives.map((archive) => (
        <ArchiveRow key={archive.id} archive={archive} />
      ))}
    </ul>
  );
}

/** Placeholder of the list while it is loading. */
function ArchivesSkeleton() {
  return (
    <div className={styles.list}>
      <VisuallyHidden live="polite">{t('downloads.loading')}</VisuallyHidden>
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
