/**
 * From openapi/photo-export.yaml by npm run generate.
 */

export * from './backup.zod.ts';
export * from './backupRequested.zod.ts';
export * from './chunk.zod.ts';
export * from './signedLink.zod.ts';
