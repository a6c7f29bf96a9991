/**
 * From openapi/widget-gallery.yaml by npm run generate.
 */

export * from './blockedOrder.zod.ts';
export * from './categories.zod.ts';
export * from './category.zod.ts';
export * from './deleteGalleryEntryParams.zod.ts';
export * from './galleryEntry.zod.ts';
export * from './galleryEntryFields.zod.ts';
export * from './getGalleryEntryParams.zod.ts';
export * from './updateGalleryEntryParams.zod.ts';
