import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { customerQuery } from './customer.ts';

/**
 * Pushes a customer whose account was deleted to logout (A4.11). Once: signing out leaves the page, and the authority
 * knows her no more (S54).
 *
 * @param pushToLogout navigates to the logout route; has to be stable
 */
export function useDeletedCustomer(pushToLogout: () => void): void {
  const { data } = useQuery(customerQuery());
  const isDeleted = data?.accountDeleted === true;
  useEffect(() => {
    if (isDeleted) pushToLogout();
  }, [isDeleted, pushToLogout]);
}
