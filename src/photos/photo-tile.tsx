import type { SyntheticEvent } from 'react';
import { memo, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import type { Photo } from './library-queries.ts';
import { photoName } from './photo-name.ts';
import styles from './photo-tile.module.css';
import type { ThumbnailSize } from './thumbnails.ts';
import { SMALLEST_SIZE, thumbnailUrl } from './thumbnails.ts';

export interface PhotoTileProps {
  photo: Photo;
  /** The address of a photo; the same function for all tiles of a list. */
  hrefOf: (photoId: string) => string;
  /** The size to show. */
  size: ThumbnailSize;
  /** The smallest size will do for now, because the page flies by. */
  isSwift: boolean;
  /** Finds the tile again, for the focus. */
  cell: string;
  /** Its picture cannot be loaded. */
  onBroken: (cell: string, photoId: string) => void;
}

/**
 * A photo in a grid: a link that fills its cell. It is not a tab stop; the grid is one, and arrow keys lead through it.
 * A link that has worked is kept while the tile is there. See: [Note: Links of photos expire]
 */
export const PhotoTile = memo(function PhotoTile({ photo, hrefOf, size, isSwift, cell, onBroken }: PhotoTileProps) {
  const wantedSize = isSwift ? SMALLEST_SIZE : size;
  const wanted = thumbnailUrl(photo, wantedSize);
  const [used, setUsed] = useState({ url: wanted, size: wantedSize });
  const [failed, setFailed] = useState<string>();
  const isBroken = failed === used.url;
  // The browser shows the picture that is there until the better one has come.
  if (used.size < wantedSize || (isBroken && wanted !== used.url)) setUsed({ url: wanted, size: wantedSize });

  const name = photoName(photo);
  return (
    <a
      className={styles.link}
      href={hrefOf(photo.imageId)}
      tabIndex={-1}
      data-cell={cell}
      data-photo={photo.imageId}
      aria-label={isBroken ? t('photo.nameBroken', { name }) : name}
    >
      {isBroken ? (
        <span className={styles.broken}>
          <Icon name="close" />
        </span>
      ) : (
        <img
          ref={follow}
          className={styles.picture}
          src={used.url}
          alt=""
          decoding="async"
          onLoad={show}
          onError={() => {
            setFailed(used.url);
            onBroken(cell, photo.imageId);
          }}
        />
      )}
    </a>
  );
});

/** A picture that takes longer than this, in ms, has been waited for. */
const AT_ONCE_MS = 100;

const startedAt = new WeakMap<HTMLImageElement, number>();
const givenUp = new WeakMap<HTMLImageElement, string>();

/**
 * Notes when a picture begins to load; gives the load up when its tile goes. That is while the picture is still in the
 * page: Chromium never forgets one whose `src` changes after it has left.
 */
function follow(image: HTMLImageElement): () => void {
  startedAt.set(image, performance.now());
  const src = givenUp.get(image);
  if (src !== undefined) image.src = src;
  if (image.complete && image.naturalWidth > 0) image.dataset.shown = 'at-once';
  return () => {
    if (image.complete) return;
    givenUp.set(image, image.src);
    image.removeAttribute('src');
  };
}

/** Written to the page itself: a render of each tile for its picture would cost more than the picture. */
function show({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  if (image.dataset.shown) return;
  image.dataset.shown = performance.now() - (startedAt.get(image) ?? 0) > AT_ONCE_MS ? 'softly' : 'at-once';
}
