/**
 * From openapi/shared-albums.yaml by npm run generate.
 */

export * from './image.zod.ts';
export * from './listSharedAlbumPhotosParams.zod.ts';
export * from './listSharedAlbumsParams.zod.ts';
export * from './participant.zod.ts';
export * from './sharedAlbum.zod.ts';
export * from './sharedAlbumPage.zod.ts';
export * from './sharedAlbumParticipants.zod.ts';
export * from './sharedAlbumSummary.zod.ts';
export * from './sharedImage.zod.ts';
export * from './sharedImagePage.zod.ts';
export * from './thumbnail.zod.ts';
