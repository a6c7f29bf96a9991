import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { PhotoGroup } from '#photos/data/months.ts';
import { isFromList } from '#photos/open-photo/open-photo.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { usePhotoGroup } from '#photos/pages/photo-pages-store.ts';
import { groupToSearch, photoSearch, searchOn } from '../photo-search.ts';
import { PreviewFailure } from './preview-layer.tsx';

export interface PhotoFinderProps {
  list: PhotoList;
  groups: readonly PhotoGroup[];
  photoId: string;
  /** Group that the link names, if any. */
  groupKey: string | undefined;
}

/**
 * Searches for a photo that is not in memory: in the group that the link names, and else, for a photo of the library, in the
 * list of all photos, which leads to its month. Redirects to the list when it is nowhere (P2.75).
 */
export function PhotoFinder({ list, groups, photoId, groupKey }: PhotoFinderProps) {
  const { state } = useLocation();
  const { pages } = list;
  const named = groups.find(({ key }) => key === groupKey);
  const group = usePhotoGroup(pages, named?.key ?? '');
  // Pages that were searched leave memory when the next one is requested.
  const [lookedAt, setLookedAt] = useState(0);
  const search = searchOn(group, lookedAt);
  const isElsewhere = !named || search === 'exhausted';
  const from = isElsewhere ? undefined : search.from;
  if (from !== undefined && from !== lookedAt) setLookedAt(from);
  useLayoutEffect(() => {
    if (named && from !== undefined) pages.need('preview', [{ key: named.key, from, to: from + 1 }]);
  }, [pages, named, from]);

  const isInLibrary = list.kind === 'photos';
  const found = useQuery({ ...photoSearch(useQueryClient(), photoId, list.sort), enabled: isElsewhere && isInLibrary });
  if (isElsewhere && (found.isSuccess || !isInLibrary)) {
    const other = groupToSearch(groups, found.data, groupKey);
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
