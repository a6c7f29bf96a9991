// From openapi/invoice.yaml by npm run generate.
import { readOptions } from '../../src/api/query-options.ts';
import { listHistoricalInvoices } from './calls.ts';

/** Query: listHistoricalInvoices. */
export const getListHistoricalInvoicesQueryOptions = () =>
  readOptions(['listHistoricalInvoices'], ({ signal }) => listHistoricalInvoices({ signal }));
