/**
 * From openapi/photo-deletion.yaml by npm run generate.
 */
import {
  AccountInformation
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';
import { getGetAccountInformationUrl } from './urls.ts';

/**
 * When the customer's photos are going to be deleted.
 * The client derives days, whole months and the status safe, warning or critical from projectedDeletionDate. On 404 and 500 it shows no status; the page works without.
 */
export function getAccountInformation(options?: CallOptions): Promise<AccountInformation | null> {
  return request(getGetAccountInformationUrl(), {
    operation: { service: 'photo-deletion', operationId: 'getAccountInformation', auth: 'bearer', timeoutMs: 10000, retry: 'transient', missing: null },
    ...options,
    method: 'GET',
    schema: AccountInformation,
  });
}

