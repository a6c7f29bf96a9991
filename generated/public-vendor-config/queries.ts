// From openapi/public-vendor-config.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getVendorConfig } from './calls.ts';

/** Query: getVendorConfig. */
export const getGetVendorConfigQueryOptions = (host: string) =>
  readOptions(['getVendorConfig', host], ({ signal }) => getVendorConfig(host, { signal }));
