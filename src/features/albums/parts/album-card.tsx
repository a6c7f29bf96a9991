import { useState } from 'react';
import { currentLocale, t } from '#i18n/texts.ts';
import { thumbnailUrl } from '#photos/thumbnails.ts';
import { Icon } from '#ui/icon.tsx';
import { createdOn } from '#photos/albums/created.ts';
import type { Album } from '../model.ts';
import styles from './album-card.module.css';

/** An album among others: cover, name, how many photos, since when (P2.94 to P2.97). */
export function AlbumCard({ album: { albumName, coverPhoto, photosCount, created } }: { album: Album }) {
  const [coverFailed, setCoverFailed] = useState(false);
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        {coverPhoto && !coverFailed ? (
          <img
            src={thumbnailUrl(coverPhoto, 300)}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles.picture}
            onError={() => setCoverFailed(true)}
          />
        ) : (
          <Icon name={coverFailed ? 'image-broken' : 'albums'} size={32} />
        )}
      </div>
      <h2 className={styles.name}>{albumName}</h2>
      <p className={styles.about}>{t('album.photos', { count: photosCount, amount: photosCount.toLocaleString(currentLocale()) })}</p>
      <p className={styles.about}>{createdOn(created)}</p>
    </article>
  );
}
