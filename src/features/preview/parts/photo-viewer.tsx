import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import type { Photo } from '#photos/library-queries.ts';
import { photoAt } from '#photos/pages/group-model.ts';
import type { PhotoPages } from '#photos/pages/photo-pages.ts';
import type { PhotoGroup } from '#photos/photo-group.ts';
import { photoName } from '#photos/photo-name.ts';
import type { PhotoPlace } from '#photos/sequence.ts';
import { neighbourhood, numberOfPlace, placeOfNumber, sequenceOf } from '#photos/sequence.ts';
import { noteShownPhoto } from '#photos/shown-photo.ts';
import { usePhotoGroup } from '#photos/pages/use-photo-group.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { growFromTile } from '../grow.ts';
import { useArrowKeys } from '../use-arrow-keys.ts';
import styles from './photo-viewer.module.css';
import { Slide } from './slide.tsx';

export interface PhotoViewerProps {
  photo: Photo;
  place: PhotoPlace;
  groups: readonly PhotoGroup[];
  pages: PhotoPages;
  onMove: (next: { id: string; groupKey: string }) => void;
}

/** A photo beside the one that shows; it may not be loaded yet. */
interface Neighbour {
  place: PhotoPlace;
  photo: Photo | undefined;
}

/** So many photos to either side are known before they are needed; pictures are loaded of the next to either side alone. */
const KNOWN_AROUND = 12;

/** The photo with those before and after it, in the order of the list and over the borders of groups. */
export function PhotoViewer({ photo, place, groups, pages, onMove }: PhotoViewerProps) {
  const root = useRef<HTMLDivElement>(null);
  const sequence = useMemo(() => sequenceOf(groups), [groups]);
  const number = numberOfPlace(sequence, place);
  const previous = useNeighbour(pages, number === undefined ? undefined : placeOfNumber(sequence, number - 1));
  const next = useNeighbour(pages, number === undefined ? undefined : placeOfNumber(sequence, number + 1));
  const [shownId, setShownId] = useState<string>();

  useLayoutEffect(() => {
    if (number !== undefined) pages.want('preview', neighbourhood(sequence, number, KNOWN_AROUND));
  }, [pages, sequence, number]);
  useLayoutEffect(() => noteShownPhoto({ key: place.key, index: place.index }), [place.key, place.index]);
  useGrowth(root, photo.imageId);

  const step = useStep(pages, previous, next, onMove);
  useArrowKeys(root, step);

  const slides = [
    { photo: previous?.photo, position: 'before' },
    { photo, position: 'current' },
    { photo: next?.photo, position: 'after' },
  ] as const;
  return (
    <div ref={root} className={styles.viewer}>
      {slides.map(
        ({ photo: one, position }) =>
          one && (
            <Slide
              key={one.imageId}
              photo={one}
              position={position}
              mayLoad={position === 'current' || shownId === photo.imageId}
              onShown={setShownId}
              onBroken={(photoId) => pages.linkFailed((position === 'before' ? previous : position === 'after' ? next : undefined)?.place.key ?? place.key, photoId)}
            />
          ),
      )}
      {previous && <IconButton icon="chevron-left" variant="overlay" label={t('preview.previous')} className={styles.previous} onClick={() => step(-1)} />}
      {next && <IconButton icon="chevron-right" variant="overlay" label={t('preview.next')} className={styles.next} onClick={() => step(1)} />}
      <VisuallyHidden live="polite">
        {`${photoName(photo)}. ${number === undefined ? '' : t('preview.position', { number: (number + 1).toLocaleString(currentLocale()), total: sequence.total.toLocaleString(currentLocale()) })}`}
      </VisuallyHidden>
    </div>
  );
}

function useNeighbour(pages: PhotoPages, place: PhotoPlace | undefined): Neighbour | undefined {
  const group = usePhotoGroup(pages, place?.key ?? '');
  return place && { place, photo: photoAt(group, place.index) };
}

/** Moves one on. A photo that is still being loaded is shown when it comes, unless the customer has gone elsewhere. */
function useStep(pages: PhotoPages, previous: Neighbour | undefined, next: Neighbour | undefined, onMove: PhotoViewerProps['onMove']): (by: -1 | 1) => void {
  const [awaited, setAwaited] = useState<PhotoPlace>();
  const go = ({ place, photo }: Neighbour) => {
    setAwaited(photo ? undefined : place);
    if (photo) onMove({ id: photo.imageId, groupKey: place.key });
    else pages.retry(place.key);
  };
  const arrived = [previous, next].find((one) => one?.photo && awaited && one.place.key === awaited.key && one.place.index === awaited.index);
  const goOn = useEffectEvent(() => arrived && go(arrived));
  const hasArrived = arrived !== undefined;
  useEffect(() => {
    if (hasArrived) goOn();
  }, [hasArrived]);
  return (by) => {
    const target = by < 0 ? previous : next;
    if (target) go(target);
  };
}

/** The photo that is opened grows from its tile; those that are moved to do not. */
function useGrowth(root: { current: HTMLElement | null }, photoId: string): void {
  const [opened] = useState(photoId);
  useLayoutEffect(() => {
    const frame = root.current?.querySelector<HTMLElement>('[data-frame]');
    if (frame) growFromTile(frame, opened);
  }, [root, opened]);
}
