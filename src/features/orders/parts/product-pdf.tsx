import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { hasStatus } from '#api/api-error.ts';
import { Failure } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { saveFile } from '#lib/files.ts';
import { warnOnLeaving } from '#lib/page.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { Nearness } from '#ui/in-view.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { showToast } from '#ui/toast-store.ts';
import { isPhotoBook } from '#vendor/photo-books.ts';
import { type OrderProduct, productName } from '../model.ts';
import { productFileQueries } from '../queries.ts';
import { openInWorker } from '../pdf/open-in-worker.ts';
import { createPdfDownloads, isUnderWay, type PdfDownload, formatProgress } from '../pdf-downloads.ts';
import { productPdf } from '../product-pdf.ts';
import styles from './product-pdf.module.css';

/**
 * Downloads the product's PDF; nothing for a product without one, and when that cannot be learned (A3.50, A7.45).
 * @param props.nearness where its row is: whether it is time to learn that, and how soon
 */
export function ProductPdf({ product, nearness }: { product: OrderProduct; nearness: Nearness }) {
  const { data: hasPdf, isPending } = useQuery({
    ...productFileQueries.hasPdf(product.code, nearness.distance),
    enabled: nearness.isNear,
  });
  // Books have one, as a rule: its place is there from the start so that nothing moves when it comes.
  if (isPending && isPhotoBook(product.articleType))
    return <Skeleton className={classNames(styles.pdf, styles.place)} />;
  return hasPdf === true && <PdfDownloadButton code={product.code} name={productName(product)} />;
}

function PdfDownloadButton({ code, name }: { code: string; name: string }) {
  const { download, start } = useProductPdf(code);
  return (
    <>
      <div className={styles.pdf}>
        <Button
          size="small"
          icon="download"
          aria-label={t('order.pdf.named', { name })}
          busy={isUnderWay(download)}
          busyLabel={t('order.pdf.busy')}
          onClick={start}
        >
          {t('order.pdf')}
        </Button>
        {isUnderWay(download) && <p className={styles.progress}>{formatProgress(download)}</p>}
        {/* In the page from the start, so that it is read out when something comes. */}
        <p className={styles.saved} role="status">
          {download?.name === 'saved' && (
            <>
              <Icon name="check-circle" size={16} />
              {t('order.pdf.saved', { file: download.fileName })}
            </>
          )}
        </p>
      </div>
      {download?.name === 'failed' && (
        <div className={styles.failure}>
          <Failure
            of={{ failure: download.error }}
            text={hasStatus(download.error, 404) ? t('order.pdf.gone') : undefined}
          />
        </div>
      )}
    </>
  );
}

const downloads = createPdfDownloads({
  productPdf: (code, options) => productPdf(code, { open: openInWorker, ...options }),
  save: (file) => saveFile(file, file.name),
  begun: warnOnLeaving,
  failedUnseen: () => showToast({ tone: 'failure', text: t('order.fileFailed') }),
});

/** Hook: the download of a product's PDF: its state, and its start. */
function useProductPdf(code: string): { download: PdfDownload | undefined; start: () => void } {
  const download = useAtomValue(downloads.of(code));
  return { download, start: () => downloads.start(code) };
}
