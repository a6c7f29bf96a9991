import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { failedPages, Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { albumQueries } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { monthLabel, monthsOf } from '#photos/data/months.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import styles from './download-parts.module.css';
import { PartRow, type NamedPart } from './parts/part-row.tsx';

/** Rows that show at first, and that each press adds. */
const FIRST_ROWS = 3;
const MORE_ROWS = 20;

/** The albums and months of the library, each with a button that orders it as archives: those are made at once, unlike an export. */
export function DownloadParts() {
  const withAlbums = useFlag('photoTabs');
  return (
    <div className={styles.parts}>
      {withAlbums && <Albums />}
      <Months />
    </div>
  );
}

function Albums() {
  const list = useInfiniteQuery(albumQueries.list({ displaySharedData: useFlag('sharedAlbums') }));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const failure = error && <Failure of={failedPages(list)} />;
  const parts = data?.pages
    .flatMap(({ albums }) => albums)
    .filter(({ photosCount }) => photosCount > 0)
    .map(({ albumId, albumName, photosCount }) => ({
      key: albumId,
      name: albumName,
      count: photosCount,
      part: { albumId },
    }));
  return (
    <Parts
      title={t('albums.list')}
      parts={parts}
      failure={failure}
      further={{ exists: hasNextPage, isFetching: isFetchingNextPage, fetch: () => void fetchNextPage() }}
    />
  );
}

function Months() {
  const { data, error, refetch, isFetching } = useQuery(libraryQueries.timeline());
  const parts =
    data &&
    monthsOf(data, 'desc').map((month) => ({
      key: month.key,
      name: monthLabel(month.key),
      count: month.count,
      part: { month },
    }));
  return (
    <Parts
      title={t('export.parts.months')}
      parts={parts}
      failure={!data && error && <Failure of={{ error, refetch, isFetching }} text={t('photos.loadFailed')} />}
    />
  );
}

interface PartsProps {
  title: string;
  parts: readonly NamedPart[] | undefined;
  failure: ReactNode;
  /** Pages that have not been read. */
  further?: { exists: boolean; isFetching: boolean; fetch: () => void };
}

/** List of parts of one kind, a few at first. Nothing where there are none. */
function Parts({ title, parts, failure, further }: PartsProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(FIRST_ROWS);
  const firstNew = useRef<number>(undefined);
  const count = Math.min(shown, parts?.length ?? 0);
  // The button that was pressed may be gone, and the focus with it (X4).
  useEffect(() => {
    if (firstNew.current === undefined || document.activeElement !== document.body) return;
    list.current?.querySelectorAll('button')[firstNew.current]?.focus();
    firstNew.current = undefined;
  }, [count]);
  if (!parts && !failure) return <Places title={title} />;
  if (parts?.length === 0 && !failure && !further?.exists) return null;
  const showMore = () => {
    firstNew.current = count;
    setShown(shown + MORE_ROWS);
    if (further?.exists && parts && parts.length < shown + MORE_ROWS) further.fetch();
  };
  const isMore = parts && (parts.length > shown || further?.exists);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {parts && count > 0 && (
        <ul ref={list} className={styles.list}>
          {parts.slice(0, shown).map(({ key, ...part }) => (
            <PartRow key={key} {...part} />
          ))}
        </ul>
      )}
      {failure}
      {isMore && !failure && (
        <Button
          variant="quiet"
          icon="chevron-down"
          className={styles.more}
          busy={further?.isFetching}
          onClick={showMore}
        >
          {t('albums.more')}
        </Button>
      )}
    </section>
  );
}

function Places({ title }: { title: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <div className={styles.list}>
        {Array.from({ length: FIRST_ROWS }, (_, place) => (
          <Skeleton key={place} width="100%" height="var(--target)" />
        ))}
      </div>
    </section>
  );
}
