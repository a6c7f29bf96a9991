/**
 * From openapi/invoice.yaml by npm run generate.
 */
import {
  HistoricalInvoices
} from './model/index.ts';
import type {
  FileLink
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';

/**
 * The file of an invoice group.
 * Saved as invoice-(id).pdf. The answer is the PDF, or JSON with a link to it; no token is sent to the link.
 */
export function getInvoiceGroupFiles(id: string, options?: CallOptions): Promise<Blob | FileLink> {
  return request(`/api/v1/InvoiceGroupFiles/me/${encodeURIComponent(id)}`, {
    operation: { service: 'invoice', operationId: 'getInvoiceGroupFiles', auth: 'bearer', timeoutMs: 60000, retry: 'transient', missing: 'failure', answer: 'file', accept: 'application/pdf, application/json' },
    ...options,
    method: 'GET',
  });
}

/**
 * The invoices of the customer.
 * The client shows orderRef and channel, and date and amount when they are there. 404 means none. Unknown fields are kept.
 */
export function listHistoricalInvoices(options?: CallOptions): Promise<HistoricalInvoices> {
  return request('/api/v1/HistoricalInvoice/me', {
    operation: { service: 'invoice', operationId: 'listHistoricalInvoices', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant', missing: { historicalInvoices: [] } },
    ...options,
    method: 'GET',
    schema: HistoricalInvoices,
  });
}

/**
 * One invoice as a PDF.
 * Saved as invoice-(id).pdf.
 */
export function getHistoricalInvoicePdf(id: string, channel: string, options?: CallOptions): Promise<Blob> {
  return request(`/api/v1/HistoricalInvoice/me/pdf/${encodeURIComponent(id)}/${encodeURIComponent(channel)}`, {
    operation: { service: 'invoice', operationId: 'getHistoricalInvoicePdf', auth: 'bearer', timeoutMs: 60000, retry: 'transient', missing: 'failure', answer: 'file', accept: 'application/pdf' },
    ...options,
    method: 'GET',
  });
}

