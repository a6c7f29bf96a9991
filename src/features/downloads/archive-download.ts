import { useState } from 'react';
import { hasStatus } from '#api/api-error.ts';
import { LinkRefused } from '#api/signed-file.ts';
import { useWrite } from '#failures/use-write.ts';
import { safeFileName } from '#lib/files.ts';
import { fetchArchiveUrl } from '#photos/data/writes.ts';
import { handToBrowser } from '#api/hand-to-browser.ts';
import { showArchiveNotice } from './archive-notices.ts';

/**
 * Downloads a finished archive by the browser as {downloadId}.zip (P4.35, P4.36), however long its first byte needs.
 * @throws the signal's reason when it is aborted, ApiError when there is no link to it, Error when the link leads nowhere
 */
export async function downloadArchive(downloadId: string, signal?: AbortSignal): Promise<void> {
  await handToBrowser(await fetchArchiveUrl(downloadId), `${safeFileName(downloadId, 'download')}.zip`, { signal });
}

/** Whether the service has an archive no more, or its file. */
export function isExpired(error: unknown): boolean {
  return hasStatus(error, 404, 410) || (error instanceof LinkRefused && (error.status === 404 || error.status === 410));
}

/** Result of the last download of an archive that failed, which its row goes on showing (X7). */
type FailedDownload = 'expired' | 'failed';

/** Hook: download of an archive at the press of a button. A toast says what came of it. */
export function useArchiveDownload(downloadId: string) {
  const [failed, setFailed] = useState<FailedDownload>();
  const { isRunning, run } = useWrite(
    () => {
      setFailed(undefined);
      return downloadArchive(downloadId);
    },
    {
      errorsIn: 'page',
      handles(error) {
        // Where the service has it no more, trying again would not help.
        setFailed(isExpired(error) ? 'expired' : 'failed');
        showArchiveNotice('error', { error, isOnDownloads: true });
        return true;
      },
      onSuccess: () => showArchiveNotice('finished', { isOnDownloads: true }),
    },
  );
  return { isRunning, failed, download: () => void run() };
}
