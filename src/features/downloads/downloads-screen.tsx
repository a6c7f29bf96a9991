import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { leftOutOf } from '#api/left-out.ts';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { Failure } from '#failures/failure.tsx';
import { PageHead } from '#ui/page-head.tsx';
import styles from './downloads-screen.module.css';
import { isAwaited, type Archive } from './model.ts';
import { ArchiveRow } from './parts/archive-row.tsx';
import { ArchivesSkeleton } from './parts/archives-skeleton.tsx';
import { NoArchives } from './parts/no-archives.tsx';
import { downloadQueries } from './queries.ts';

/** How often the list is read while one of its archives is being made, in ms. */
const READ_AGAIN_MS = 5_000;

/** The archives that the customer has ordered, newest first (P2.166, A2.9, A2.79, O35). */
export function DownloadsScreen() {
  const list = useQuery({
    ...downloadQueries.list(),
    refetchInterval: ({ state }) =>
      state.data?.items.some((archive) => isAwaited(archive, Date.now())) ? READ_AGAIN_MS : false,
  });
  return (
    <div className={styles.screen}>
      <PageHead
        back={{ to: paths.photos(), label: t('photos.title') }}
        title={t('downloads.title')}
        about={list.data?.length === 0 ? undefined : t('downloads.about')}
      />
      {content()}
      {list.data && <LeftOutNote leftOut={leftOutOf(list.data)} of="downloads" />}
    </div>
  );

  function content(): ReactNode {
    const { data, isPending, error, isFetching } = list;
    // One that was read before stays when it cannot be read again.
    if (data) return data.length === 0 ? <NoArchives /> : <Archives archives={data} />;
    return isPending ? (
      <ArchivesSkeleton />
    ) : (
      <Failure of={{ error: error, refetch: () => void list.refetch(), isFetching: isFetching }} />
    );
  }
}

function Archives({ archives }: { archives: readonly Archive[] }) {
  return (
    <ul className={styles.list} aria-label={t('downloads.list')}>
      {archives.map((archive) => (
        <ArchiveRow key={archive.id} archive={archive} />
      ))}
    </ul>
  );
}
