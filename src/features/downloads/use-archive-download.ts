import { useRef, useState } from 'react';
import { hasStatus } from '#api/api-error.ts';
import { downloadArchive } from './archive-download.ts';
import { tellArchive } from './archive-notices.ts';

/** What came of the last download of an archive, as far as the list goes on saying so (X7). */
type Result = 'expired' | 'failed';

/** Downloads an archive at the press of a button, once at a time (S55). */
export function useArchiveDownload(downloadId: string) {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();
  const isRunning = useRef(false);

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setResult(undefined);
    try {
      await downloadArchive(downloadId);
      tellArchive('finished', { isOnDownloads: true });
    } catch (error) {
      // Where the service has it no more, trying again would not help.
      setResult(hasStatus(error, 404, 410) ? 'expired' : 'failed');
      tellArchive('error', { error, isOnDownloads: true });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, result, download: () => void run() };
}
