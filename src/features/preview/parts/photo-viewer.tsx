import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { photoName } from '#photos/data/photo-name.ts';
import { openShortcuts } from '#photos/grid/shortcuts/shortcuts-button.tsx';
import { noteShownPhoto } from '#photos/open-photo/open-photo.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import { IconButton } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { PhotoGestures } from '../gestures/photo-gestures.ts';
import { growFromTile } from '../grow.ts';
import type { Moves, NamedPhoto } from '../use-moves.ts';
import { usePreviewKeys } from '../use-preview-keys.ts';
import type { ShownPhoto } from '../use-preview.ts';
import { useVanishing } from '../use-vanishing.ts';
import styles from './photo-viewer.module.css';
import { Slide } from './slide.tsx';

export interface PhotoViewerProps {
  shown: ShownPhoto;
  moves: Moves;
  pages: PhotoPages;
  gestures: PhotoGestures;
  /** The list stands by month. */
  hasMonths: boolean;
  onMove: (next: NamedPhoto) => void;
  onClose: () => void;
}

/** Photo with those before and after it, in the order of the list and across groups. */
export function PhotoViewer({ shown, moves, pages, gestures, hasMonths, onMove, onClose }: PhotoViewerProps) {
  const { photo, place, number, sequence, isMissing } = shown;
  const { previous, next, step, jump, failure } = moves;
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  // All of them: a neighbour is there before it is looked at, and those beside it load as soon as it is.
  const [loadedIds, setLoadedIds] = useState<ReadonlySet<string>>(new Set());

  useVanishing({ shown, previous, next, pages, onMove });
  useLayoutEffect(() => noteShownPhoto({ key: place.key, index: place.index }), [place.key, place.index]);
  useGrowth(row, photo.imageId);
  useGestures({
    root,
    row,
    gestures,
    photoId: photo.imageId,
    number,
    hasPrevious: previous !== undefined,
    hasNext: next !== undefined,
    step,
    onClose,
  });
  usePreviewKeys(root, gestures, { step, jump, list: () => openShortcuts(hasMonths) });

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
                  mayLoad={position === 'current' || loadedIds.has(photo.imageId)}
                  onLoaded={(photoId) => setLoadedIds((before) => new Set(before).add(photoId))}
                  gestures={gestures}
                  onBroken={(photoId) => pages.linkFailed(key ?? place.key, photoId)}
                />
              ),
          )}
        </div>
      </div>
      {previous && (
        <IconButton
          icon="chevron-left"
          variant="overlay"
          label={t('preview.previous')}
          className={styles.previous}
          onClick={() => step(-1)}
        />
      )}
      {next && (
        <IconButton
          icon="chevron-right"
          variant="overlay"
          label={t('preview.next')}
          className={styles.next}
          onClick={() => step(1)}
        />
      )}
      {failure && (
        <div className={styles.failure}>
          <Failure of={{ error: failure.error, refetch: failure.retry }} />
        </div>
      )}
      <VisuallyHidden live="polite">
        {`${photoName(photo)}. ${number === undefined ? '' : t('preview.position', { number: number + 1, total: sequence.total })}`}
      </VisuallyHidden>
    </div>
  );
}

interface GestureUse {
  root: RefObject<HTMLElement | null>;
  row: RefObject<HTMLElement | null>;
  gestures: PhotoGestures;
  photoId: string;
  number: number | undefined;
  hasPrevious: boolean;
  hasNext: boolean;
  step: (by: -1 | 1) => void;
  onClose: () => void;
}

/** Hook: attaches the gestures to the row of photos. */
function useGestures({ root, row, gestures, photoId, number, hasPrevious, hasNext, step, onClose }: GestureUse): void {
  const neighbours = useEffectEvent(() => ({ hasPrevious, hasNext }));
  const move = useEffectEvent(step);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!root.current || !row.current) return;
    return gestures.attach(
      { stage: root.current, row: row.current, layer: root.current.closest('[role="dialog"]') },
      {
        neighbours: () => neighbours(),
        onOutcome: (outcome) => (outcome === 'close' ? close() : move(outcome === 'next' ? 1 : -1)),
      },
    );
  }, [root, row, gestures]);

  const numberBefore = useRef(number);
  const showsAnother = useEffectEvent(() => {
    const before = numberBefore.current;
    numberBefore.current = number;
    gestures.showsAnother(number === undefined || before === undefined ? 0 : Math.sign(number - before));
  });
  useLayoutEffect(() => showsAnother(), [photoId]);
}

/** Hook: the photo that is opened grows from its tile; those that follow do not. */
function useGrowth(row: RefObject<HTMLElement | null>, photoId: string): void {
  const [opened] = useState(photoId);
  useLayoutEffect(() => {
    const frame = row.current?.querySelector<HTMLElement>('[data-frame]');
    const around = frame?.closest('[role="dialog"]')?.querySelectorAll<HTMLElement>('[data-fades]');
    if (frame && around) growFromTile(frame, opened, around);
  }, [row, opened]);
}
