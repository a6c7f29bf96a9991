/**
 * From openapi/map-pdf.yaml by npm run generate.
 */
import type {
  MapPdfs
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * The map PDFs of the customer.
 * A PDF, or a list of PDFs.
 */
export function getMapPdfs(options?: CallOptions): Promise<Blob | MapPdfs> {
  return request('/v1/Pdfs/me', {
    operation: { service: 'map-pdf', operationId: 'getMapPdfs', auth: 'bearer', timeoutMs: 60000, retry: 'transient', list: 'tolerant', missing: 'failure', answer: 'file', accept: 'application/pdf, application/json' },
    ...options,
    method: 'GET',
  });
}

