import { memo, useId, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { thumbnailUrl } from '#photos/data/thumbnails.ts';
import { createdOn } from '#photos/screens/created.ts';
import { Icon } from '#ui/icon.tsx';
import type { CardAlbum } from '../model.ts';
import styles from './album-card.module.css';

export interface AlbumCardProps {
  album: CardAlbum;
  to: string;
  /** The level of the name among the headings of the page. */
  level: 2 | 3;
}

/** Card of an album, a link to it: cover, name, how many photos, since when (P2.94 to P2.97). */
export const AlbumCard = memo(function AlbumCard({
  album: { albumName, coverPhoto, photosCount, created },
  to,
  level,
}: AlbumCardProps) {
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        {coverPhoto && !hasFailed ? (
          <img
            src={thumbnailUrl(coverPhoto, 300)}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles.picture}
            onError={() => setFailed(true)}
          />
        ) : (
          <Icon name={hasFailed ? 'image-broken' : 'albums'} size={32} />
        )}
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
