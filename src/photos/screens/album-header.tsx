import type { ReactNode } from 'react';
import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { BackLink } from '#ui/back-link.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './album-header.module.css';
import { createdLately } from './created.ts';

export interface AlbumHeaderProps {
  /** Undefined while it is not known. */
  album: { albumName: string; photosCount: number; created: string } | undefined;
  /** The album is still being asked for. */
  isLoading: boolean;
  /** Stands right behind the name. */
  nameAction?: ReactNode;
  /** What there is to know besides. */
  about?: ReactNode;
  /** What can be done with the album, at the end of the line. */
  actions?: ReactNode;
  /** What is done with the photos: choosing and sorting them. */
  tools?: ReactNode;
}

/** The way back to all albums, name, how many photos, since when (P2.99, P2.101), and what can be done. */
export function AlbumHeader({ album, isLoading, nameAction, about, actions, tools }: AlbumHeaderProps) {
  return (
    <header className={styles.header}>
      <nav aria-label={t('album.breadcrumb')}>
        <BackLink to={paths.albums()} label={t('albums.title')} />
      </nav>
      <div className={styles.line}>
        <div className={styles.title}>
          {/* The same heading before and after: it has the focus when the page has just come. */}
          <h1 className={styles.name}>{album ? album.albumName : <Unnamed isLoading={isLoading} />}</h1>
          {nameAction}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.line}>
        <div className={styles.about}>
          <Facts album={album} isLoading={isLoading} />
          {about}
        </div>
        {tools && <div className={styles.actions}>{tools}</div>}
      </div>
    </header>
  );
}

function Facts({ album, isLoading }: Pick<AlbumHeaderProps, 'album' | 'isLoading'>) {
  const [now] = useState(() => new Date());
  if (!album && !isLoading) return null;
  return (
    <p className={styles.facts}>
      {album ? (
        <>
          <span>{t('album.photos', { count: album.photosCount, amount: album.photosCount })}</span>
          <span>{createdLately(album.created, now)}</span>
        </>
      ) : (
        <Skeleton width="22ch" />
      )}
    </p>
  );
}

function Unnamed({ isLoading }: { isLoading: boolean }) {
  if (!isLoading) return t('album.title');
  return (
    <>
      <VisuallyHidden>{t('album.title')}</VisuallyHidden>
      <Skeleton width="min(12ch, 60vw)" />
    </>
  );
}
