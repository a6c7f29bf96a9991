import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { usePhotoGroup } from '#photos/pages/use-photo-group.ts';
import type { PhotoGroup } from '#photos/data/photo-group.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { isFromList } from '#photos/open-photo/use-close-photo.ts';
import { searchOn } from '../group-search.ts';
import { photoSearch } from '../photo-search.ts';
import { PreviewFailure } from './preview-failure.tsx';

export interface PhotoFinderProps {
  list: PhotoList;
  groups: readonly PhotoGroup[];
  photoId: string;
  /** The group that the link names, if it does. */
  groupKey: string | undefined;
}

/**
 * Looks for a photo that is not in memory: in the group that the link names; where it is not there, a photo of the library
 * in the list of all photos, and then in the month that it belongs to (O16). Leads to the list when it is nowhere (P2.75).
 */
export function PhotoFinder({ list, groups, photoId, groupKey }: PhotoFinderProps) {
  const { state } = useLocation();
  const { pages } = list;
  const named = groups.find(({ key }) => key === groupKey);
  const group = usePhotoGroup(pages, named?.key ?? '');
  // Pages that were looked at leave memory when the next one is asked for.
  const [lookedAt, setLookedAt] = useState(0);
  const search = searchOn(group, lookedAt);
  const isElsewhere = !named || search === 'exhausted';
  const from = isElsewhere ? undefined : search.from;
  if (from !== undefined && from !== lookedAt) setLookedAt(from);
  useLayoutEffect(() => {
    if (named && from !== undefined) pages.want('preview', [{ key: named.key, from, to: from + 1 }]);
  }, [pages, named, from]);

  const isInLibrary = list.albumId === undefined;
  const found = useQuery({ ...photoSearch(useQueryClient(), photoId, list.sort), enabled: isElsewhere && isInLibrary });
  if (isElsewhere && (found.isSuccess || !isInLibrary)) {
    const other = found.data !== groupKey && groups.find(({ key }) => key === found.data);
    return (
      <Navigate
        to={other ? list.previewPath(photoId, other.key) : list.path()}
        replace
        state={{ openedFromList: isFromList(state) }}
      />
    );
  }
  const error = isElsewhere ? found.error : group.failed?.error;
  if (!error) return null;
  return (
    <PreviewFailure
      of={{
        error,
        refetch: () => (isElsewhere ? found.refetch() : pages.retry(named?.key ?? '')),
        isFetching: isElsewhere && found.isFetching,
      }}
    />
  );
}
