import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { after } from '#lib/timers.ts';
import { customerQuery } from '#customer/queries.ts';
import styles from './business-page.module.css';
import { StatusBanner } from './parts/status-banner.tsx';

/** How long what is below the heading waits for the customer's record, in ms: most of it needs that itself, and would move down afterwards. */
const PATIENCE_MS = 1_000;

export interface BusinessPageProps {
  children: ReactNode;
}

/** A page of the account as business customers see it: below what is to be known of their account (A6.8). Its heading stands from the start (X5). */
export function BusinessPage({ children }: BusinessPageProps) {
  const { data, isPending } = useQuery(customerQuery());
  const isWaiting = useFirstWait(isPending);
  // A record that cannot be read says nothing of the account; the page that needs it tells the failure.
  const status = data?.accountDeleted === false ? data.b2bStatus : undefined;
  return (
    <div className={styles.page} data-waiting={isWaiting || undefined}>
      <StatusBanner status={status} />
      <div>{children}</div>
    </div>
  );
}

/**
 * Whether the record is still waited for, for the first time. What is read again must not take the page away.
 */
function useFirstWait(isPending: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isPending) {
      setOver(true);
      return undefined;
    }
    return after(PATIENCE_MS, () => setOver(true));
  }, [isPending]);
  return isPending && !isOver;
}
