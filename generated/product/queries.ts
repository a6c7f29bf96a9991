// From openapi/product.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getProduct } from './calls.ts';
import type { GetProductParams } from './model/index.ts';

/** Query: getProduct. */
export const getGetProductQueryOptions = (code: string, params: GetProductParams) =>
  readOptions(['getProduct', code, params], ({ signal }) => getProduct(code, params, { signal }));
