import type { QueryClient } from '@tanstack/react-query';
import { accountChanged } from '#customer/account-changed.ts';
import { addressQueries } from '#customer/queries.ts';
import type { Address } from './model.ts';

/**
 * After a write the list counts as not requested: whoever shows it asks for it again (A4.18), and sees what was done until the
 * answer is there. The account has changed (A4.19).
 * @param change does to the list what the service has done
 */
export function addressesChanged(client: QueryClient, change: (addresses: readonly Address[]) => Address[]): void {
  const { queryKey } = addressQueries.list();
  client.setQueryData(queryKey, (addresses) => addresses && change(addresses));
  void client.invalidateQueries({ queryKey });
  accountChanged();
}
