/**
 * From openapi/photo-management.yaml by npm run generate.
 */

export * from './activationStart.zod.ts';
export * from './activationState.zod.ts';
export * from './activationStatus.zod.ts';
export * from './album.zod.ts';
export * from './albumCreated.zod.ts';
export * from './albumName.zod.ts';
export * from './albumPage.zod.ts';
export * from './archiveDownload.zod.ts';
export * from './failedList.zod.ts';
export * from './getTimelinePageParams.zod.ts';
export * from './image.zod.ts';
export * from './imagePage.zod.ts';
export * from './listAlbumPhotosParams.zod.ts';
export * from './listAlbumsParams.zod.ts';
export * from './listPhotosParams.zod.ts';
export * from './photoAccountCounts.zod.ts';
export * from './photoIds.zod.ts';
export * from './sharedAlbumDownloadRequest.zod.ts';
export * from './sortKey.zod.ts';
export * from './sortOrder.zod.ts';
export * from './thumbnail.zod.ts';
export * from './timeline.zod.ts';
