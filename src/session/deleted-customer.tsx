import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { customerQuery } from './customer.ts';

export interface DeletedCustomerProps {
  /** Goes to the logout route; has to be stable. */
  pushToLogout: () => void;
}

/**
 * Pushes a customer whose account was deleted to logout (A4.11); draws nothing. Once: signing out leaves the page, and the
 * authority knows her no more (S54).
 */
export function DeletedCustomer({ pushToLogout }: DeletedCustomerProps) {
  const { data } = useQuery(customerQuery());
  const isDeleted = data?.accountDeleted === true;
  useEffect(() => {
    if (isDeleted) pushToLogout();
  }, [isDeleted, pushToLogout]);
  return null;
}
