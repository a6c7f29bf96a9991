import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyDialog } from '#failures/lazy-dialog.ts';
import { ListSearch } from '#forms/list-search.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { searchIn } from '#lib/lists.ts';
import { paths } from '#paths';
import { LibraryNotice } from '#photos/activation/library-notice.tsx';
import { albumQueries } from '#photos/data/album-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { sharedAlbumQueries } from '#photos/data/shared-album-queries.ts';
import { albumsNamed, mayHoldMore } from '#photos/screens/album-search.ts';
import { PhotosHeader } from '#photos/screens/photos-header.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyLibraryDrawing } from '#ui/drawings/empty-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { firstControl, useCatchFocus } from '#ui/focus.ts';
import { useFlag } from '#vendor/flags/flag-atoms.ts';
import styles from './albums-screen.module.css';
import { OwnAlbums } from './parts/own-albums.tsx';
import { SharedAlbums } from './parts/shared-albums.tsx';
import { useAlbumPages } from './use-album-pages.ts';

const newAlbum = lazyDialog(() => import('./album-name-dialog.tsx').then(({ NewAlbumDialog }) => NewAlbumDialog));

/** Number of albums above which they can be searched: fewer are all in view, or nearly. */
const SCREENFUL = 12;

export interface AlbumsScreenProps {
  /** Text beside a failure to load them. */
  reassurance?: ReactNode;
}

/** Page of the customer's albums and those that others share with the customer (P2.4). Many of them can be searched by name. */
export function AlbumsScreen({ reassurance }: AlbumsScreenProps) {
  const [isNewOpen, setNewOpen] = useState(false);
  const counts = useQuery(libraryQueries.counts());
  const withShared = useFlag('sharedAlbums');
  const q = searchIn(new URLSearchParams(useLocation().search));
  const isSearching = q.trim() !== '';
  const query = useInfiniteQuery(albumQueries.list({ displaySharedData: withShared }));
  const own = useAlbumPages('own', query);
  const sharedQuery = useInfiniteQuery({ ...sharedAlbumQueries.list(), enabled: withShared });
  const shared = useAlbumPages('shared', sharedQuery, own.albums);
  const isWhole = ![query, sharedQuery].some((list) => list.error || mayHoldMore(list));
  const found = albumsNamed([...(own.albums ?? []), ...(shared.albums ?? [])], q).length;
  const hasMany = query.hasNextPage || (own.albums?.length ?? 0) > SCREENFUL;
  const [hasSearch, setHasSearch] = useState(false);
  // The field stays once it has been there: it would go under the caret of who empties it (X4).
  if (!hasSearch && (hasMany || isSearching)) setHasSearch(true);
  const screen = useRef<HTMLDivElement>(null);
  // The way from where nothing was found to all albums goes with what it says: the focus goes on to what it leads to (X4).
  useCatchFocus(
    screen,
    (element) => (own.list.current && firstControl(own.list.current)) ?? element.querySelector('h1'),
  );
  return (
    <div ref={screen} className={styles.screen}>
      <PhotosHeader
        current="albums"
        actions={
          hasSearch && (
            <ListSearch
              label={t('albums.search')}
              placeholder={t('albums.search')}
              q={q}
              addressOf={albumsAddress}
              found={isWhole ? t('albums.search.found', { count: found, amount: found }) : undefined}
            />
          )
        }
      />
      <LibraryNotice />
      <OwnAlbums
        pages={own}
        q={q}
        reassurance={reassurance}
        expected={counts.data?.albumsCount}
        withShared={withShared}
        onNew={() => setNewOpen(true)}
      />
      {isSearching && found === 0 && isWhole && <NothingFound />}
      {withShared && <SharedAlbums pages={shared} q={q} />}
      {isNewOpen && <newAlbum.Component onClose={() => setNewOpen(false)} />}
    </div>
  );
}

/** No album has such a name: the way back to all of them. */
function NothingFound() {
  return (
    <EmptyState
      drawing={<EmptyLibraryDrawing />}
      title={t('albums.search.none')}
      actions={
        <Link to={paths.albums()} className={buttonClass('secondary')}>
          {t('albums.search.clear')}
        </Link>
      }
    />
  );
}

/** The address of the page with something looked for. */
function albumsAddress(q: string): string {
  return paths.albums(q === '' ? {} : { q });
}
