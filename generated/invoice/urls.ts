// From openapi/invoice.yaml by npm run generate.

export const getGetInvoiceGroupFilesUrl = (id: string) => `/api/v1/InvoiceGroupFiles/me/${encodeURIComponent(id)}`;

export const getListHistoricalInvoicesUrl = () => '/api/v1/HistoricalInvoice/me';

export const getGetHistoricalInvoicePdfUrl = (id: string, channel: string) => `/api/v1/HistoricalInvoice/me/pdf/${encodeURIComponent(id)}/${encodeURIComponent(channel)}`;
