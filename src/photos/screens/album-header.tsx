import { type ReactNode } from 'react';
import { t } from '#i18n/texts.ts';
import { useNow } from '#lib/timers.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { PageHead, type PageHeadProps } from '#ui/page-head.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './album-header.module.css';
import { createdLately } from './created.ts';
import { useParentPage } from './use-parent-page.ts';

export interface AlbumHeaderProps extends Pick<PageHeadProps, 'titleAction' | 'actions' | 'tools'> {
  /** Undefined while it is not known. */
  album: { albumName: string; photosCount: number; created: string } | undefined;
  /** The album is still being asked for. */
  isLoading: boolean;
  /** Further facts. */
  about?: ReactNode;
}

/** The way back, name, how many photos, since when (P2.99, P2.101), and what can be done. */
export function AlbumHeader({ album, isLoading, about, ...head }: AlbumHeaderProps) {
  const { path, title } = useParentPage();
  return (
    <PageHead
      {...head}
      back={
        <nav aria-label={t('album.breadcrumb')}>
          <BackLink to={path()} label={title} />
        </nav>
      }
      // The same heading before and after: it has the focus when the page has just come.
      title={album ? album.albumName : <Unnamed isLoading={isLoading} />}
      facts={
        <p className={styles.facts}>
          {album ? <Facts album={album} /> : isLoading && <Skeleton width="22ch" />}
          {about}
        </p>
      }
    />
  );
}

function Facts({ album }: { album: NonNullable<AlbumHeaderProps['album']> }) {
  const now = useNow();
  return (
    <>
      <span>{t('album.photos', { count: album.photosCount, amount: album.photosCount })}</span>
      <span>{createdLately(album.created, now)}</span>
    </>
  );
}

function Unnamed({ isLoading }: Pick<AlbumHeaderProps, 'isLoading'>) {
  if (!isLoading) return t('album.title');
  return (
    <>
      <VisuallyHidden>{t('album.title')}</VisuallyHidden>
      <Skeleton width="min(12ch, 60vw)" height="1lh" />
    </>
  );
}
