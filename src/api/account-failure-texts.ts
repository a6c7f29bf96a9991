import type { OperationId } from '#generated/operations.d.ts';
import type { TextKey } from '#i18n/texts.ts';
import type { PhotoOperation } from './failure-text.ts';

/** Operations whose failure is not shown: the documents name no text, and the page goes on without (defaults, bundled texts, no status). */
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
 * Texts for failed calls of the account's pages: the texts of the product's catalogue of operations. A new
 * operation does not compile until its failure has been decided, here or among those of the photo pages.
 */
export const accountFailureTexts = {
  confirmAccountDeletion: 'accountDeletion.confirmFailed',
  confirmEmailChange: 'emailChange.confirmFailed',
  confirmNewsletterSubscription: 'newsletter.confirmFailed',
  createAddress: 'addresses.saveFailed',
  createDirectReorder: 'order.reorderFailed',
  createGalleryEntry: 'gallery.saveFailed',
  createOrRefreshWidget: 'widgets.createFailed',
  deleteAddress: 'addresses.removeFailed',
  deleteGalleryEntry: 'gallery.saveFailed',
  deleteProject: 'projects.removeFailed',
  deleteWidget: 'widgets.removeFailed',
  getCustomer: 'settings.loadFailed',
  getHistoricalInvoicePdf: 'invoices.fileFailed',
  getInvoiceGroupFiles: 'invoices.fileFailed',
  getMapPdfs: 'order.fileFailed',
  getOrder: 'order.loadFailed',
  getProduct: 'order.fileFailed',
  getProductPdfArchive: 'order.fileFailed',
  getSuperOrder: 'order.loadFailed',
  getVoucherOffer: 'voucher.loadFailed',
  getWidget: 'widgets.loadFailed',
  listAddresses: 'addresses.loadFailed',
  listHistoricalInvoices: 'invoices.loadFailed',
  listMySuperOrders: 'orders.loadFailed',
  listOrdersByAccount: 'orders.loadFailed',
  listProjects: 'projects.loadFailed',
  listWidgetsByOrderCodes: 'widgets.loadFailed',
  requestAccountDeletion: 'accountDeletion.requestFailed',
  requestEmailChange: 'emailChange.requestFailed',
  shareWidget: 'widgets.shareFailed',
  updateAddress: 'addresses.saveFailed',
  updateCustomer: 'settings.saveFailed',
  updateDeliveryAddress: 'order.addressFailed',
  updateFtpIntegration: 'integration.saveFailed',
  updateGalleryEntry: 'gallery.saveFailed',
} as const satisfies Record<Exclude<OperationId, Unspoken | PhotoOperation>, TextKey>;
