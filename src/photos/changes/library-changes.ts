import type { QueryClient } from '@tanstack/react-query';
import { notifyManager } from '@tanstack/react-query';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { albumQueries } from '#photos/data/album-queries.ts';
import { ALBUM_GROUP } from '#photos/pages/page-source.ts';
import type { CountedAlbum } from '#photos/data/cached-counts.ts';
import { changeAlbums } from '#photos/data/cached-counts.ts';
import { freezeCounts, refreshCounts } from './frozen-counts.ts';
import type { Photo, TimelineCounts } from '#photos/data/library-queries.ts';
import { libraryQueries } from '#photos/data/library-queries.ts';
import { monthKeyOfPhoto, withMonths } from '#photos/data/months.ts';
import { isHidden, noteLeft, setHidden } from '#photos/pages/hidden-photos.ts';
import { pagesInMemory } from '#photos/pages/photo-pages-store.ts';
import type { PhotoList } from '#photos/pages/photo-list.ts';
import { changeCached, countOf, forgetReadCounts, moveReadCount } from '#photos/data/read-counts.ts';
import { dropFromSelection } from '#photos/selection/selection-atoms.ts';
import { announceChange } from './tabs.ts';

/** Photos that are being removed, and are not shown any more. */
export interface LeavingPhotos {
  /** These could not be removed: they show again where they were. */
  restore: (photoIds: Iterable<string>) => void;
  /** The action has ended: what the services count is asked for again. */
  settle: () => Promise<void>;
}

