// From openapi/customer.yaml by npm run generate.

export const getGetCustomerUrl = () => '/customers/me';

export const getUpdateCustomerUrl = () => '/customers/me';

export const getUpdateFtpIntegrationUrl = () => '/customers/me';

export const getListAddressesUrl = () => '/customers/me/addresses';

export const getCreateAddressUrl = () => '/customers/me/addresses';

export const getUpdateAddressUrl = (id: string) => `/customers/me/addresses/${encodeURIComponent(id)}`;

export const getDeleteAddressUrl = (id: string) => `/customers/me/addresses/${encodeURIComponent(id)}`;
