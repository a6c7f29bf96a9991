import { memo } from 'react';
import { t } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import type { Photo } from '#photos/data/library-queries.ts';
import { photoName } from '#photos/data/photo-name.ts';
import type { ThumbnailSize } from '#photos/data/thumbnails.ts';
import { classNames } from '#ui/class-names.ts';
import markStyles from './select-mark.module.css';
import styles from './photo-tile.module.css';
import type { TileNotes } from './tile-notes.ts';
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
  /** In the selection mode it is chosen instead of opened; undefined outside of it. */
  isSelected: boolean | undefined;
  /** Further notes on it in the selection mode. */
  notes: TileNotes | undefined;
  /** Its picture cannot be loaded. */
  onBroken: (cell: string, photoId: string) => void;
}

/**
 * A photo in a grid: a link that fills its cell, and in the selection mode a box to tick with a small link beside it. It is
 * not a tab stop; the grid is one, and arrow keys lead through it.
 */
export const PhotoTile = memo(function PhotoTile({
  photo,
  hrefOf,
  size,
  isHasty,
  cell,
  isSelected,
  notes,
  onBroken,
}: PhotoTileProps) {
  const { picture, isBroken, isTold } = useThumbnail(photo, size, isHasty, () => onBroken(cell, photo.imageId));
  const isSelecting = isSelected !== undefined;
  const name = isTold ? t('photo.nameBroken', { name: photoName(photo) }) : photoName(photo);
  const note = isSelecting ? notes?.of(photo, name) : undefined;
  const href = hrefOf(photo.imageId);
  return (
    <>
      <a
        className={styles.tile}
        // The same element in both modes, so that the picture stays and the focus too.
        {...(isSelecting ? { role: 'checkbox', 'aria-checked': isSelected } : { href })}
        tabIndex={-1}
        data-cell={cell}
        data-photo={photo.imageId}
        aria-label={note?.name ?? name}
        draggable={false}
      >
        {!isBroken && <img {...picture} alt="" draggable={false} />}
        {isTold && (
          <span className={styles.broken}>
            <Icon name="close" />
          </span>
        )}
        {isSelecting && <SelectMark className={styles.mark} />}
        {note?.sign}
      </a>
      {isSelecting && (
        <a
          className={styles.open}
          href={href}
          tabIndex={-1}
          data-opens={cell}
          aria-label={t('selection.open', { name })}
          draggable={false}
        >
          <Icon name="zoom-in" size={16} />
        </a>
      )}
    </>
  );
});

/**
 * A round box to tick. Two rings of opposite lightness let it stand out from any picture. It stands directly in the
 * element with the role of a checkbox, which has the words: only a change of that state is drawn.
 */
export function SelectMark({ className }: { className?: string }) {
  return <span className={classNames(markStyles.mark, className)} aria-hidden="true" />;
}
