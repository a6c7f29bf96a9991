import { Failure } from '#failures/failure.tsx';
import { useWrite, type Write } from '#failures/use-write.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatShortDay } from '#lib/dates.ts';
import { saveFile } from '#lib/files.ts';
import { saveSignedFile } from '#api/hand-to-browser.ts';
import { useNow } from '#lib/timers.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { InvoiceListing } from '../listing.ts';
import { amountText, dueText, type Invoice } from '../model.ts';
import { invoiceFile, invoiceFileName, invoiceGroupFile } from '../queries.ts';
import styles from './invoice-table.module.css';

/** Table of a page of invoices; where they were put together in groups, each group below its own heading. */
export function InvoiceTable({ groups }: Pick<InvoiceListing, 'groups'>) {
  return (
    <table className={styles.table} aria-label={t('invoices.list')}>
      <thead>
        <tr>
          <th scope="col">{t('invoices.order')}</th>
          <th scope="col" className={styles.wide}>
            {t('invoices.date')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('invoices.channel')}
          </th>
          <th scope="col" className={classNames(styles.wide, styles.amount)}>
            {t('invoices.amount')}
          </th>
          <th scope="col">
            <VisuallyHidden>{t('invoices.file')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {groups.map(({ id, size, invoices }) => (
        <tbody key={id ?? ''}>
          {id !== undefined && <GroupRow id={id} count={size} />}
          {invoices.map((invoice) => (
            <InvoiceRow key={`${invoice.id} ${invoice.channel}`} invoice={invoice} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Row of an invoice and its PDF. On phones all that is known of it stands below the order. */
function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const download = useInvoiceDownload(invoiceFileName(invoice.id), () => invoiceFile(invoice));
  const date = invoice.date && formatShortDay(invoice.date, currentLocale());
  const amount = amountText(invoice, currentLocale());
  const now = useNow();
  const due = dueText(invoice, now);
  return (
    <>
      <tr>
        <th scope="row" className={styles.order}>
          <span className={styles.orderLine}>
            {invoice.orderRef}
            {amount !== undefined && <span className={styles.narrow}>{amount}</span>}
          </span>
          {due !== undefined && <span className={styles.due}>{due}</span>}
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
            busy={download.isRunning}
            busyLabel={t('invoices.downloading')}
            onClick={() => void download.run()}
          >
            {t('invoices.download')}
          </Button>
        </td>
      </tr>
      <FileFailureRow of={download} />
    </>
  );
}

/** Row that heads a group of invoices, with all of them in one PDF. */
function GroupRow({ id, count }: { id: string; count: number }) {
  const download = useInvoiceDownload(invoiceFileName(id), () => invoiceGroupFile(id));
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
              busy={download.isRunning}
              busyLabel={t('invoices.downloading')}
              onClick={() => void download.run()}
            >
              {t('invoices.downloadGroup')}
            </Button>
          </span>
        </th>
      </tr>
      <FileFailureRow of={download} />
    </>
  );
}

/** Row below an invoice or a group whose file could not be loaded. */
function FileFailureRow({ of }: { of: Write<void> }) {
  if (of.failure === undefined) return null;
  return (
    <tr className={styles.failure}>
      <td colSpan={5}>
        <Failure of={of} text={t('invoices.fileFailed')} />
      </td>
    </tr>
  );
}

/**
 * Hook: has the browser save the PDF of an invoice or of a group of them (A7.28, A7.30).
 * @param load gives the file, or a signed link to it
 */
function useInvoiceDownload(name: string, load: () => Promise<File | { url: string }>): Write<void> {
  return useWrite(
    async () => {
      const file = await load();
      if (file instanceof File) saveFile(file, name);
      else await saveSignedFile(file.url, () => name);
    },
    { errorsIn: 'page', failureText: () => t('invoices.fileFailed') },
  );
}
