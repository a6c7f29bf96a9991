import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { invoiceGroups, type Invoice } from '../model.ts';
import { GroupRow } from './group-row.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import styles from './invoice-table.module.css';

/** The invoices as a table; where they were put together in groups, each group below its own heading. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
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
      {invoiceGroups(invoices).map(({ id, invoices: members }) => (
        <tbody key={id ?? ''}>
          {id !== undefined && <GroupRow id={id} count={members.length} />}
          {members.map((invoice) => (
            <InvoiceRow key={`${invoice.id} ${invoice.channel}`} invoice={invoice} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
