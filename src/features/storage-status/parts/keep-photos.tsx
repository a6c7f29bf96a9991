import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { FIRST_PAGE_SIZE } from '#photos/data/limits.ts';
import { thumbnailUrl } from '#photos/data/thumbnails.ts';
import { isHidden } from '#photos/pages/hidden-photos.ts';
import { useSort } from '#photos/sort/sort-atoms.ts';
import { Picture } from '#ui/picture.tsx';
import type { StorageLeft } from '../model.ts';
import { helpText } from '../sentences.ts';
import styles from './keep-photos.module.css';

/** Photos that stand for all of them. */
const SHOWN = 6;

export interface KeepPhotosProps {
  left: StorageLeft;
  /** Photos in the library; undefined while that is not known. */
  count: number | undefined;
  toShop: ReactNode;
}

/** Ways to keep photos that are going to be deleted, with some of them and the way to the shop. */
export function KeepPhotos({ left, count, toShop }: KeepPhotosProps) {
  // The read that the timeline begins with: most often it has come already. See: [Note: Links of photos expire]
  const { data, isPending } = useQuery({
    ...libraryQueries.list({ ...useSort('photos'), limit: FIRST_PAGE_SIZE }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const photos = data?.images.filter(({ imageId }) => !isHidden(imageId, undefined, 0)).slice(0, SHOWN) ?? [];
  return (
    <section className={styles.keep}>
      {(isPending || photos.length > 0) && (
        <div className={styles.photos} aria-hidden="true">
          {isPending && <span className={styles.photo} />}
          {photos.map((photo) => (
            <Picture
              key={photo.imageId}
              src={thumbnailUrl(photo, 300)}
              className={styles.photo}
              instead={<span className={styles.photo} />}
            />
          ))}
        </div>
      )}
      <h3>{helpText(left, count)}</h3>
      {toShop}
    </section>
  );
}
