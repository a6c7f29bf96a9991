// From openapi/product.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { GetProductParams } from './model/index.ts';

export const getGetProductUrl = (code: string, params: GetProductParams) => pathWithQuery(`/v1/Products/${encodeURIComponent(code)}`, params);
