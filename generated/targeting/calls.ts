/**
 * From openapi/targeting.yaml by npm run generate.
 */
import {
  Offer
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * The variant of the sample test.
 * The variant, or else the offer: "A" or "control". Anything else, any failure, and no answer within a second count as control. Nothing waits for it.
 */
export function getSampleTestOffer(options?: CallOptions): Promise<Offer> {
  return request('/offers/sample-test', {
    operation: { service: 'targeting', operationId: 'getSampleTestOffer', auth: 'none', timeoutMs: 1000, retry: 'none', missing: {} },
    ...options,
    method: 'GET',
    schema: Offer,
  });
}

