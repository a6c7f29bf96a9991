/**
 * From openapi/upload-storage.yaml by npm run generate.
 */

export * from './getUploadParams.zod.ts';
export * from './upload.zod.ts';
export * from './uploadIds.zod.ts';
export * from './uploads.zod.ts';
