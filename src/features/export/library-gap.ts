import { queryOptions } from '@tanstack/react-query';
import { readPhotos } from '#photos/data/library-queries.ts';
import { pagesFrom } from '#photos/pages/pages-from.ts';
import { countPhotos } from './queries.ts';
import { readNames } from './export-rows.ts';
import { readSaved } from './saved-parts.ts';

/** Photos that the library has and an export has not. */
export interface LibraryGap {
  /** Names of the photos that were added after it was made, newest first. */
  added: string[];
  /** Number of photos missing in its files though the library had them, and their names, as far as they can be told. */
  missing: number;
  missingNames: string[];
}

/** A photo of the library, as far as this needs it. */
interface NamedPhoto {
  localFileName: string;
  uploadEnd?: string | undefined;
}

export interface GapSources {
  count: () => Promise<number>;
  /** All photos, the latest upload first. */
  photos: () => AsyncIterable<NamedPhoto>;
}

/**
 * Compares the files of an export with the library. The newest uploads are read until one is older than the export; all others
 * only where some are missing, to name them.
 * @param requested when the export was asked for, in ms since 1970
 * @param names of the photos in its files
 */
export async function libraryGap(
  requested: number,
  names: readonly string[],
  sources: GapSources,
): Promise<LibraryGap> {
  const total = await sources.count();
  const added: string[] = [];
  const older: string[] = [];
  let missing = 0;
  for await (const { localFileName, uploadEnd } of sources.photos()) {
    if (uploadEnd !== undefined && Date.parse(uploadEnd) > requested) added.push(localFileName);
    else older.push(localFileName);
    // What has been deleted since is in the files alone.
    missing = Math.max(0, total - added.length - names.length);
    if (older.length > 0 && missing === 0) break;
  }
  return { added, missing, missingNames: missing === 0 ? [] : namesWithout(older, names) };
}

/** Names that others lack, each as often as it is lacking there. Archives write names in their own way. */
export function namesWithout(names: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const name of others) left.set(plainName(name), (left.get(plainName(name)) ?? 0) + 1);
  return names.filter((name) => {
    const count = left.get(plainName(name)) ?? 0;
    left.set(plainName(name), count - 1);
    return count <= 0;
  });
}

/** A name without folders, and without the number that tells it from another of the same name: `a/IMG_1 (2).JPG`. */
function plainName(name: string): string {
  const [last = ''] = name.split('/').slice(-1);
  return last
    .replaceAll('\\', '_')
    .replace(/ \(\d+\)(?=\.[^.]*$|$)/, '')
    .toLowerCase();
}

/** The library of the services. */
function servedLibrary(signal: AbortSignal): GapSources {
  return {
    count: () => countPhotos(signal),
    async *photos() {
      const newestFirst = { sortKey: 'uploaded', sortOrder: 'desc' } as const;
      for await (const images of pagesFrom((request) => readPhotos({ ...newestFirst, ...request }, signal)))
        yield* images;
    },
  };
}

/** An export whose files have all been checked. */
interface GapRequest {
  backupId: string;
  /** Time of the request for the export, in ms since 1970. */
  requested: number;
  chunkIds: readonly string[];
}

/** Read of what the library has and the files of an export have not: several calls, and what was read of the files. */
export function gapQuery({ backupId, requested, chunkIds }: GapRequest) {
  return queryOptions({
    queryKey: ['exportGap', backupId, chunkIds],
    queryFn: async ({ signal }) => {
      const token = readSaved(backupId)?.token ?? '';
      const names = await Promise.all(chunkIds.map((id) => readNames(backupId, token, id)));
      if (names.some((known) => !known)) throw new Error('What is in the files is not known any more.');
      return libraryGap(
        requested,
        names.flatMap((known) => known ?? []),
        servedLibrary(signal),
      );
    },
  });
}
