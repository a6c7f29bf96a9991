import { atom, type Atom, getDefaultStore, type PrimitiveAtom } from 'jotai/vanilla';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatSize } from '#i18n/file-size.ts';
import type { ProductPdfOptions } from './product-pdf.ts';

/** State of the download of a product's PDF. */
export type PdfDownload =
  | { name: 'loading'; loaded: number; total?: number }
  /** `share` goes from 0 to 1. */
  | { name: 'unpacking'; share: number }
  | { name: 'saved'; fileName: string }
  | { name: 'failed'; error: unknown };

export interface PdfDownloadsOptions {
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
  /** Atom with its state. How it ended is forgotten once no component shows it any more. */
  of: (code: string) => Atom<PdfDownload | undefined>;
}

/** The downloads of PDFs. They go on when the customer turns to another page, and are found as they are when she comes back. */
export function createPdfDownloads({ productPdf, save, begun, failedUnseen }: PdfDownloadsOptions): PdfDownloads {
  const store = getDefaultStore();
  const downloads = new Map<string, PrimitiveAtom<PdfDownload | undefined>>();
  const watched = new Set<string>();

  function of(code: string): PrimitiveAtom<PdfDownload | undefined> {
    const known = downloads.get(code);
    if (known) return known;
    const download = atom<PdfDownload>();
    download.onMount = (set) => {
      watched.add(code);
      return () => {
        watched.delete(code);
        if (!isUnderWay(store.get(download))) set(undefined);
      };
    };
    downloads.set(code, download);
    return download;
  }

  async function run(code: string): Promise<void> {
    const over = begun();
    const set = (download: PdfDownload) => store.set(of(code), download);
    set({ name: 'loading', loaded: 0 });
    try {
      const file = await productPdf(code, {
        onLoaded: (loaded, total) => set({ name: 'loading', loaded, ...(total !== undefined && { total }) }),
        onUnpacked: (share) => set({ name: 'unpacking', share }),
      });
      save(file);
      set({ name: 'saved', fileName: file.name });
    } catch (error) {
      set({ name: 'failed', error });
      if (!watched.has(code)) failedUnseen();
    } finally {
      over();
    }
  }

  return {
    of,
    start: (code) => {
      if (!isUnderWay(store.get(of(code)))) void run(code);
    },
  };
}

/** Whether it is neither over nor yet to begin. */
export function isUnderWay(
  download: PdfDownload | undefined,
): download is Extract<PdfDownload, { name: 'loading' | 'unpacking' }> {
  return download?.name === 'loading' || download?.name === 'unpacking';
}

/** Progress of the download of a PDF, in words: what the service needs first, what has come, what is unpacked. */
export function formatProgress(download: Extract<PdfDownload, { name: 'loading' | 'unpacking' }>): string {
  if (download.name === 'unpacking')
    return t('order.pdf.unpacking', { share: download.share.toLocaleString(currentLocale(), { style: 'percent' }) });
  const { loaded, total } = download;
  if (loaded === 0) return t('order.pdf.asking');
  return total === undefined
    ? t('order.pdf.loaded', { size: formatSize(loaded) })
    : t('order.pdf.loadedOf', { size: formatSize(loaded), total: formatSize(total) });
}
