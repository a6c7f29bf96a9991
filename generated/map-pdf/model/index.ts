/**
 * From openapi/map-pdf.yaml by npm run generate.
 */

export * from './mapPdf.zod.ts';
export * from './mapPdfs.zod.ts';
