import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { albumQueries } from './album-queries.ts';
import type { Photo } from './library-queries.ts';
import { changeCached } from './read-counts.ts';
import { sharedAlbumQueries } from './shared-album-queries.ts';

/** Fields of an album that an action on its photos changes. */
export interface CountedAlbum {
  albumId: string;
  photosCount: number;
  coverPhoto: Photo | null;
}

/** A page of a list of albums. */
export interface AlbumPage {
  albums: CountedAlbum[];
}

type AlbumChange = (album: CountedAlbum) => Pick<CountedAlbum, 'photosCount' | 'coverPhoto'>;

/** An album after a change; the same one when it does not concern it. */
export function withAlbumChange<Album extends CountedAlbum>(album: Album, change: AlbumChange): Album {
  const { photosCount, coverPhoto } = change(album);
  return photosCount === album.photosCount && coverPhoto === album.coverPhoto
    ? album
    : { ...album, photosCount, coverPhoto };
}

/** List of albums after a change. */
export function withListChange(list: InfiniteData<AlbumPage>, change: AlbumChange): InfiniteData<AlbumPage> {
  const changed = (page: AlbumPage): AlbumPage => ({
    ...page,
    albums: page.albums.map((album) => withAlbumChange(album, change)),
  });
  return { ...list, pages: list.pages.map(changed) };
}

/** Changes albums wherever they are cached, own and shared ones. */
export function changeAlbums(client: QueryClient, change: AlbumChange): void {
  for (const { lists, details } of [albumQueries, sharedAlbumQueries]) {
    changeCached<InfiniteData<AlbumPage>>(client, lists().queryKey, (list) => withListChange(list, change));
    changeCached<CountedAlbum>(client, details().queryKey, (album) => withAlbumChange(album, change));
  }
}
