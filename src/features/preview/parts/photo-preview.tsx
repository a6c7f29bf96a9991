import { startTransition, useEffect, useOptimistic } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import { usePhotoGroup } from '#photos/pages/use-photo-group.ts';
import type { PhotoList } from '#photos/photo-list.ts';
import { useClosePhoto } from '#photos/use-close-photo.ts';
import { PhotoFinder } from './photo-finder.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { PreviewLayer } from './preview-layer.tsx';

export interface PhotoPreviewProps {
  list: PhotoList;
  photoId: string;
  /** The group that it is in, as far as the link says. */
  groupKey: string | undefined;
}

/** A photo of a list over the whole screen, with the way to those before and after it (P2.58 to P2.63). */
export function PhotoPreview({ list, photoId, groupKey }: PhotoPreviewProps) {
  const { groups, pages, counts } = list;
  const { state } = useLocation();
  const navigate = useNavigate();
  const close = useClosePhoto(list.path);
  // The next photo shows at once; its address follows.
  const [shown, show] = useOptimistic({ id: photoId, groupKey });

  const group = usePhotoGroup(pages, shown.groupKey ?? '');
  const index = indexOfPhoto(group, shown.id);
  const photo = index === undefined ? undefined : photoAt(group, index);
  useEffect(() => () => pages.want('preview', []), [pages]);

  const move = (next: { id: string; groupKey: string }) =>
    startTransition(() => {
      show(next);
      void navigate(list.previewPath(next.id, next.groupKey), { replace: true, state });
    });

  // Without photos, or without knowing of any, there is nothing to preview: the list says so (P2.74).
  if (groups ? groups.length === 0 : counts.isError) return <Navigate to={list.path()} replace />;
  return (
    <PreviewLayer photo={photo} onClose={close}>
      {groups && photo && index !== undefined && shown.groupKey !== undefined && (
        <PhotoViewer photo={photo} place={{ key: shown.groupKey, index }} groups={groups} pages={pages} onMove={move} />
      )}
      {groups && !photo && <PhotoFinder key={`${shown.id} ${shown.groupKey}`} list={list} groups={groups} photoId={shown.id} groupKey={shown.groupKey} />}
    </PreviewLayer>
  );
}
