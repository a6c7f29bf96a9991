import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { FurtherPages, type Pages } from '#failures/further-pages.tsx';
import { t } from '#i18n/texts.ts';
import { albumQueries } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { monthLabel, monthsOf } from '#photos/data/months.ts';
import { Skeleton } from '#ui/loading.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import styles from './download-parts.module.css';
import { PartRow, type NamedPart } from './parts/part-row.tsx';

/** Number of rows that show at first, and that each press adds. */
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
  const withShared = useFlag('sharedAlbums');
  const list = useInfiniteQuery(albumQueries.list({ displaySharedData: withShared }));
  const parts = list.data?.pages
    .flatMap(({ albums }) => albums)
    .filter(({ photosCount }) => photosCount > 0)
    .map(({ albumId, albumName, photosCount, isShared }) => ({
      key: albumId,
      name: albumName,
      count: photosCount,
      part: { albumId, isShared: isShared && withShared },
    }));
  return <Parts title={t('albums.list')} parts={parts} pages={list} />;
}

function Months() {
  const { data, error, isFetching, refetch } = useQuery(libraryQueries.timeline());
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
      pages={{ error: data ? null : error, isFetching, refetch }}
      failureText={t('photos.loadFailed')}
    />
  );
}

interface PartsProps {
  title: string;
  parts: readonly NamedPart[] | undefined;
  /** Pages that they are read from. */
  pages: Pages;
  failureText?: string;
}

/** List of parts of one kind, a few at first. Nothing where there are none. */
function Parts({ title, parts, pages, failureText }: PartsProps) {
  const { error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = pages;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(FIRST_ROWS);
  if (!parts && !error) return <Places title={title} />;
  if (parts?.length === 0 && !error && !hasNextPage) return null;
  const showMore = () => {
    const wanted = Math.min(shown, parts?.length ?? 0) + MORE_ROWS;
    setShown(wanted);
    if (hasNextPage && (parts?.length ?? 0) < wanted) fetchNextPage?.();
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {parts && parts.length > 0 && (
        <ul role="list" ref={list} className={styles.list}>
          {parts.slice(0, shown).map(({ key, ...part }) => (
            <PartRow key={key} {...part} />
          ))}
        </ul>
      )}
      <FurtherPages
        // A press shows what has been read as well.
        pages={{
          error,
          isFetching,
          isFetchingNextPage,
          isFetchNextPageError,
          refetch,
          hasNextPage: hasNextPage === true || (parts?.length ?? 0) > shown,
          fetchNextPage: showMore,
        }}
        of="albums"
        list={list}
        entry="li > button"
        text={failureText}
        variant="quiet"
      />
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
