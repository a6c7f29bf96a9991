/**
 * From openapi/reorder.yaml by npm run generate.
 */

export * from './createDirectReorderParams.zod.ts';
export * from './reorder.zod.ts';
export * from './reorderStatus.zod.ts';
