// From openapi/voucher.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getVoucherOffer } from './calls.ts';

/** Query: getVoucherOffer. */
export const getGetVoucherOfferQueryOptions = (code: string) =>
  readOptions(['getVoucherOffer', code], ({ signal }) => getVoucherOffer(code, { signal }));
