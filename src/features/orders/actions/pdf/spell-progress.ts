import { currentLocale, t } from '#i18n/texts.ts';
import { spellSize } from '#photos/data/file-size.ts';
import type { PdfDownload } from './pdf-downloads.ts';

/** How far the download of a PDF is, in words: what the service needs first, what has come, what is unpacked. */
export function spellProgress(download: Extract<PdfDownload, { name: 'loading' | 'unpacking' }>): string {
  if (download.name === 'unpacking')
    return t('order.pdf.unpacking', { share: download.share.toLocaleString(currentLocale(), { style: 'percent' }) });
  const { loaded, total } = download;
  if (loaded === 0) return t('order.pdf.asking');
  return total === undefined
    ? t('order.pdf.loaded', { size: spellSize(loaded) })
    : t('order.pdf.loadedOf', { size: spellSize(loaded), total: spellSize(total) });
}
