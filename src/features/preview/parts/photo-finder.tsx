import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#paths';
import { LoadFailure } from '#photos/load-failure.tsx';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { TimelineMonth } from '#photos/months.ts';
import { DEFAULT_SORT } from '#photos/sort.ts';
import { usePhotoGroup } from '#photos/pages/use-photo-group.ts';
import { searchOn } from '../month-search.ts';
import { photoSearch } from '../photo-search.ts';
import styles from './photo-finder.module.css';

export interface PhotoFinderProps {
  photoId: string;
  /** The month that the link names, if it does. */
  monthKey: string | undefined;
  months: readonly TimelineMonth[];
  pages: PhotoPages;
}

/**
 * Looks for a photo that is not in memory: in the month that the link names, else in the list of all photos, then in the
 * month that it belongs to (O16). Leads to the list when it is nowhere (P2.75).
 */
export function PhotoFinder({ photoId, monthKey, months, pages }: PhotoFinderProps) {
  const { state: locationState } = useLocation();
  const named = months.find(({ key }) => key === monthKey);
  const month = usePhotoGroup(pages, named?.key ?? '');
  // Pages that were looked at leave memory when the next one is asked for.
  const [lookedAt, setLookedAt] = useState(0);
  const search = searchOn(month, lookedAt);
  const isElsewhere = !named || search === 'exhausted';
  const from = isElsewhere ? undefined : search.from;
  if (from !== undefined && from !== lookedAt) setLookedAt(from);
  useLayoutEffect(() => {
    if (named && from !== undefined) pages.want('preview', [{ key: named.key, from, to: from + 1 }]);
  }, [pages, named, from]);

  const found = useQuery({ ...photoSearch(useQueryClient(), photoId, DEFAULT_SORT.photos), enabled: isElsewhere });
  if (isElsewhere && found.isSuccess) {
    const isKnown = found.data !== null && found.data !== monthKey && months.some(({ key }) => key === found.data);
    return <Navigate to={isKnown ? paths.photoPreview({ id: photoId, in: found.data ?? undefined }) : paths.photos()} replace state={locationState} />;
  }
  const error = isElsewhere ? found.error : month.failed?.error;
  if (!error) return null;
  return (
    <div className={styles.failure}>
      <LoadFailure error={error} onRetry={() => (isElsewhere ? void found.refetch() : pages.retry(named?.key ?? ''))} retrying={isElsewhere && found.isFetching} />
    </div>
  );
}
