// From openapi/reorder.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { getReorderStatus } from './calls.ts';

/** Query: getReorderStatus. */
export const getGetReorderStatusQueryOptions = (orderCode: string) =>
  readOptions(['getReorderStatus', orderCode], ({ signal }) => getReorderStatus(orderCode, { signal }));
