import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { currentLocale, t } from '#i18n/texts.ts';
import { formatDay } from '#lib/dates.ts';
import { dayFrom } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { VoucherDetails } from '../model.ts';
import { useVoucher, type VoucherProps } from '../use-voucher.ts';
import styles from './voucher.module.css';

/** The voucher of a product, and what is behind it, as the service says; nothing while it says nothing (A3.21, O98, O110). */
export function Voucher(props: VoucherProps) {
  const { voucher } = props;
  const { details, refresh, isRefreshing, isRefreshed, error } = useVoucher(props);
  if (!details) return null;
  return (
    <div className={styles.voucher}>
      <p className={styles.code}>{t('order.voucher', { code: voucher })}</p>
      <Details details={details} />
      <Button
        variant="quiet"
        size="small"
        icon="retry"
        className={styles.refresh}
        aria-label={t('order.voucher.refreshNamed', { code: voucher })}
        busy={isRefreshing}
        onClick={refresh}
      >
        {t('order.voucher.refresh')}
      </Button>
      <VisuallyHidden live="polite">
        {isRefreshed ? t('order.voucher.refreshed', { code: voucher }) : ''}
      </VisuallyHidden>
      {error && <Failure of={{ failure: error }} />}
    </div>
  );
}

function Details({ details }: { details: VoucherDetails }) {
  const [now] = useState(() => new Date());
  if (!details.isVoucherFound) return <p className={styles.missing}>{t('order.voucher.notFound')}</p>;
  const end = dayFrom(details.expiryDate);
  const date = end && formatDay(end, currentLocale());
  return (
    <>
      {details.title !== undefined && <p className={styles.title}>{details.title}</p>}
      {end && date !== undefined && (
        <p className={styles.end}>
          {differenceInCalendarDays(now, end) > 0
            ? t('order.voucher.ended', { date })
            : t('order.voucher.until', { date })}
        </p>
      )}
    </>
  );
}
