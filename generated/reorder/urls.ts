// From openapi/reorder.yaml by npm run generate.
import { pathWithQuery } from '../../src/api/path-with-query.ts';
import type { CreateDirectReorderParams } from './model/index.ts';

export const getGetReorderStatusUrl = (orderCode: string) => `/reorder/status/${encodeURIComponent(orderCode)}`;

export const getCreateDirectReorderUrl = (params: CreateDirectReorderParams) => pathWithQuery('/reorder/direct', params);
