/**
 * From openapi/public-vendor-config.yaml by npm run generate.
 */
import {
  VendorConfig
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';
import { getGetVendorConfigUrl } from './urls.ts';

/**
 * The configuration of one vendor.
 * On any failure the client uses empty menus and default routes and hides links it has no address for.
 */
export function getVendorConfig(host: string, options?: CallOptions): Promise<VendorConfig> {
  return request(getGetVendorConfigUrl(host), {
    operation: { service: 'public-vendor-config', operationId: 'getVendorConfig', auth: 'none', timeoutMs: 3000, retry: 'none', missing: 'failure' },
    ...options,
    method: 'GET',
    schema: VendorConfig,
  });
}

