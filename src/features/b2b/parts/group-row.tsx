import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { invoiceFileName, invoiceGroupFile } from '../queries.ts';
import { useInvoiceDownload } from '../use-invoice-download.ts';
import { FileFailureRow } from './file-failure-row.tsx';
import styles from './invoice-table.module.css';

/** The heading of a group of invoices, and all of them in one PDF (A7.28). */
export function GroupRow({ id, count }: { id: string; count: number }) {
  const { isLoading, failure, download } = useInvoiceDownload(invoiceFileName(id), () => invoiceGroupFile(id));
  return (
    <>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={5}>
          <span className={styles.groupLine}>
            <span className={styles.groupName}>
              {t('invoices.group', { group: id })}{' '}
              <span className={styles.count}>{t('invoices.inGroup', { count, amount: count })}</span>
            </span>
            <Button
              icon="download"
              variant="quiet"
              size="small"
              className={styles.button}
              aria-label={t('invoices.downloadGroupNamed', { group: id })}
              busy={isLoading}
              busyLabel={t('invoices.downloading')}
              onClick={download}
            >
              {t('invoices.downloadGroup')}
            </Button>
          </span>
        </th>
      </tr>
      <FileFailureRow error={failure} />
    </>
  );
}
