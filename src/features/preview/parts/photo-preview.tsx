import { startTransition, useEffect, useOptimistic, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { Photo } from '#photos/library-queries.ts';
import { indexOfPhoto, photoAt } from '#photos/pages/group-model.ts';
import { usePhotoGroup } from '#photos/pages/use-photo-group.ts';
import type { PhotoList } from '#photos/photo-list.ts';
import type { PhotoPlace } from '#photos/sequence.ts';
import { useClosePhoto } from '#photos/use-close-photo.ts';
import { PhotoGestures } from '../gestures/photo-gestures.ts';
import { PhotoFinder } from './photo-finder.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { PreviewLayer } from './preview-layer.tsx';
import { ZoomButton } from './zoom-button.tsx';

export interface PhotoPreviewProps {
  list: PhotoList;
  photoId: string;
  /** The group that it is in, as far as the link says. */
  groupKey: string | undefined;
}

/** A photo of a list over the whole screen, with the way to those before and after it (P2.58 to P2.66). */
export function PhotoPreview({ list, photoId, groupKey }: PhotoPreviewProps) {
  const { groups, pages, counts } = list;
  const { state } = useLocation();
  const navigate = useNavigate();
  const close = useClosePhoto(list.path);
  const [gestures] = useState(() => new PhotoGestures());
  // The next photo shows at once; its address follows.
  const [shown, show] = useOptimistic({ id: photoId, groupKey });
  const { found, current } = useShownPhoto(list, shown);
  useEffect(() => () => pages.want('preview', []), [pages]);

  const move = (next: { id: string; groupKey: string }) =>
    startTransition(() => {
      show(next);
      void navigate(list.previewPath(next.id, next.groupKey), { replace: true, state });
    });

  // Without photos, or without knowing of any, there is nothing to preview: the list says so (P2.74).
  if (groups ? groups.length === 0 : counts.isError) return <Navigate to={list.path()} replace />;
  return (
    <PreviewLayer photo={current?.photo} onClose={close} tools={current && <ZoomButton gestures={gestures} />}>
      {groups && current && (
        <PhotoViewer {...current} isMissing={!found} groups={groups} pages={pages} gestures={gestures} onMove={move} onClose={close} />
      )}
      {groups && !current && <PhotoFinder key={`${shown.id} ${shown.groupKey}`} list={list} groups={groups} photoId={shown.id} groupKey={shown.groupKey} />}
    </PreviewLayer>
  );
}

interface PlacedPhoto {
  photo: Photo;
  place: PhotoPlace;
}

/** The photo and where it is in the list; when it is not there any more, also as it was. */
function useShownPhoto({ pages }: PhotoList, { id, groupKey = '' }: { id: string; groupKey: string | undefined }): Record<'found' | 'current', PlacedPhoto | undefined> {
  const group = usePhotoGroup(pages, groupKey);
  const index = indexOfPhoto(group, id);
  const photo = index === undefined ? undefined : photoAt(group, index);
  const [last, setLast] = useState<PlacedPhoto>();
  if (photo && index !== undefined) {
    const found = { photo, place: { key: groupKey, index } };
    if (last?.photo !== photo || last.place.key !== groupKey || last.place.index !== index) setLast(found);
    return { found, current: found };
  }
  return { found: undefined, current: last?.photo.imageId === id ? last : undefined };
}
