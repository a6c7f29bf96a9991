import type { TextKey } from '#i18n/texts.ts';
import type { OperationId } from '#generated/operations.d.ts';
import { ApiError } from './api-error.ts';

/** Operations whose failure nobody reads about: the documents name none, and the page goes on without (defaults, bundled texts, no status). */
type Unspoken =
  | 'activatePhotoLibrary'
  | 'getAccountInformation'
  | 'getActivationStatus'
  | 'getAnonymousUploads'
  | 'getBlockedOrder'
  | 'getCutoffCampaign'
  | 'getGalleryEntry'
  | 'getLocale'
  | 'getOrderDeliveryDates'
  | 'getPhotoAccountCounts'
  | 'getReorderStatus'
  | 'getSampleTestOffer'
  | 'getSharedAlbumSummary'
  | 'getUpload'
  | 'getVendorConfig'
  | 'listCutoffArticleGroups'
  | 'listGalleryCategories';

/**
 * What a customer reads when an operation fails: the catalogue texts of operations.md. A new operation does not compile
 * until its failure has been decided. The unspoken ones are a type, as they would weigh on the first screen for nothing (F1).
 */
const FAILURE_TEXTS = {
  addPhotosToAlbum: 'album.saveFailed',
  appendToUpload: 'upload.failed',
  cancelUpload: 'upload.cancelFailed',
  confirmAccountDeletion: 'accountDeletion.confirmFailed',
  confirmEmailChange: 'emailChange.confirmFailed',
  confirmNewsletterSubscription: 'newsletter.confirmFailed',
  createAddress: 'addresses.saveFailed',
  createAlbum: 'album.saveFailed',
  createArchiveDownload: 'photos.downloadFailed',
  createBackup: 'export.failed',
  createDirectReorder: 'order.reorderFailed',
  createGalleryEntry: 'gallery.saveFailed',
  createOrRefreshWidget: 'widgets.createFailed',
  createSharedAlbumDownload: 'photos.downloadFailed',
  createTempSelection: 'photos.transferFailed',
  createUpload: 'upload.failed',
  deleteAddress: 'addresses.removeFailed',
  deleteAlbum: 'album.removeFailed',
  deleteAllPhotos: 'photos.deleteFailed',
  deleteGalleryEntry: 'gallery.saveFailed',
  deletePhotos: 'photos.deleteFailed',
  deleteProject: 'projects.removeFailed',
  deleteSharedAlbum: 'album.removeFailed',
  deleteWidget: 'widgets.removeFailed',
  getAlbum: 'album.loadFailed',
  getAppConfig: 'app.boundary',
  getBackup: 'export.failed',
  getBackupChunkUrl: 'downloads.failed',
  getChannel: 'failure.action',
  getCustomer: 'settings.loadFailed',
  getDownloadUrl: 'downloads.failed',
  getHistoricalInvoicePdf: 'invoices.fileFailed',
  getInvoiceGroupFiles: 'invoices.fileFailed',
  getMapPdfs: 'order.fileFailed',
  getOrder: 'order.loadFailed',
  getProduct: 'order.fileFailed',
  getProductPdfArchive: 'order.fileFailed',
  getSharedAlbum: 'album.loadFailed',
  getSharedAlbumParticipants: 'album.loadFailed',
  getSuperOrder: 'order.loadFailed',
  getTempSelection: 'photos.loadFailed',
  getTimeline: 'photos.loadFailed',
  getTimelinePage: 'photos.loadFailed',
  getUploadOffset: 'upload.failed',
  getVoucherOffer: 'voucher.loadFailed',
  getWidget: 'widgets.loadFailed',
  listAddresses: 'addresses.loadFailed',
  listAlbumPhotos: 'album.photosLoadFailed',
  listAlbums: 'albums.loadFailed',
  listChannels: 'failure.action',
  listDownloads: 'downloads.loadFailed',
  listHistoricalInvoices: 'invoices.loadFailed',
  listMySuperOrders: 'orders.loadFailed',
  listOrdersByAccount: 'orders.loadFailed',
  listPhotos: 'photos.loadFailed',
  listProjects: 'projects.loadFailed',
  listSharedAlbumPhotos: 'album.photosLoadFailed',
  listSharedAlbums: 'sharedAlbums.loadFailed',
  listWidgetsByOrderCodes: 'widgets.loadFailed',
  removePhotosFromAlbum: 'photos.removeFromAlbumFailed',
  requestAccountDeletion: 'accountDeletion.requestFailed',
  requestEmailChange: 'emailChange.requestFailed',
  shareWidget: 'widgets.shareFailed',
  updateAddress: 'addresses.saveFailed',
  updateAlbum: 'album.saveFailed',
  updateCustomer: 'settings.saveFailed',
  updateDeliveryAddress: 'order.addressFailed',
  updateFtpIntegration: 'integration.saveFailed',
  updateGalleryEntry: 'gallery.saveFailed',
} as const satisfies Record<Exclude<OperationId, Unspoken>, TextKey>;

/** The text for a failure, or the general one for a failure that is not a call's; null where nothing is to be said. */
export function failureText(error: unknown): TextKey | null {
  const texts: Partial<Record<OperationId, TextKey>> = FAILURE_TEXTS;
  return error instanceof ApiError ? (texts[error.operation] ?? null) : 'app.boundary';
}
