import { useId } from 'react';
import { FurtherPages } from '#failures/further-pages.tsx';
import { LeftOutNote } from '#failures/left-out-note.tsx';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { albumsNamed } from '#photos/screens/album-search.ts';
import type { SharedAlbum } from '../model.ts';
import type { AlbumPages } from '../use-album-pages.ts';
import { ALBUM_LINK, AlbumGrid } from './album-grid.tsx';
import styles from './shared-albums.module.css';

const hrefOf = ({ albumId }: { albumId: string }) => paths.sharedAlbum({ id: albumId });

export interface SharedAlbumsProps {
  pages: AlbumPages<SharedAlbum>;
  /** Search term for their names; '' for none. */
  q: string;
}

/** Albums that others share with the customer; nothing at all without any (P2.91). */
export function SharedAlbums({ pages, q }: SharedAlbumsProps) {
  const headingId = useId();
  const { list, leftOut, query } = pages;
  const isSearching = q.trim() !== '';
  const albums = pages.albums && albumsNamed(pages.albums, q);
  const further = (
    <FurtherPages pages={query} of="albums" list={list} entry={ALBUM_LINK} loads={isSearching ? 'all' : 'near'} />
  );
  // It looks on for what may be on further pages.
  if (!query.error && (!query.hasNextPage || isSearching) && !albums?.length) return further;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('albums.shared')}</h2>
      {albums && albums.length > 0 && (
        <AlbumGrid ref={list} albums={albums} label={t('albums.shared')} hrefOf={hrefOf} level={3} />
      )}
      <LeftOutNote leftOut={leftOut} of="albums" />
      {further}
    </section>
  );
}
