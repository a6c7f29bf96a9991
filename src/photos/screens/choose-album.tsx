import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SpokenSearch } from '#forms/list-search.tsx';
import { t } from '#i18n/texts.ts';
import { albumQueries, type OwnAlbum } from '#photos/data/album-queries.ts';
import { failedPages, Failure } from '#failures/failure.tsx';
import { thumbnailUrl } from '#photos/data/thumbnails.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { Picture } from '#ui/picture.tsx';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import { albumsNamed, useWholeList } from './album-search.ts';
import styles from './choose-album.module.css';

export interface ChooseAlbumProps {
  /** The album that the photos are in already. */
  except: string | undefined;
  onChoose: (album: OwnAlbum) => void;
}

/** With so many albums, which fill the dialog, they can be searched. */
const SEARCH_FROM = 8;

/** The albums that photos can be put into: own ones that are not shared (P2.140). A search looks through all of them. */
export function ChooseAlbum({ except, onChoose }: ChooseAlbumProps) {
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(albumQueries.list({ displaySharedData: useFlag('sharedAlbums') }));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const isSearching = search.trim() !== '';
  useWholeList(isSearching, list);

  if (!data) {
    return error ? <Failure of={failedPages(list)} /> : <Places />;
  }
  const albums = data.pages
    .flatMap((page) => page.albums)
    .filter(({ albumId, isShared }) => albumId !== except && !isShared);
  const found = albumsNamed(albums, search);
  const isLooking = isSearching && hasNextPage;
  return (
    <>
      {(albums.length >= SEARCH_FROM || hasNextPage || isSearching) && (
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
      {found.length > 0 && (
        <ul className={styles.list} aria-label={t('albums.list')}>
          {found.map((album) => (
            <li key={album.albumId}>
              <AlbumRow album={album} onChoose={() => onChoose(album)} />
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && !isLooking && (
        <p className={styles.none}>{t(isSearching ? 'albums.search.none' : 'albums.empty')}</p>
      )}
      {error && <Failure of={failedPages(list)} />}
      {hasNextPage && !error && (
        <Button busy={isFetchingNextPage} busyLabel={t('albums.loading')} onClick={() => void fetchNextPage()}>
          {t('albums.more')}
        </Button>
      )}
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

function Places() {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: 4 }, (_, place) => (
        <li key={place} className={styles.album}>
          <Skeleton shape="tile" className={styles.cover} />
          <Skeleton width="45%" />
        </li>
      ))}
    </ul>
  );
}
