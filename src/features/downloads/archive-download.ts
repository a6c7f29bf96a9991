import { safeFileName } from '#lib/file-names.ts';
import { fetchArchiveUrl } from '#photos/data/archive-writes.ts';
import { handToBrowser } from '#photos/data/hand-to-browser.ts';

/**
 * Has the browser download a finished archive as {downloadId}.zip (P4.35, P4.36).
 * @throws ApiError when there is no link to it, Error when the link leads nowhere
 */
export async function downloadArchive(downloadId: string): Promise<void> {
  await handToBrowser(await fetchArchiveUrl(downloadId), `${safeFileName(downloadId, 'download')}.zip`);
}
