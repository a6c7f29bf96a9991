import { useQuery } from '@tanstack/react-query';
import { gotNoAnswer } from '#api/api-error.ts';
import { currentLocale, t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { useNow } from '#lib/timers.ts';
import { paths } from '#paths';
import { Icon } from '#ui/icon.tsx';
import { OverviewCard, overviewPicture, type OverviewPart } from '#ui/overview-card.tsx';
import { invoicesQuery } from './listing.ts';
import { amountText, dueText, type Invoice, isOverdue, openInvoices } from './model.ts';
import styles from './open-invoice.module.css';
import { b2bQueries } from './queries.ts';

/** Hook: the invoice that is to be paid first, as a part of an overview (O84). @param isOpen whether to ask for it */
export function useOpenInvoice({ isOpen }: { isOpen: boolean }): OverviewPart {
  const { data, isPending, error } = useQuery({ ...b2bQueries.invoices(), enabled: isOpen });
  const [first, ...others] = openInvoices(data ?? []);
  return {
    isPending: isOpen && isPending,
    mayCome: gotNoAnswer(error),
    card: first && <OpenInvoice invoice={first} count={others.length + 1} />,
  };
}

/** The invoice with the day until which it is to be paid, and the way to its file. @param count how many are open */
function OpenInvoice({ invoice, count }: { invoice: Invoice; count: number }) {
  const now = useNow();
  const amount = amountText(invoice, currentLocale());
  return (
    <OverviewCard
      picture={
        <span className={`${overviewPicture} ${styles.sign}`}>
          <Icon name="invoices" size={32} />
        </span>
      }
      facts={[
        t('invoices.open', { count }),
        t('order.code', { code: invoice.orderRef }),
        ...(amount === undefined ? [] : [amount]),
      ]}
      headline={dueText(invoice, now)}
      tone={isOverdue(invoice, now) ? 'warning' : 'calm'}
      renderLink={(link) => <Link to={paths.invoices(invoicesQuery({ q: invoice.orderRef }))} {...link} />}
    />
  );
}
