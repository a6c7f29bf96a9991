import { useState } from 'react';
import { Navigate } from 'react-router';
import { hasStatus } from '#api/api-error.ts';
import { PreviewActions } from '#photos/actions/preview-actions.tsx';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { PhotoGestures } from '../gestures/photo-gestures.ts';
import { usePreview } from '../use-preview.ts';
import { PhotoFinder } from './photo-finder.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { PreviewFailure } from './preview-failure.tsx';
import { PreviewLayer } from './preview-layer.tsx';
import { ZoomButton } from './zoom-button.tsx';

export interface PhotoPreviewProps {
  list: PhotoList;
  photoId: string;
  /** The group that it is in, as far as the link says. */
  groupKey: string | undefined;
}

/** A photo of a list over the whole screen, with the way to those before and after it (P2.58 to P2.71). */
export function PhotoPreview({ list, photoId, groupKey }: PhotoPreviewProps) {
  const { groups, pages, counts } = list;
  const [gestures] = useState(() => new PhotoGestures());
  const { link, shown, moves, moveTo, leave, close } = usePreview(list, photoId, groupKey);

  // Without photos, or in an album that is not there any more, there is nothing to preview: the list says so (P2.74).
  if (groups ? groups.length === 0 : hasStatus(counts.error, 404)) return <Navigate to={list.path()} replace />;
  return (
    <PreviewLayer
      photo={shown?.photo}
      onClose={close}
      tools={shown && <ZoomButton gestures={gestures} />}
      actions={shown && <PreviewActions list={list} photo={shown.photo} onRemoved={leave} />}
    >
      {shown && (
        <PhotoViewer shown={shown} moves={moves} pages={pages} gestures={gestures} onMove={moveTo} onClose={close} />
      )}
      {!groups && counts.error && <PreviewFailure of={counts} />}
      {groups && !shown && (
        <PhotoFinder
          key={`${link.id} ${link.groupKey}`}
          list={list}
          groups={groups}
          photoId={link.id}
          groupKey={link.groupKey}
        />
      )}
    </PreviewLayer>
  );
}
