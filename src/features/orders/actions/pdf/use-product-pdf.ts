import { useAtomValue } from 'jotai/react';
import { t } from '#i18n/texts.ts';
import { warnOnLeaving } from '#lib/leaving.ts';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#ui/toast-store.ts';
import { openInWorker } from './open-in-worker.ts';
import { createPdfDownloads, type PdfDownload } from './pdf-downloads.ts';
import { productPdf } from './product-pdf.ts';

const downloads = createPdfDownloads({
  productPdf: (code, options) => productPdf(code, { open: openInWorker, ...options }),
  save: (file) => saveFile(file, file.name),
  begun: warnOnLeaving,
  failedUnseen: () => showToast({ tone: 'failure', text: t('order.fileFailed') }),
});

/** The download of a product's PDF: how far it is, and what begins it. */
export function useProductPdf(code: string): { download: PdfDownload | undefined; start: () => void } {
  const download = useAtomValue(downloads.of(code));
  return { download, start: () => downloads.start(code) };
}
