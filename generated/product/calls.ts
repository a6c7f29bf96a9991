/**
 * From openapi/product.yaml by npm run generate.
 */
import {
  Product
} from './model/index.ts';
import type {
  GetProductParams
} from './model/index.ts';

import { pathWithQuery } from '../../src/api/path-with-query.ts';
import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * One product.
 * The client looks for a file with the purpose product.pdf and then offers the PDF (getProductPdfArchive). Without one, on 404 and on any failure the button is left out; the rest of the order is shown.
 */
export function getProduct(code: string, params: GetProductParams, options?: CallOptions): Promise<Product> {
  return request(pathWithQuery(`/v1/Products/${encodeURIComponent(code)}`, params), {
    operation: { service: 'product', operationId: 'getProduct', auth: 'bearer', timeoutMs: 10000, retry: 'transient', missing: {} },
    ...options,
    method: 'GET',
    schema: Product,
  });
}

