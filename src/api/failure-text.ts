import type { TextKey } from '#i18n/texts.ts';
import type { OperationId } from '#generated/operations.d.ts';
import { ApiError } from './api-error.ts';

/**
 * What a customer reads when an operation fails: the catalogue texts of operations.md. `null` where the documents name no
 * reaction because the page goes on without (defaults, bundled texts, no status). A new operation does not compile until
 * its failure has been decided.
 */
const FAILURE_TEXTS = {
  activatePhotoLibrary: null,
  addPhotosToAlbum: 'album.saveFailed',
  createAlbum: 'album.saveFailed',
  createSharedAlbumDownload: 'photos.downloadFailed',
  deleteAlbum: 'album.removeFailed',
  deleteAllPhotos: 'photos.deleteFailed',
  deletePhotos: 'photos.deleteFailed',
  deleteSharedAlbum: 'album.removeFailed',
  getAccountInformation: null,
  getActivationStatus: null,
  getAlbum: 'album.loadFailed',
  getAppConfig: 'app.boundary',
  getCustomer: 'settings.loadFailed',
  getLocale: null,
  getPhotoAccountCounts: null,
  getSharedAlbum: 'album.loadFailed',
  getSharedAlbumParticipants: 'album.loadFailed',
  getSharedAlbumSummary: null,
  getTimeline: 'photos.loadFailed',
  getTimelinePage: 'photos.loadFailed',
  getVendorConfig: null,
  listAlbumPhotos: 'album.photosLoadFailed',
  listAlbums: 'albums.loadFailed',
  listPhotos: 'photos.loadFailed',
  listSharedAlbumPhotos: 'album.photosLoadFailed',
  listSharedAlbums: 'sharedAlbums.loadFailed',
  removePhotosFromAlbum: 'photos.removeFromAlbumFailed',
  updateAlbum: 'album.saveFailed',
} as const satisfies Record<OperationId, TextKey | null>;

/** The text for a failure, or the general one for a failure that is not a call's; null where nothing is to be said. */
export function failureText(error: unknown): TextKey | null {
  return error instanceof ApiError ? FAILURE_TEXTS[error.operation] : 'app.boundary';
}
