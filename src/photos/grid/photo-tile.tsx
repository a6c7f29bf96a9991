import { memo } from 'react';
import { t } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import type { Photo } from '#photos/library-queries.ts';
import { photoName } from '#photos/photo-name.ts';
import styles from './photo-tile.module.css';
import type { ThumbnailSize } from '#photos/thumbnails.ts';
import { useThumbnail } from './use-thumbnail.ts';

export interface PhotoTileProps {
  photo: Photo;
  /** The address of a photo; the same function for all tiles of a list. */
  hrefOf: (photoId: string) => string;
  /** The size to show. */
  size: ThumbnailSize;
  /** The smallest size will do for now. */
  isHasty: boolean;
  /** Finds the tile again, for the focus. */
  cell: string;
  /** Its picture cannot be loaded. */
  onBroken: (cell: string, photoId: string) => void;
}

/** A photo in a grid: a link that fills its cell. It is not a tab stop; the grid is one, and arrow keys lead through it. */
export const PhotoTile = memo(function PhotoTile({ photo, hrefOf, size, isHasty, cell, onBroken }: PhotoTileProps) {
  const { picture, isBroken } = useThumbnail(photo, size, isHasty, () => onBroken(cell, photo.imageId));
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
        <img {...picture} className={styles.picture} alt="" />
      )}
    </a>
  );
});
