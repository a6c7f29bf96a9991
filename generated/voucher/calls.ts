/**
 * From openapi/voucher.yaml by npm run generate.
 */
import {
  VoucherOffer
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * The offer behind a voucher code.
 * The client keeps every field, adds isVoucherFound, and shows title and expiryDate when they are there. A refresh for the voucher of a product repeats this call. On failures other than 404 the block is left out; the rest of the order is shown.
 */
export function getVoucherOffer(code: string, options?: CallOptions): Promise<VoucherOffer | null> {
  return request(`/api/v1/campaigns/offers/${encodeURIComponent(code)}`, {
    operation: { service: 'voucher', operationId: 'getVoucherOffer', auth: 'bearer', timeoutMs: 10000, retry: 'transient', missing: null },
    ...options,
    method: 'GET',
    schema: VoucherOffer,
  });
}

