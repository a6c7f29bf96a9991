/**
 * From openapi/photo-deletion.yaml by npm run generate.
 */

export * from './accountInformation.zod.ts';
