// From openapi/customer.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getCustomer, listAddresses } from './calls.ts';

/** Query: getCustomer. */
export const getGetCustomerQueryOptions = () =>
  readOptions(['getCustomer'], ({ signal }) => getCustomer({ signal }));

/** Query: listAddresses. */
export const getListAddressesQueryOptions = () =>
  readOptions(['listAddresses'], ({ signal }) => listAddresses({ signal }));
