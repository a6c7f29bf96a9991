/**
 * From openapi/invoice.yaml by npm run generate.
 */

export * from './dayOrMoment.zod.ts';
export * from './fileLink.zod.ts';
export * from './historicalInvoice.zod.ts';
export * from './historicalInvoices.zod.ts';
