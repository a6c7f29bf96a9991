/**
 * From openapi/customer.yaml by npm run generate.
 */

export * from './address.zod.ts';
export * from './addressCreated.zod.ts';
export * from './addressFields.zod.ts';
export * from './addressInput.zod.ts';
export * from './addresses.zod.ts';
export * from './customer.zod.ts';
export * from './customerChange.zod.ts';
export * from './ftpIntegration.zod.ts';
