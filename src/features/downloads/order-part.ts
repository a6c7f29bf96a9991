import type { QueryClient } from '@tanstack/react-query';
import { t } from '#i18n/texts.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { createTimer } from '#lib/timers.ts';
import type { Job } from '#photos/actions/job-list.ts';
import { jobs, newJobId } from '#photos/actions/jobs.ts';
import { countedProgress } from '#photos/actions/time-left.ts';
import { libraryChanged } from '#photos/changes/whole-library.ts';
import type { TimelineMonth } from '#photos/data/months.ts';
import type { Photo, PhotoPage } from '#photos/data/library-queries.ts';
import { isHidden } from '#photos/pages/hidden-photos.ts';
import { albumSource } from '#photos/pages/album-sources.ts';
import { ALBUM_GROUP, librarySource, type PageRequest } from '#photos/pages/page-source.ts';
import { pagesFrom } from '#photos/pages/pages-from.ts';
import type { PhotoReference } from '#photos/selection/collect.ts';
import { currentSort } from '#photos/sort/sort-atoms.ts';
import { showToast } from '#ui/toast-store.ts';
import type { OrderOptions } from './order-archive.ts';

/** An album or a month of the library, to be downloaded as a whole. */
export type LibraryPart = { albumId: string; isShared?: boolean } | { month: TimelineMonth };

/** A part as it is shown: its name, and how many photos are said to be in it. */
export interface ShownPart {
  name: string;
  count: number;
}

/** Time, in ms, after which the reading of a part shows on the card of jobs. */
const SHOWN_AFTER_MS = 1_000;

/** Parts whose photos are being read, by what they are. */
const underWay = new Map<string, Promise<boolean>>();

/**
 * Orders archives that together hold a part of the library (P1.6). Resolves when the first has been ordered. One that is being read for
 * an order already is not ordered again: that takes long, and the button that was pressed may be another one by then.
 * What takes long is followed on the card of jobs, where it can be called off.
 * @returns false when nothing has been ordered: she has called it off, or been told that there are no photos in it any more
 * @throws ApiError of the read or the order that failed
 */
export function orderPart(
  client: QueryClient,
  part: LibraryPart,
  shown: ShownPart,
  options?: OrderOptions,
): Promise<boolean> {
  const key = JSON.stringify(listOf(part)) + ('month' in part ? part.month.key : '');
  const known = underWay.get(key);
  if (known) return known;
  const order = orderNow(client, part, shown, options).finally(() => underWay.delete(key));
  underWay.set(key, order);
  return order;
}

async function orderNow(
  client: QueryClient,
  part: LibraryPart,
  { name, count }: ShownPart,
  options?: OrderOptions,
): Promise<boolean> {
  const end = new AbortController();
  const id = newJobId('part');
  const job: Job = {
    id,
    icon: 'download',
    title: t('downloads.jobNamed', { count, amount: count, name }),
    progress: countedProgress(0, count),
    actions: [{ label: t('dialog.cancel'), isQuiet: true, run: () => end.abort() }],
    endsWithPage: true,
  };
  const show = createTimer();
  show.start(SHOWN_AFTER_MS, () => jobs.put(job));
  const callOff = personalDataClear.on(() => end.abort());
  try {
    const photos = await photosOf(part, end.signal, (read) => {
      if (jobs.has(id)) jobs.put({ ...job, progress: countedProgress(Math.min(read, count), count) });
    });
    if (photos.length === 0) {
      const isMonth = 'month' in part;
      const text = t(isMonth ? 'selection.gone' : 'selection.goneFromAlbum', { count, amount: count });
      showToast({ tone: 'info', text });
      void libraryChanged(client);
      return false;
    }
    const { orderArchives } = await import('./order-archive.ts');
    end.signal.throwIfAborted();
    await orderArchives(client, { name, list: listOf(part), photos }, options);
    return true;
  } catch (error) {
    if (end.signal.aborted) return false;
    throw error;
  } finally {
    callOff();
    show.stop();
    jobs.remove(id);
  }
}

function listOf(part: LibraryPart) {
  if ('month' in part) return { kind: 'photos' } as const;
  return { kind: part.isShared ? 'sharedAlbumPhotos' : 'albumPhotos', albumId: part.albumId } as const;
}

async function photosOf(
  part: LibraryPart,
  signal: AbortSignal,
  onRead: (photos: number) => void,
): Promise<PhotoReference[]> {
  const albumId = 'albumId' in part ? part.albumId : undefined;
  const groupKey = 'month' in part ? part.month.key : ALBUM_GROUP;
  const found: PhotoReference[] = [];
  for await (const photos of pagesFrom((request) => readPage(part, request, signal))) {
    signal.throwIfAborted();
    found.push(...photos.filter(isThere).map(({ imageId, ownerId }) => ({ imageId, ownerId, groupKey })));
    onRead(found.length);
  }
  return found;

  function isThere({ imageId }: Photo): boolean {
    return !isHidden(imageId, albumId, Date.now());
  }
}

function readPage(part: LibraryPart, request: PageRequest, signal: AbortSignal): Promise<PhotoPage> {
  if ('month' in part) return librarySource(currentSort('photos')).page(part.month, request).queryFn({ signal });
  const kind = part.isShared ? 'sharedAlbumPhotos' : 'albumPhotos';
  const source = albumSource(part.albumId, currentSort(kind), kind);
  return source.page({ key: ALBUM_GROUP, count: 0 }, request).queryFn({ signal });
}
