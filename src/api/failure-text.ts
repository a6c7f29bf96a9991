import type { TextKey } from '#i18n/texts.ts';
import type { OperationId } from '#generated/operations.d.ts';
import { ApiError } from './api-error.ts';

/** Texts for failed calls of the photo pages: the texts of the product's catalogue of operations. */
const photoFailureTexts = {
  addPhotosToAlbum: 'album.saveFailed',
  appendToUpload: 'upload.failed',
  cancelUpload: 'upload.cancelFailed',
  createAlbum: 'album.saveFailed',
  createArchiveDownload: 'photos.downloadFailed',
  createBackup: 'export.failed',
  createSharedAlbumDownload: 'photos.downloadFailed',
  createTempSelection: 'photos.transferFailed',
  createUpload: 'upload.failed',
  deleteAlbum: 'album.removeFailed',
  deleteAllPhotos: 'photos.deleteFailed',
  deletePhotos: 'photos.deleteFailed',
  deleteSharedAlbum: 'album.removeFailed',
  getAlbum: 'album.loadFailed',
  getAppConfig: 'app.boundary',
  getBackup: 'export.failed',
  getBackupChunkUrl: 'downloads.failed',
  getChannel: 'failure.action',
  getDownloadUrl: 'downloads.failed',
  getSharedAlbum: 'album.loadFailed',
  getSharedAlbumParticipants: 'album.loadFailed',
  getTempSelection: 'photos.loadFailed',
  getTimeline: 'photos.loadFailed',
  getTimelinePage: 'photos.loadFailed',
  getUploadOffset: 'upload.failed',
  listAlbumPhotos: 'album.photosLoadFailed',
  listAlbums: 'albums.loadFailed',
  listChannels: 'failure.action',
  listDownloads: 'downloads.loadFailed',
  listPhotos: 'photos.loadFailed',
  listSharedAlbumPhotos: 'album.photosLoadFailed',
  listSharedAlbums: 'sharedAlbums.loadFailed',
  removePhotosFromAlbum: 'photos.removeFromAlbumFailed',
  updateAlbum: 'album.saveFailed',
} as const satisfies FailureTexts;

export type PhotoOperation = keyof typeof photoFailureTexts;

/** Text per operation, for its failure. */
export type FailureTexts = Partial<Record<OperationId, TextKey>>;

let texts: FailureTexts = photoFailureTexts;

/** Adds the texts of later pages, which are not loaded with the first screen (F1). */
export function provideFailureTexts(more: FailureTexts): void {
  texts = { ...texts, ...more };
}

/** Text for a failure, the general one if it is not a call's; null if nothing is shown. */
export function failureText(error: unknown): TextKey | null {
  return error instanceof ApiError ? (texts[error.operation] ?? null) : 'app.boundary';
}
