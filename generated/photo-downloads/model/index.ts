/**
 * From openapi/photo-downloads.yaml by npm run generate.
 */

export * from './archiveDownload.zod.ts';
export * from './archiveRequest.zod.ts';
export * from './downloadItem.zod.ts';
export * from './downloadList.zod.ts';
export * from './signedLink.zod.ts';
