import { useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { handToBrowser } from '#photos/data/hand-to-browser.ts';

/** A file, or a signed link to one. */
type FileOrLink = File | { url: string };

/** Has the browser save the PDF of an invoice or of a group of them (A7.28, A7.30). */
export function useInvoiceDownload(name: string, load: () => Promise<FileOrLink>) {
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const run = async () => {
    setFailure(undefined);
    setLoading(true);
    try {
      const file = await load();
      if (file instanceof File) saveFile(file, name);
      else await handToBrowser(file.url, name);
    } catch (error) {
      setFailure(error);
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, failure, download: () => void run() };
}
