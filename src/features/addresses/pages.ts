import { paths } from '#paths';
import { isCurrentBusinessUser } from '#customer/business-user.ts';

/** The pages around addresses; business customers have some of their own (A6.7, O102). */
export interface AddressPages {
  settings: string;
  add: string;
  change: (id: string) => string;
}

/** The pages for the customer who is here. */
export function addressPages(): AddressPages {
  return isCurrentBusinessUser()
    ? { settings: paths.b2bSettings(), add: paths.newB2bAddress(), change: (id) => paths.b2bAddress({ id }) }
    : { settings: paths.settings(), add: paths.newAddress(), change: (id) => paths.address({ id }) };
}
