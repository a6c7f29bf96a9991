import { queryOptions } from '@tanstack/react-query';
import { readNames } from './kept-rows.ts';
import { libraryGap, servedLibrary } from './library-gap.ts';
import { readSaved } from './saved-parts.ts';

/** An export whose files have all been checked. */
interface GapRequest {
  backupId: string;
  /** When it was asked for, in ms since 1970. */
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
