/**
 * From openapi/public-vendor-config.yaml by npm run generate.
 */

export * from './address.zod.ts';
export * from './menuEntry.zod.ts';
export * from './menus.zod.ts';
export * from './vendorConfig.zod.ts';
