import { currentLocale, t } from '#i18n/texts.ts';
import { formatShortDay } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { amountText } from '../amount-text.ts';
import type { Invoice } from '../model.ts';
import { invoiceFile, invoiceFileName } from '../queries.ts';
import { useInvoiceDownload } from '../use-invoice-download.ts';
import { FileFailureRow } from './file-failure-row.tsx';
import styles from './invoice-table.module.css';

/** An invoice and its PDF. On phones date and channel stand below the order. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { isLoading, failure, download } = useInvoiceDownload(invoiceFileName(invoice.id), () => invoiceFile(invoice));
  const date = invoice.date && formatShortDay(invoice.date, currentLocale());
  return (
    <>
      <tr>
        <th scope="row" className={styles.order}>
          {invoice.orderRef}
          <span className={styles.narrow}>
            {date !== undefined && <span>{date}</span>}
            <span>{invoice.channel}</span>
          </span>
        </th>
        <td className={styles.wide}>{date}</td>
        <td className={styles.wide}>{invoice.channel}</td>
        <td className={styles.amount}>{amountText(invoice, currentLocale())}</td>
        <td className={styles.file}>
          <Button
            icon="download"
            size="small"
            className={styles.button}
            aria-label={t('invoices.downloadNamed', { order: invoice.orderRef })}
            busy={isLoading}
            busyLabel={t('invoices.downloading')}
            onClick={download}
          >
            {t('invoices.download')}
          </Button>
        </td>
      </tr>
      <FileFailureRow error={failure} />
    </>
  );
}
