import { fetchSignedFile, UnreadableFile } from '#api/signed-file.ts';
import { safeFileName } from '#lib/file-names.ts';
import { saveFile, saveLink } from '#lib/save-file.ts';
import type { Photo } from '#photos/data/library-queries.ts';

/** Where a download of one photo stands (P4.32). */
export type DownloadState = 'initial' | 'pending' | 'success' | 'failure';

/** What a download needs of the browser. */
export interface DownloadWays {
  fetchFile: (url: string) => Promise<Blob>;
  saveFile: (file: Blob, name: string) => void;
  saveLink: (url: string, name: string) => void;
}

const browserWays: DownloadWays = { fetchFile: fetchSignedFile, saveFile, saveLink };

/**
 * Saves a photo as it was uploaded, under the name it had (O56). Where the page may not read the file, the browser is
 * given the link once.
 * @param onState hears of each state, the first one too
 * @throws what the file was refused with
 */
export async function downloadPhoto(
  { untouchedUrl, url, localFileName, imageId }: Photo,
  onState: (state: DownloadState) => void,
  ways = browserWays,
): Promise<void> {
  const link = untouchedUrl || url;
  const name = safeFileName(localFileName, `${imageId}.jpg`);
  onState('initial');
  try {
    onState('pending');
    try {
      ways.saveFile(await ways.fetchFile(link), name);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      ways.saveLink(link, name);
    }
    onState('success');
  } catch (error) {
    onState('failure');
    throw error;
  }
}
