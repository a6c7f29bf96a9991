import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { customerQuery } from '#session/customer.ts';
import styles from './business-page.module.css';
import { StatusBanner } from './parts/status-banner.tsx';

/** How long a page waits for the customer's record, in ms: most pages need it themselves, and without it they would move down afterwards. */
const PATIENCE_MS = 1_000;

export interface BusinessPageProps {
  children: ReactNode;
  /** What stands there while the page waits. */
  placeholder: ReactNode;
}

/** A page of the account as business customers see it: below what is to be known of their account (A6.8). */
export function BusinessPage({ children, placeholder }: BusinessPageProps) {
  const { data, isPending } = useQuery(customerQuery());
  const isPatient = usePatience();
  if (isPending && isPatient) return placeholder;
  // A record that cannot be read says nothing of the account; the page that needs it tells the failure.
  const status = data?.accountDeleted === false ? data.b2bStatus : undefined;
  return (
    <div className={styles.page}>
      <StatusBanner status={status} />
      <div>{children}</div>
    </div>
  );
}

function usePatience(): boolean {
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}
