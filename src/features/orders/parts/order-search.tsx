import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { LONGEST_SEARCH, ordersQuery, type OrdersView } from '../orders-view.ts';
import styles from './order-search.module.css';

/** Marks the steps in the history that typing has made: the field is ahead of them. */
const TYPED = { typed: true };

export interface OrderSearchProps {
  view: OrdersView;
  /** How many orders there are of what is looked for; undefined until they are there. */
  found: number | undefined;
}

/** Looks for an order by its number, a product or a year, in what has been read. The address says what is looked for. */
export function OrderSearch({ view: { tab, q }, found }: OrderSearchProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && state?.typed !== true) field.current.value = q;
  }, [q, state]);

  return (
    <search className={styles.search}>
      <Icon name="search" size={20} className={styles.icon} />
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={t('orders.search')}
        placeholder={t('orders.search.by')}
        defaultValue={q}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target: { value } }) => void navigate(paths.orders(ordersQuery({ tab, q: value })), { replace: true, state: TYPED })}
      />
      <VisuallyHidden live="polite">
        {q.trim() !== '' && found !== undefined ? t('orders.search.found', { count: found, amount: found }) : ''}
      </VisuallyHidden>
    </search>
  );
}
