// From openapi/customer.yaml by npm run generate.

/** Address of getCustomer, behind the base address of its service. */
export const getGetCustomerUrl = () => '/customers/me';

/** Address of listAddresses, behind the base address of its service. */
export const getListAddressesUrl = () => '/customers/me/addresses';
