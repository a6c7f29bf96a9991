// From openapi/ by npm run generate.
/** Slug of a downstream service: the name of its spec file. */
export type ServiceSlug =
  | 'app-config'
  | 'customer'
  | 'photo-deletion'
  | 'photo-management'
  | 'public-vendor-config'
  | 'shared-albums';
/** Id of an operation, unique over all services. */
export type OperationId =
  | 'activatePhotoLibrary'
  | 'addPhotosToAlbum'
  | 'createAlbum'
  | 'createSharedAlbumDownload'
  | 'deleteAlbum'
  | 'deleteAllPhotos'
  | 'deletePhotos'
  | 'deleteSharedAlbum'
  | 'getAccountInformation'
  | 'getActivationStatus'
  | 'getAlbum'
  | 'getAppConfig'
  | 'getCustomer'
  | 'getLocale'
  | 'getPhotoAccountCounts'
  | 'getSharedAlbum'
  | 'getSharedAlbumParticipants'
  | 'getSharedAlbumSummary'
  | 'getTimeline'
  | 'getTimelinePage'
  | 'getVendorConfig'
  | 'listAlbumPhotos'
  | 'listAlbums'
  | 'listPhotos'
  | 'listSharedAlbumPhotos'
  | 'listSharedAlbums'
  | 'removePhotosFromAlbum'
  | 'updateAlbum';
