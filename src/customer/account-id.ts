import { useQuery } from '@tanstack/react-query';
import { currentIdentity } from '#session/session.ts';
import { type CurrentCustomer, customerQuery } from './queries.ts';

/** The id that projects, account orders and uploads know a customer by (O117): the record's, else the claim sub. */
export function accountIdOf(customer: CurrentCustomer | undefined, sub: string): string {
  return (customer?.accountDeleted === false && customer.customerId) || sub;
}

/** Hook: the signed-in customer's account id; undefined while her record is on its way. A record that cannot be read leaves the claim. */
export function useAccountId(): string | undefined {
  const { data, isPending } = useQuery(customerQuery());
  const identity = currentIdentity();
  return isPending || !identity ? undefined : accountIdOf(data, identity.sub);
}

/** Hook: the customer's e-mail address, of her record, or of her sign-in while that is not there. */
export function useEmail(): string | undefined {
  const { data } = useQuery(customerQuery());
  const recorded = data?.accountDeleted === false ? data.email : undefined;
  return recorded ?? currentIdentity()?.email;
}
