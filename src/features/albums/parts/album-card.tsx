import { memo, useId } from 'react';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { type ThumbnailSize, thumbnailUrl } from '#photos/data/thumbnails.ts';
import { createdOn } from '#photos/screens/created.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { CardAlbum } from '../model.ts';
import styles from './album-card.module.css';

export interface AlbumCardProps {
  album: CardAlbum;
  to: string;
  /** The size that its cover is made in. */
  size: ThumbnailSize;
  /** The level of the name among the headings of the page. */
  level: 2 | 3;
}

/** Card of an album, a link to it: cover, name, how many photos, since when (P2.94 to P2.97). */
export const AlbumCard = memo(function AlbumCard({
  album: { albumName, coverPhoto, photosCount, created },
  to,
  size,
  level,
}: AlbumCardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture
          src={coverPhoto ? thumbnailUrl(coverPhoto, size) : undefined}
          className={styles.picture}
          instead={<Icon name="albums" size={32} />}
          broken={<Icon name="image-broken" size={32} />}
        />
      </div>
      <Heading className={styles.name}>
        <Link to={to} className={styles.link} aria-describedby={id}>
          {albumName}
        </Link>
      </Heading>
      <p className={styles.about} id={id}>
        <span>{t('album.photos', { count: photosCount, amount: photosCount })}</span>
        <span>{createdOn(created)}</span>
      </p>
    </article>
  );
});
