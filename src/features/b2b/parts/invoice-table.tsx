import { t } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { InvoiceListing } from '../listing.ts';
import { GroupRow } from './group-row.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import styles from './invoice-table.module.css';

/** A page of invoices as a table; where they were put together in groups, each group below its own heading. */
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
