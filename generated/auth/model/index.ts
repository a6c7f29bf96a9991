/**
 * From openapi/auth.yaml by npm run generate.
 */

export * from './accountDeletion.zod.ts';
export * from './emailChange.zod.ts';
