/**
 * From openapi/photo-storage.yaml by npm run generate.
 */

export * from './appendToUploadHeaders.zod.ts';
export * from './cancelUploadHeaders.zod.ts';
export * from './createUploadHeaders.zod.ts';
export * from './getUploadOffsetHeaders.zod.ts';
