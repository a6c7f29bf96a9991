/**
 * From openapi/reorder.yaml by npm run generate.
 */
import {
  Reorder,
  ReorderStatus
} from './model/index.ts';
import type {
  CreateDirectReorderParams
} from './model/index.ts';

import { pathWithQuery } from '../../src/api/path-with-query.ts';
import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * Whether an order can be ordered again.
 * It can when canReorder is true or the status is "Available" in any case. Anything else, a failure included, hides the button.
 */
export function getReorderStatus(orderCode: string, options?: CallOptions): Promise<ReorderStatus> {
  return request(`/reorder/status/${encodeURIComponent(orderCode)}`, {
    operation: { service: 'reorder', operationId: 'getReorderStatus', auth: 'bearer', timeoutMs: 10000, retry: 'transient', missing: {} },
    ...options,
    method: 'GET',
    schema: ReorderStatus,
  });
}

/**
 * Order again.
 * Sent without a body. The whole address can be configured (reorderDirectUrl), this path is the default. The client goes to ShopUrl if it is an http or https address.
 */
export function createDirectReorder(params: CreateDirectReorderParams, options?: CallOptions): Promise<Reorder> {
  return request(pathWithQuery('/reorder/direct', params), {
    operation: { service: 'reorder', operationId: 'createDirectReorder', auth: 'bearer', timeoutMs: 20000, retry: 'none', configuredUrl: 'reorderDirectUrl' },
    ...options,
    method: 'POST',
    schema: Reorder,
  });
}

