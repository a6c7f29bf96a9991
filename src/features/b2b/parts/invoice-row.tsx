import { currentLocale, t } from '#i18n/texts.ts';
import { formatShortDay } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { amountText } from '../amount-text.ts';
import type { Invoice } from '../model.ts';
import { invoiceFile, invoiceFileName } from '../queries.ts';
import { useInvoiceDownload } from '../use-invoice-download.ts';
import { FileFailureRow } from './file-failure-row.tsx';
import styles from './invoice-table.module.css';

/** An invoice and its PDF. On phones all that is known of it stands below the order. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { isLoading, failure, download } = useInvoiceDownload(invoiceFileName(invoice.id), () => invoiceFile(invoice));
  const date = invoice.date && formatShortDay(invoice.date, currentLocale());
  const amount = amountText(invoice, currentLocale());
  return (
    <>
      <tr>
        <th scope="row" className={styles.order}>
          <span className={styles.orderLine}>
            {invoice.orderRef}
            {amount !== undefined && <span className={styles.narrow}>{amount}</span>}
          </span>
          {date !== undefined && <span className={classNames(styles.narrow, styles.quiet)}>{date}</span>}
          <span className={classNames(styles.narrow, styles.quiet)}>{invoice.channel}</span>
        </th>
        <td className={styles.wide}>{date}</td>
        <td className={styles.wide}>{invoice.channel}</td>
        <td className={classNames(styles.wide, styles.amount)}>{amount}</td>
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
