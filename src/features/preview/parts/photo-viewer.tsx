import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import type { Photo } from '#photos/library-queries.ts';
import { LoadFailure } from '#photos/load-failure.tsx';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { PhotoGroup } from '#photos/photo-group.ts';
import { photoName } from '#photos/photo-name.ts';
import type { PhotoPlace } from '#photos/sequence.ts';
import { numberOfPlace, sequenceOf } from '#photos/sequence.ts';
import { noteShownPhoto } from '#photos/shown-photo.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { PhotoGestures } from '../gestures/photo-gestures.ts';
import { growFromTile } from '../grow.ts';
import { useMoves } from '../use-moves.ts';
import { usePreviewKeys } from '../use-preview-keys.ts';
import { useVanishing } from '../use-vanishing.ts';
import styles from './photo-viewer.module.css';
import { Slide } from './slide.tsx';

export interface PhotoViewerProps {
  photo: Photo;
  place: PhotoPlace;
  /** The photo is not there any more, or its page has to be loaded anew: it stays on screen until that is known. */
  isMissing: boolean;
  groups: readonly PhotoGroup[];
  pages: PhotoPages;
  gestures: PhotoGestures;
  onMove: (next: { id: string; groupKey: string }) => void;
  onClose: () => void;
}

/** The photo with those before and after it, in the order of the list and over the borders of groups. */
export function PhotoViewer({ photo, place, isMissing, groups, pages, gestures, onMove, onClose }: PhotoViewerProps) {
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const sequence = useMemo(() => sequenceOf(groups), [groups]);
  const number = numberOfPlace(sequence, place);
  const { previous, next, step, jump, failure } = useMoves(pages, sequence, number, onMove);
  const [shownId, setShownId] = useState<string>();

  useVanishing({ photo, number, previous, next, isMissing, sequence, pages, onMove });
  useLayoutEffect(() => noteShownPhoto({ key: place.key, index: place.index }), [place.key, place.index]);
  useGrowth(row, photo.imageId);
  useGestures({ root, row, gestures, photoId: photo.imageId, hasPrevious: previous !== undefined, hasNext: next !== undefined, step, onClose });
  usePreviewKeys(root, gestures, { step, jump });

  const slides = [
    { photo: isMissing ? undefined : previous?.photo, position: 'before', key: previous?.place.key },
    { photo, position: 'current', key: place.key },
    { photo: isMissing ? undefined : next?.photo, position: 'after', key: next?.place.key },
  ] as const;
  return (
    <div className={styles.viewer}>
      <div ref={root} className={styles.stage}>
        <div ref={row} className={styles.row}>
          {slides.map(
            ({ photo: one, position, key }) =>
              one && (
                <Slide
                  key={one.imageId}
                  photo={one}
                  position={position}
                  mayLoad={position === 'current' || shownId === photo.imageId}
                  onShown={setShownId}
                  onBroken={(photoId) => pages.linkFailed(key ?? place.key, photoId)}
                />
              ),
          )}
        </div>
      </div>
      {previous && <IconButton icon="chevron-left" variant="overlay" label={t('preview.previous')} className={styles.previous} onClick={() => step(-1)} />}
      {next && <IconButton icon="chevron-right" variant="overlay" label={t('preview.next')} className={styles.next} onClick={() => step(1)} />}
      {failure && (
        <div className={styles.failure}>
          <LoadFailure error={failure.error} onRetry={failure.retry} />
        </div>
      )}
      <VisuallyHidden live="polite">
        {`${photoName(photo)}. ${number === undefined ? '' : t('preview.position', { number: (number + 1).toLocaleString(currentLocale()), total: sequence.total.toLocaleString(currentLocale()) })}`}
      </VisuallyHidden>
    </div>
  );
}

interface GestureUse {
  root: RefObject<HTMLElement | null>;
  row: RefObject<HTMLElement | null>;
  gestures: PhotoGestures;
  photoId: string;
  hasPrevious: boolean;
  hasNext: boolean;
  step: (by: -1 | 1) => void;
  onClose: () => void;
}

/** Has the photos follow fingers, mouse and wheel. */
function useGestures({ root, row, gestures, photoId, hasPrevious, hasNext, step, onClose }: GestureUse): void {
  const neighbours = useEffectEvent(() => ({ hasPrevious, hasNext }));
  const move = useEffectEvent(step);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!root.current || !row.current) return;
    return gestures.attach(
      { stage: root.current, row: row.current, layer: root.current.closest('[role="dialog"]') },
      { neighbours: () => neighbours(), onOutcome: (outcome) => (outcome === 'close' ? close() : move(outcome === 'next' ? 1 : -1)) },
    );
  }, [root, row, gestures]);
  useLayoutEffect(() => gestures.showsAnother(), [gestures, photoId]);
}

/** The photo that is opened grows from its tile; those that are moved to do not. */
function useGrowth(row: RefObject<HTMLElement | null>, photoId: string): void {
  const [opened] = useState(photoId);
  useLayoutEffect(() => {
    const frame = row.current?.querySelector<HTMLElement>('[data-frame]');
    if (frame) growFromTile(frame, opened);
  }, [row, opened]);
}
