import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FurtherPages } from '#failures/further-pages.tsx';
import { SpokenSearch } from '#forms/list-search.tsx';
import { t } from '#i18n/texts.ts';
import { albumQueries, type OwnAlbum } from '#photos/data/album-queries.ts';
import { thumbnailUrl } from '#photos/data/thumbnails.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { Picture } from '#ui/picture.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { albumsNamed, mayHoldMore } from './album-search.ts';
import styles from './choose-album.module.css';

export interface ChooseAlbumProps {
  /** The album that the photos are in already. */
  except: string | undefined;
  onChoose: (album: OwnAlbum) => void;
}

/** Number of albums, which fill the dialog, from which they can be searched. */
const SEARCH_FROM = 8;

/** The albums that photos can be put into: own ones that are not shared (P2.140). A search looks through all of them. */
export function ChooseAlbum({ except, onChoose }: ChooseAlbumProps) {
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(albumQueries.list({ displaySharedData: useFlag('sharedAlbums') }));
  const { data, error, hasNextPage } = list;
  const rows = useRef<HTMLUListElement>(null);
  const isSearching = search.trim() !== '';
  const all = data?.pages.flatMap((page) => page.albums);
  const albums = all?.filter(({ albumId, isShared }) => albumId !== except && !isShared);
  const found = albums && albumsNamed(albums, search);
  const isLooking = isSearching && mayHoldMore(list);
  return (
    <>
      {albums && found && (albums.length >= SEARCH_FROM || hasNextPage || isSearching) && (
        <SpokenSearch
          aria-label={t('albums.search')}
          placeholder={t('albums.search')}
          value={search}
          found={
            isSearching && !isLooking
              ? t('albums.search.found', { count: found.length, amount: found.length })
              : undefined
          }
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {found && found.length > 0 && (
        <ul role="list" ref={rows} className={styles.list} aria-label={t('albums.list')}>
          {found.map((album) => (
            <li key={album.albumId}>
              <AlbumRow album={album} onChoose={() => onChoose(album)} />
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && !mayHoldMore(list) && !error && (
        <p className={styles.none}>
          {t(isSearching ? 'albums.search.none' : all?.length === 0 ? 'albums.empty' : 'albums.noOther')}
        </p>
      )}
      {isLooking && <Places count={1} />}
      {!found && !error && <Places count={4} />}
      <FurtherPages pages={list} of="albums" list={rows} entry="li > button" loads={isSearching ? 'all' : undefined} />
    </>
  );
}

function AlbumRow({
  album: { albumName, coverPhoto, photosCount },
  onChoose,
}: {
  album: OwnAlbum;
  onChoose: () => void;
}) {
  return (
    <button type="button" className={styles.album} onClick={onChoose}>
      <span className={styles.cover}>
        <Picture
          src={coverPhoto ? thumbnailUrl(coverPhoto, 300) : undefined}
          className={styles.picture}
          instead={<Icon name="albums" />}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{albumName}</span>
        <span className={styles.count}>{t('album.photos', { count: photosCount, amount: photosCount })}</span>
      </span>
    </button>
  );
}

function Places({ count }: { count: number }) {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className={styles.album}>
          <Skeleton shape="tile" className={styles.cover} />
          <Skeleton width="45%" />
        </li>
      ))}
    </ul>
  );
}
