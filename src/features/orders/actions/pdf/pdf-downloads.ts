import type { ProductPdfOptions } from './product-pdf.ts';

/** How far the download of a product's PDF is. */
export type PdfDownload =
  | { name: 'loading'; loaded: number; total?: number }
  /** `share` goes from 0 to 1. */
  | { name: 'unpacking'; share: number }
  | { name: 'saved'; fileName: string }
  | { name: 'failed'; error: unknown };

export interface PdfDownloadsWorld {
  productPdf: (code: string, options: Required<Pick<ProductPdfOptions, 'onLoaded' | 'onUnpacked'>>) => Promise<File>;
  save: (file: File) => void;
  /** A download has begun; returns what is to be called when it is over. */
  begun: () => () => void;
  /** One has failed while the customer was on another page. */
  failedUnseen: () => void;
}

export interface PdfDownloads {
  /** Begins the download of a product's PDF, unless it is under way (S55). */
  start: (code: string) => void;
  of: (code: string) => PdfDownload | undefined;
  /** What calls it off forgets how the download ended, too: who comes back later begins anew. */
  watch: (code: string, onChange: () => void) => () => void;
}

/** The downloads of PDFs. They go on when the customer turns to another page, and are found as they are when she comes back. */
export function createPdfDownloads({ productPdf, save, begun, failedUnseen }: PdfDownloadsWorld): PdfDownloads {
  const downloads = new Map<string, PdfDownload>();
  const watchers = new Map<string, Set<() => void>>();

  const set = (code: string, download: PdfDownload) => {
    downloads.set(code, download);
    for (const onChange of watchers.get(code) ?? []) onChange();
  };

  async function run(code: string): Promise<void> {
    const over = begun();
    set(code, { name: 'loading', loaded: 0 });
    try {
      const file = await productPdf(code, {
        onLoaded: (loaded, total) => set(code, { name: 'loading', loaded, ...(total !== undefined && { total }) }),
        onUnpacked: (share) => set(code, { name: 'unpacking', share }),
      });
      save(file);
      set(code, { name: 'saved', fileName: file.name });
    } catch (error) {
      set(code, { name: 'failed', error });
      if (!watchers.get(code)?.size) failedUnseen();
    } finally {
      over();
    }
  }

  return {
    start: (code) => {
      if (!isUnderWay(downloads.get(code))) void run(code);
    },
    of: (code) => downloads.get(code),
    watch(code, onChange) {
      const own = watchers.get(code) ?? new Set();
      watchers.set(code, own.add(onChange));
      return () => {
        own.delete(onChange);
        if (own.size === 0 && !isUnderWay(downloads.get(code))) downloads.delete(code);
      };
    },
  };
}

/** Whether it is neither over nor yet to begin. */
export function isUnderWay(download: PdfDownload | undefined): download is Extract<PdfDownload, { name: 'loading' | 'unpacking' }> {
  return download?.name === 'loading' || download?.name === 'unpacking';
}
