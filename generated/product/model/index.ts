/**
 * From openapi/product.yaml by npm run generate.
 */

export * from './getProductParams.zod.ts';
export * from './product.zod.ts';
export * from './productFile.zod.ts';
