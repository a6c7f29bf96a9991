import { useAtomValue } from 'jotai/react';
import { useLayoutEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { hasStatus } from '#api/api-error.ts';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { t } from '#i18n/texts.ts';
import { PreviewActions } from '#photos/actions/preview-actions.tsx';
import type { Photo } from '#photos/data/library-queries.ts';
import { ShortcutsButton } from '#photos/grid/shortcuts/shortcuts-button.tsx';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { SlideshowButton } from '#photos/slideshow/slideshow-button.tsx';
import { IconButton } from '#ui/button.tsx';
import { endTransition, playCloseTransition } from '../close-transition.ts';
import { PhotoGestures } from '../gestures/photo-gestures.ts';
import { usePreview } from '../use-preview.ts';
import { PhotoFinder } from './photo-finder.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { PreviewFailure, PreviewLayer } from './preview-layer.tsx';

const detailsDialog = lazyDialog(() =>
  import('./photo-details.tsx').then(({ PhotoDetailsDialog }) => PhotoDetailsDialog),
);

export interface PhotoPreviewProps {
  list: PhotoList;
  photoId: string;
  /** Group of the photo, if the link names one. */
  groupKey: string | undefined;
}

/** Preview of a photo of a list over the whole screen, with its neighbours (P2.58 to P2.71). */
export function PhotoPreview({ list, photoId, groupKey }: PhotoPreviewProps) {
  const { groups, pages, counts } = list;
  const hasMonths = list.kind === 'photos';
  const [gestures] = useState(() => new PhotoGestures());
  const { link, shown, moves, moveTo, leave, close } = usePreview(list, photoId, groupKey);
  useCloseTransition();

  // The list says that there are no photos, or that the album is gone (P2.74).
  if (groups ? groups.length === 0 : hasStatus(counts.error, 404, 410)) return <Navigate to={list.path()} replace />;
  return (
    <PreviewLayer
      photo={shown?.photo}
      onClose={close}
      tools={
        shown && (
          <>
            <ZoomButton gestures={gestures} />
            <DetailsButton photo={shown.photo} />
            <SlideshowButton
              list={list}
              start={shown}
              onEnd={({ photo, place }) => moveTo({ id: photo.imageId, groupKey: place.key })}
              isIcon
            />
            <ShortcutsButton hasMonths={hasMonths} isIcon />
          </>
        )
      }
      actions={shown && <PreviewActions list={list} photo={shown.photo} groupKey={shown.place.key} onRemoved={leave} />}
    >
      {shown && (
        <PhotoViewer
          shown={shown}
          moves={moves}
          pages={pages}
          gestures={gestures}
          hasMonths={hasMonths}
          onMove={moveTo}
          onClose={close}
        />
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

/** Button that zooms the photo in as far as it goes, and out again (P2.65). */
function ZoomButton({ gestures }: { gestures: PhotoGestures }) {
  const isZoomed = useAtomValue(gestures.isZoomedAtom);
  return (
    <IconButton
      icon={isZoomed ? 'zoom-out' : 'zoom-in'}
      label={t(isZoomed ? 'preview.zoomOut' : 'preview.zoomIn')}
      onClick={gestures.toggleZoom}
    />
  );
}

/** Button that opens what is known of the photo. */
function DetailsButton({ photo }: { photo: Photo }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="info" label={t('preview.details')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <detailsDialog.Component photo={photo} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Hook: closing the preview, in whatever way, moves the photo back into its tile. */
function useCloseTransition(): void {
  useLayoutEffect(() => {
    endTransition();
    // The layer is still in the page then.
    return playCloseTransition;
  }, []);
}
