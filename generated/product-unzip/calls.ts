/**
 * From openapi/product-unzip.yaml by npm run generate.
 */

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * The PDF of a product, zipped.
 * The client unzips the file and saves the first PDF in it as (code).pdf. An answer that is a PDF itself is saved as it is. The first bytes decide, not the content type. Asked for only when getProduct knows a file product.pdf.
 */
export function getProductPdfArchive(code: string, options?: CallOptions): Promise<Blob> {
  return request(`/v1/pdf/me/${encodeURIComponent(code)}`, {
    operation: { service: 'product-unzip', operationId: 'getProductPdfArchive', auth: 'bearer', timeoutMs: 300000, retry: 'transient', missing: 'failure', answer: 'file', accept: 'application/zip, application/pdf' },
    ...options,
    method: 'GET',
  });
}

