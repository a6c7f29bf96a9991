import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#paths';
import { customerQuery } from '#customer/queries.ts';
import { screenAt } from './screens.ts';

/**
 * Pushes a customer whose account was deleted to logout (A4.11); draws nothing. Once: signing out leaves the page, and the
 * authority knows her no more (S54).
 */
export function DeletedCustomer() {
  const navigate = useNavigate();
  // What is at an address of nobody's may turn out to be a page that asks for no customer.
  const isCustomers = screenAt(useLocation().pathname) !== undefined;
  const { data } = useQuery({ ...customerQuery(), enabled: isCustomers });
  const isDeleted = data?.accountDeleted === true;
  useEffect(() => {
    if (isDeleted) void navigate(paths.logout(), { replace: true });
  }, [isDeleted, navigate]);
  return null;
}
