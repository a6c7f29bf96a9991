/**
 * From openapi/invoice.yaml by npm run generate.
 */
import * as zod from 'zod/mini';
import { HistoricalInvoice } from './historicalInvoice.zod.ts';

export const HistoricalInvoices = /*#__PURE__*/ zod.object({
  "historicalInvoices": /*#__PURE__*/ zod.array(HistoricalInvoice)
});

export type HistoricalInvoices = zod.input<typeof HistoricalInvoices>;
