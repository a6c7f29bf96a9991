import { useAtomValue } from 'jotai/react';
import { t } from '#i18n/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { PhotoGestures } from '../gestures/photo-gestures.ts';

/** Zooms the photo in as far as it goes, and out again (P2.65). */
export function ZoomButton({ gestures }: { gestures: PhotoGestures }) {
  const isZoomed = useAtomValue(gestures.isZoomedAtom);
  return (
    <IconButton
      icon={isZoomed ? 'zoom-out' : 'zoom-in'}
      label={t(isZoomed ? 'preview.zoomOut' : 'preview.zoomIn')}
      onClick={gestures.toggleZoom}
    />
  );
}
