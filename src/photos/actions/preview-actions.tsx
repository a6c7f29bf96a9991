import { useQueryClient } from '@tanstack/react-query';
import type { Photo } from '#photos/data/library-queries.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { NO_PHOTOS } from '#photos/selection/selection.ts';
import { ActionButtons } from './action-buttons.tsx';
import { usePhotoActions } from './photo-actions.ts';

export interface PreviewActionsProps {
  list: PhotoList;
  /** The photo that shows. */
  photo: Photo;
  /** The group that it stands in: there may be several of photos without a date, and the photo does not say in which it is. */
  groupKey: string;
  /** The photo is about to leave the list: time to move to its neighbour. */
  onRemoved: () => void;
}

/** Actions on the photo of the preview (P2.67 to P2.70): the same as on a selection. */
export function PreviewActions({ list, photo, groupKey, onRemoved }: PreviewActionsProps) {
  const client = useQueryClient();
  const actions = usePhotoActions(list.kind);
  return (
    actions && (
      <ActionButtons
        actions={actions}
        list={list}
        count={1}
        target={() => ({
          client,
          list,
          count: 1,
          photo: { ...photo, groupKey },
          groups: [],
          selection: NO_PHOTOS,
          correct: () => {},
          done: ({ removed }) => removed && onRemoved(),
        })}
      />
    )
  );
}
