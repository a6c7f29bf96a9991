/** Hook: deletes the whole library (after the typed word). */
export { useDeleteAllPhotos } from '#generated/photo-management/hooks.ts';