/** Places of photos: the month of each, and those in albums that are known. */
interface Places {
  monthOf: ReadonlyMap<string, string>;
  albums: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Removes photos from everything that shows them, or from one album, in one step: lists, months, the counts
 * of tabs and albums, covers. Until it is settled nothing that the services count comes in between.
 * @param list where they were chosen
 * @param from the album that they leave; undefined when they leave the library
 */
export function removeFromLists(
  client: QueryClient,
  list: Pick<PhotoList, 'kind' | 'albumId'>,
  photos: readonly PhotoReference[],
  from?: string,
): LeavingPhotos {
  const release = freezeCounts(client);
  const out = new Set(photos.map(({ imageId }) => imageId));
  const places = placesOf(list, photos, from);
  const covers = new Map<string, Photo>();

  const move = (moved: ReadonlySet<string>, by: 1 | -1) =>
    notifyManager.batch(() => {
      setHidden(moved, from, by < 0);
      const byMonth = from === undefined ? tally(places.monthOf, moved, by) : new Map<string, number>();
      const byAlbum = new Map(
        [...places.albums].map(([albumId, photoIds]) => [albumId, by * sizeOfBoth(moved, photoIds)]),
      );
      for (const [albumId, change] of byAlbum) moveReadCount(countOf.album(albumId), change);
      for (const [key, change] of byMonth) moveReadCount(countOf.month(key), change);
      if (from === undefined) moveReadCount(countOf.photos, by * moved.size);
      for (const pages of pagesInMemory()) {
        const { albumId } = pages.source;
        pages.rehide(albumId === undefined ? byMonth : new Map([[ALBUM_GROUP, byAlbum.get(albumId) ?? 0]]));
      }
      changeAlbums(client, (album) => ({
        photosCount: Math.max(0, album.photosCount + (byAlbum.get(album.albumId) ?? 0)),
        coverPhoto: coverOf(album, covers),
      }));
      if (from !== undefined) return;
      // They are still the counts of that time: of photos that have come since they do not tell.
      changeCached<TimelineCounts>(client, libraryQueries.timeline().queryKey, (counts) => withMonths(counts, byMonth));
      changeCached<{ photosCount: number }>(client, libraryQueries.counts().queryKey, (counts) => ({
        ...counts,
        photosCount: Math.max(0, counts.photosCount + by * moved.size),
      }));
    });

  move(new Set(out), -1);
  dropFromSelection(out, from);
  return {
    restore(photoIds) {
      const back = new Set([...photoIds].filter((photoId) => out.delete(photoId)));
      if (back.size > 0) move(back, 1);
    },
    async settle() {
      if (from !== undefined) noteLeft(out, from);
      if (out.size > 0)
        announceChange({ type: 'photosGone', photoIds: [...out], ...(from !== undefined && { albumId: from }) });
      release();
      await refreshCounts(client);
    },
  };
}

/**
 * Photos have been put into an album: it is loaded anew, for only the service knows which of them are new in it.
 * @param albumId undefined for photos that are new in the library, or have not left it after all, whose months are loaded anew
 *   where their counts change
 * @param photoIds where they are known; those of an upload are not
 */
export async function showAdded(
  client: QueryClient,
  albumId: string | undefined,
  photoIds: Iterable<string>,
): Promise<void> {
  const photos = [...photoIds];
  announceChange({ type: 'photosAdded', photoIds: photos, ...(albumId !== undefined && { albumId }) });
  forgetReadCounts();
  setHidden(photos, albumId, false);
  // A deletion that is held back holds the counts: it hears this, and is sent. See: [Note: A deletion is held back]
  void client.invalidateQueries({ queryKey: libraryQueries.counts().queryKey, refetchType: 'none' });
  if (albumId === undefined) return refreshCounts(client);
  // What was taken out of it before is on pages that may come again unchanged.
  for (const pages of pagesInMemory()) if (pages.source.albumId === albumId) pages.rehide(new Map([[ALBUM_GROUP, 0]]));
  await Promise.all([client.invalidateQueries(albumQueries.photoPages(albumId)), refreshCounts(client)]);
}

/**
 * Photos have left an album, or the library when none is named, by another tab. Those in memory go at once and in one step,
 * so that what is on screen keeps its place; how many there are besides, the services say.
 */
export async function leftElsewhere(
  client: QueryClient,
  photoIds: ReadonlySet<string>,
  from: string | undefined,
): Promise<void> {
  const known = new Map<string, PhotoReference>();
  for (const pages of pagesInMemory()) {
    const { source } = pages;
    if (from !== undefined && source.albumId !== from) continue;
    // A month says where a photo is in the library, an album does not.
    for (const [imageId, groupKey] of pages.among(photoIds))
      if (!known.has(imageId) || source.albumId === undefined) known.set(imageId, { imageId, groupKey });
  }
  const list =
    from === undefined
      ? ({ kind: 'photos', albumId: undefined } as const)
      : ({ kind: 'albumPhotos', albumId: from } as const);
  const leaving = removeFromLists(client, list, [...known.values()], from);
  setHidden(photoIds, from, true);
  dropFromSelection(photoIds, from);
  if (from !== undefined) noteLeft(photoIds, from);
  await leaving.settle();
}

function placesOf(
  list: Pick<PhotoList, 'kind' | 'albumId'>,
  photos: readonly PhotoReference[],
  from: string | undefined,
): Places {
  const monthOf = new Map(
    photos.map((photo) => [photo.imageId, list.kind === 'photos' ? photo.groupKey : monthKeyOfPhoto(photo)]),
  );
  const all = new Set(monthOf.keys());
  const albums = new Map<string, ReadonlySet<string>>();
  for (const pages of from === undefined ? pagesInMemory() : []) {
    const known = pages.among(all);
    if (pages.source.albumId !== undefined) albums.set(pages.source.albumId, new Set(known.keys()));
    // In which of the groups without a date a photo stands, its own date does not say.
    else for (const [imageId, key] of known) monthOf.set(imageId, key);
  }
  if (list.albumId !== undefined) albums.set(list.albumId, all);
  return { monthOf, albums };
}

function sizeOfBoth(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let size = 0;
  for (const one of some) if (others.has(one)) size += 1;
  return size;
}

function tally(monthOf: ReadonlyMap<string, string>, moved: ReadonlySet<string>, by: number): Map<string, number> {
  const months = new Map<string, number>();
  for (const photoId of moved) {
    const key = monthOf.get(photoId);
    if (key !== undefined) months.set(key, (months.get(key) ?? 0) + by);
  }
  return months;
}

/** A cover that goes leaves none behind, until the service names another one; it comes back with its photo. */
function coverOf({ albumId, coverPhoto }: CountedAlbum, gone: Map<string, Photo>): Photo | null {
  if (coverPhoto && isHidden(coverPhoto.imageId, albumId, Date.now())) {
    gone.set(albumId, coverPhoto);
    return null;
  }
  const former = gone.get(albumId);
  return !coverPhoto && former && !isHidden(former.imageId, albumId, Date.now()) ? former : coverPhoto;
}
