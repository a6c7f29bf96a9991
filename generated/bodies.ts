// From openapi/ by npm run generate.
import type { ZodMiniType } from 'zod/mini';
import type { OperationId } from './operations.d.ts';
import { AccountDeletion as AuthAccountDeletion } from './auth/model/accountDeletion.zod.ts';
import { EmailChange as AuthEmailChange } from './auth/model/emailChange.zod.ts';
import { CustomerChange as CustomerCustomerChange } from './customer/model/customerChange.zod.ts';
import { FtpIntegration as CustomerFtpIntegration } from './customer/model/ftpIntegration.zod.ts';
import { AddressInput as CustomerAddressInput } from './customer/model/addressInput.zod.ts';
import { ChannelsQuery as MerchandiseChannelsQuery } from './merchandise/model/channelsQuery.zod.ts';
import { ChannelQuery as MerchandiseChannelQuery } from './merchandise/model/channelQuery.zod.ts';
import { DeliveryAddress as OrderDeliveryAddress } from './order/model/deliveryAddress.zod.ts';
import { ArchiveRequest as PhotoDownloadsArchiveRequest } from './photo-downloads/model/archiveRequest.zod.ts';
import { PhotoIds as PhotoManagementPhotoIds } from './photo-management/model/photoIds.zod.ts';
import { AlbumName as PhotoManagementAlbumName } from './photo-management/model/albumName.zod.ts';
import { SharedAlbumDownloadRequest as PhotoManagementSharedAlbumDownloadRequest } from './photo-management/model/sharedAlbumDownloadRequest.zod.ts';
import { TempSelectionRequest as TempSelectionsTempSelectionRequest } from './temp-selections/model/tempSelectionRequest.zod.ts';
import { UploadIds as UploadStorageUploadIds } from './upload-storage/model/uploadIds.zod.ts';
import { GalleryEntryFields as WidgetGalleryGalleryEntryFields } from './widget-gallery/model/galleryEntryFields.zod.ts';

/** What each operation with a JSON body takes. */
export const bodies: { readonly [Id in OperationId]?: ZodMiniType } = {
  requestAccountDeletion: AuthAccountDeletion,
  requestEmailChange: AuthEmailChange,
  updateCustomer: CustomerCustomerChange,
  updateFtpIntegration: CustomerFtpIntegration,
  createAddress: CustomerAddressInput,
  updateAddress: CustomerAddressInput,
  listChannels: MerchandiseChannelsQuery,
  getChannel: MerchandiseChannelQuery,
  updateDeliveryAddress: OrderDeliveryAddress,
  createArchiveDownload: PhotoDownloadsArchiveRequest,
  deletePhotos: PhotoManagementPhotoIds,
  createAlbum: PhotoManagementAlbumName,
  updateAlbum: PhotoManagementAlbumName,
  addPhotosToAlbum: PhotoManagementPhotoIds,
  removePhotosFromAlbum: PhotoManagementPhotoIds,
  createSharedAlbumDownload: PhotoManagementSharedAlbumDownloadRequest,
  createTempSelection: TempSelectionsTempSelectionRequest,
  getAnonymousUploads: UploadStorageUploadIds,
  createGalleryEntry: WidgetGalleryGalleryEntryFields,
  updateGalleryEntry: WidgetGalleryGalleryEntryFields,
};
