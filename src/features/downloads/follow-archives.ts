import type { QueryClient } from '@tanstack/react-query';
import { after } from '#lib/timers.ts';
import { subscribeToPush } from '#photos/push/push.ts';
import { onPersonalDataClear } from '#session/personal-data.ts';
import { downloadArchive } from './archive-download.ts';
import { tellArchive } from './archive-notices.ts';
import { watchArchive, type ArchiveOutcome } from './archive-watch.ts';
import { ARCHIVE_WAIT_MS, archiveEvent } from './model.ts';
import { forgetOrder, type OrderedArchive } from './ordered-archives.ts';
import { downloadQueries } from './queries.ts';

const followed = new Map<string, () => void>();

onPersonalDataClear(() => {
  for (const end of followed.values()) end();
  followed.clear();
});

/**
 * Waits for an archive on whatever page the customer is, and downloads it when it is ready (P4.33, P7.36). The list of
 * downloads, where it shows, goes along.
 */
export function followArchive(client: QueryClient, { downloadId, orderedAt }: OrderedArchive): void {
  if (followed.has(downloadId)) return;
  const end = watchArchive(
    downloadId,
    ARCHIVE_WAIT_MS - (Date.now() - orderedAt),
    {
      subscribe: (listener) => subscribeToPush('archive', listener),
      async read() {
        const { items } = await client.fetchQuery({ ...downloadQueries.list(), staleTime: 0 });
        const archive = items.find(({ id }) => id === downloadId);
        return archive && archiveEvent(archive);
      },
      after,
    },
    (outcome) => void conclude(client, downloadId, outcome),
  );
  followed.set(downloadId, end);
}

async function conclude(client: QueryClient, downloadId: string, outcome: ArchiveOutcome): Promise<void> {
  followed.delete(downloadId);
  void client.invalidateQueries({ queryKey: downloadQueries.list().queryKey });
  try {
    // One of which nothing is known after all that time is in the list, when it comes.
    if (outcome === 'finished') {
      await downloadArchive(downloadId);
      tellArchive('finished');
    } else if (outcome === 'error') tellArchive('error');
  } catch (error) {
    tellArchive('error', { error });
  } finally {
    forgetOrder(downloadId);
  }
}
