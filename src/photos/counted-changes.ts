import type { InfiniteData } from '@tanstack/react-query';
import type { Photo, TimelineCounts } from './library-queries.ts';
import { monthsOf } from './months.ts';

/** What is shown of an album that an action on its photos changes. */
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

/** The counts of the timeline with more or fewer photos in some months. A month that becomes empty keeps its place, with 0. */
export function withMonths(counts: TimelineCounts, by: ReadonlyMap<string, number>): TimelineCounts {
  const next = structuredClone(counts);
  for (const { key, year, month, count } of monthsOf(counts, 'desc', { withEmpty: true })) {
    const months = next[year];
    if (months) months[month] = Math.max(0, count + (by.get(key) ?? 0));
  }
  return next;
}

/** An album after a change; the same one when it does not concern it. */
export function withAlbumChange<Album extends CountedAlbum>(album: Album, change: AlbumChange): Album {
  const { photosCount, coverPhoto } = change(album);
  return photosCount === album.photosCount && coverPhoto === album.coverPhoto ? album : { ...album, photosCount, coverPhoto };
}

/** The same for what is in the cache under a list of albums: one page, or all of them. */
export function withListChange(list: AlbumPage | InfiniteData<AlbumPage>, change: AlbumChange): AlbumPage | InfiniteData<AlbumPage> {
  const changed = (page: AlbumPage): AlbumPage => ({ ...page, albums: page.albums.map((album) => withAlbumChange(album, change)) });
  return 'pages' in list ? { ...list, pages: list.pages.map(changed) } : changed(list);
}
