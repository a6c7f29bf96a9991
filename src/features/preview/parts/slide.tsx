import type { CSSProperties, SyntheticEvent } from 'react';
import { useCallback, useRef, useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { breakpointOf } from '#lib/breakpoints.ts';
import type { Photo } from '#photos/data/library-queries.ts';
import { photoName } from '#photos/data/photo-name.ts';
import { gridThumbnailSize, photoShape, PREVIEW_SIZE, thumbnailUrl } from '#photos/data/thumbnails.ts';
import { isReady } from '#photos/open-photo/open-photo.ts';
import { classNames } from '#ui/class-names.ts';
import { usePictureAgain } from '#ui/use-picture-again.ts';
import type { PhotoGestures } from '../gestures/photo-gestures.ts';
import { tileOf } from '../gestures/motion.ts';
import { FullPicture } from './full-picture.tsx';
import styles from './slide.module.css';

export interface SlideProps {
  photo: Photo;
  /** On screen, or beside it. */
  position: 'before' | 'current' | 'after';
  /** Whether the picture may load: the one on screen at once, those beside it after that. */
  mayLoad: boolean;
  gestures: PhotoGestures;
  /** Its picture can be drawn. */
  onLoaded: (photoId: string) => void;
  onBroken: (photoId: string) => void;
}

/**
 * Photo as large as fits: its thumbnail at once, the picture in the same place as soon as it is decoded. A picture that does
 * not load is told, also where the thumbnail shows instead, and can be tried again.
 */
export function Slide({ photo, position, mayLoad, gestures, onLoaded, onBroken }: SlideProps) {
  const isCurrent = position === 'current';
  // The size that the tile shows is loaded; another one would have to be.
  const [thumbnail] = useState(
    () => tilePicture(photo.imageId) ?? thumbnailUrl(photo, gridThumbnailSize(breakpointOf(window.innerWidth))),
  );
  const [hasStarted, setStarted] = useState(mayLoad);
  const latestUrl = thumbnailUrl(photo, PREVIEW_SIZE);
  // A picture that was loaded while the pointer rested on its tile is drawn in the first frame (F8).
  const [shownUrl, setShownUrl] = useState(() => (isReady(latestUrl) ? latestUrl : undefined));
  // What is shown stays when the links of its page are made anew. See: [Note: Links of photos expire]
  const url = shownUrl ?? latestUrl;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const [isThumbnailBroken, setThumbnailBroken] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  if (mayLoad && !hasStarted) setStarted(true);

  const show = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const done = () => {
      setShownUrl(url);
      onLoaded(photo.imageId);
    };
    // Decoded before it is drawn, so that no frame is blank. A picture that cannot be decoded reports an error of its own.
    currentTarget.decode().then(done, () => {});
  };

  const loadAgain = useCallback(() => {
    setBrokenUrl(undefined);
    setThumbnailBroken(false);
  }, []);

  const shape = photoShape(photo);
  const style: CSSProperties & Record<`--${string}`, string | number> = shape
    ? { '--ratio': shape.width / shape.height, '--width': `${shape.width}px` }
    : {};
  const isShown = shownUrl !== undefined;
  const isBroken = brokenUrl === url;
  const isTold = usePictureAgain(isBroken ? url : undefined, loadAgain);
  return (
    <div className={classNames(styles.slide, styles[position])} aria-hidden={isCurrent ? undefined : true}>
      <div
        className={classNames(styles.frame, !shape && styles.shapeless)}
        style={style}
        data-frame={isCurrent ? photo.imageId : undefined}
      >
        {(isCurrent || hasStarted) && !isShown && !isThumbnailBroken && (
          <img
            className={styles.picture}
            src={thumbnail}
            alt=""
            draggable={false}
            decoding="sync"
            onError={() => setThumbnailBroken(true)}
          />
        )}
        {hasStarted && !isBroken && (
          <img
            ref={picture}
            className={classNames(styles.picture, !isShown && styles.waiting)}
            src={url}
            alt={photoName(photo)}
            draggable={false}
            decoding="sync"
            fetchPriority={isCurrent ? 'high' : 'low'}
            data-preview={isCurrent || undefined}
            onLoad={show}
            onError={() => {
              setBrokenUrl(url);
              onBroken(photo.imageId);
            }}
          />
        )}
        {isCurrent && isShown && (
          <FullPicture photo={photo} picture={picture} gestures={gestures} onBroken={() => onBroken(photo.imageId)} />
        )}
      </div>
      {isCurrent && isTold && (
        <div className={classNames(styles.failure, isThumbnailBroken && styles.alone)}>
          <Failure
            of={{ error: undefined, refetch: loadAgain }}
            text={t(isThumbnailBroken ? 'preview.failed' : 'preview.failedLarge')}
          />
        </div>
      )}
    </div>
  );
}

/** URL of the picture that a photo's tile shows; undefined where there is no tile, or nothing in it yet. */
function tilePicture(photoId: string): string | undefined {
  const picture = tileOf(photoId)?.querySelector('img');
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
}
