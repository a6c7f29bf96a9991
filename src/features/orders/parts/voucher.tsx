import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#failures/failure.tsx';
import { useWrite } from '#failures/use-write.ts';
import { t } from '#i18n/texts.ts';
import { useNow } from '#lib/timers.ts';
import { Button } from '#ui/button.tsx';
import type { Nearness } from '#ui/in-view.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { deadlineOf, formatDeadline } from '../deadline.ts';
import type { VoucherDetails } from '../model.ts';
import { orderQueries } from '../queries.ts';
import styles from './voucher.module.css';

export interface VoucherProps {
  /** Its code. */
  voucher: string;
  /** Nearness of its row to the screen: whether it is time to look it up, and how soon. */
  nearness: Nearness;
}

/**
 * The voucher of a product, and what is behind it, as the service says; nothing while it says nothing (A3.21, O98, O110), in the room
 * that it will take: what is below it can be pressed already. Looking again keeps what was known before until there is an answer
 * (A7.25, O140).
 */
export function Voucher({ voucher, nearness }: VoucherProps) {
  const client = useQueryClient();
  const lookUp = orderQueries.voucher(voucher, nearness.distance);
  const { data: details, isLoading } = useQuery({ ...lookUp, enabled: nearness.isNear });
  const [isRefreshed, setRefreshed] = useState(false);
  const refresh = useWrite(() => client.fetchQuery({ ...lookUp, staleTime: 0 }), {
    errorsIn: 'page',
    onSuccess: () => setRefreshed(true),
  });
  if (!details)
    return (
      <div className={styles.voucher} aria-hidden="true" data-unseen={!isLoading || undefined}>
        {isLoading && ['18ch', '22ch', '26ch'].map((width) => <Skeleton key={width} width={`min(${width}, 100%)`} />)}
      </div>
    );
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
        busy={refresh.isRunning}
        onClick={() => {
          setRefreshed(false);
          void refresh.run();
        }}
      >
        {t('order.voucher.refresh')}
      </Button>
      <VisuallyHidden live="polite">
        {isRefreshed ? t('order.voucher.refreshed', { code: voucher }) : ''}
      </VisuallyHidden>
      <Failure of={refresh} />
    </div>
  );
}

function Details({ details }: { details: VoucherDetails }) {
  const now = useNow();
  if (!details.isVoucherFound) return <p className={styles.missing}>{t('order.voucher.notFound')}</p>;
  const end = deadlineOf(details.expiryDate);
  return (
    <>
      {details.title !== undefined && <p className={styles.title}>{details.title}</p>}
      {end && (
        <p className={styles.end}>
          {end.over <= now
            ? t('order.voucher.ended', { date: formatDeadline(end) })
            : t('order.voucher.until', { date: formatDeadline(end) })}
        </p>
      )}
    </>
  );
}
