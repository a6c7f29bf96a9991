import type { QueryClient } from '@tanstack/react-query';
import { accountIdOf } from '#customer/account-id.ts';
import { customerQuery } from '#customer/queries.ts';
import { b2bQueries } from '#features/b2b/queries.ts';
import { orderQueries } from '#features/orders/queries.ts';
import { savedProjectQueries } from '#features/saved-projects/queries.ts';
import { storageQueries } from '#features/storage-status/queries.ts';
import { beginningOf } from '#features/timeline/first-reads.ts';
import { SORT_CHOICES } from '#photos/sort/sort.ts';
import { currentIdentity } from '#session/session.ts';
import { currentVisitor, mayVisit } from '../access/access.ts';

/** Reads what the overview says before it is drawn: it shows nothing until it knows all of it (F13). */
export function startHomeReads(client: QueryClient): Promise<unknown> {
  const visitor = currentVisitor();
  const hasLibrary = mayVisit('photos', visitor);
  const customer = client.prefetchQuery(customerQuery());
  return Promise.all([
    client.prefetchQuery(orderQueries.list()),
    // The newest project, whose place an open invoice takes: whether there is one has to be known first.
    mayVisit('invoices', visitor)
      ? client.prefetchQuery(b2bQueries.invoices())
      : customer.then(() =>
          client.prefetchQuery(savedProjectQueries.page({ accountId: knownAccountId(client), page: 1 })),
        ),
    hasLibrary && client.prefetchQuery(beginningOf(SORT_CHOICES.photos[0])),
    hasLibrary && client.prefetchQuery(storageQueries.deletionInfo()),
  ]);
}

/** Account id, once the customer's record has been read, or could not be. */
function knownAccountId(client: QueryClient): string {
  return accountIdOf(client.getQueryData(customerQuery().queryKey), currentIdentity()?.sub ?? '');
}
