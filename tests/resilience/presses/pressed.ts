import type { OperationName } from '../matrix/operations.ts';

/** What writes, and the steps of the fault matrix in which a press does so: of each control one step, the plainest first. */
export const pressed: Readonly<Record<OperationName, readonly [string, ...string[]]>> = {
  'auth/requestAccountDeletion': ['Account: ask for its deletion'],
  'auth/requestEmailChange': ['E-mail address: ask for another one'],
  'customer/updateCustomer': ['Personal details: save'],
  'customer/updateFtpIntegration': ['Integration: save'],
  'customer/createAddress': ['Address: add'],
  'customer/updateAddress': ['Address: change', 'Addresses: another default one'],
  'customer/deleteAddress': ['Addresses: delete one'],
  'order/updateDeliveryAddress': ['Order: change its address'],
  'photo-downloads/createArchiveDownload': ['Photos: download several'],
  'photo-export/createBackup': ['Export: ask for a new one', 'Storage: ask for an export'],
  'photo-management/activatePhotoLibrary': ['Activation: try again to have photos brought here'],
  'photo-management/deletePhotos': ['Photos: delete several', 'Photos: delete one', 'Photo: delete'],
  'photo-management/deleteAllPhotos': ['Storage: delete all photos'],
  'photo-management/createAlbum': ['Albums: new album', 'Photos: copy to a new album'],
  'photo-management/deleteAlbum': ['Album: delete'],
  'photo-management/updateAlbum': ['Album: rename'],
  'photo-management/addPhotosToAlbum': [
    'Photos: copy to an album',
    'Photo: copy to an album',
    'Album: put photos back',
  ],
  'photo-management/removePhotosFromAlbum': ['Album: take photos out', 'Photo of an album: take out'],
  'photo-management/createSharedAlbumDownload': ['Shared album: download several'],
  'photo-storage/createUpload': ['Upload: a photo'],
  'photo-storage/appendToUpload': ['Upload: a photo'],
  'photo-storage/cancelUpload': ['Upload: take one that was refused off the list'],
  'reorder/createDirectReorder': ['Order: the same again'],
  'saved-projects/deleteProject': ['Saved projects: delete one'],
  'shared-albums/deleteSharedAlbum': ['Shared album: leave', 'Shared album: delete as its owner'],
  'temp-selections/createTempSelection': ['Photos: order prints', 'Photo: order prints'],
  'widget-gallery/createGalleryEntry': ['Online photo book: show it in the gallery'],
  'widget-gallery/updateGalleryEntry': ['Online photo book: put it into a category'],
  'widget-gallery/deleteGalleryEntry': ['Online photo book: take it out of the gallery'],
  'widget/createOrRefreshWidget': [
    'Online photo books: refresh one',
    'Online photo books: put one online',
    'Online photo book: put it online',
  ],
  'widget/deleteWidget': ['Online photo books: take one offline'],
  'widget/shareWidget': ['Online photo book: share'],
};

/** What is no GET, and has no press. */
export const withoutPress: Readonly<Record<OperationName, string>> = {
  'auth/confirmAccountDeletion': 'the link of a mail is opened; opened twice it says so (S56)',
  'auth/confirmEmailChange': 'the link of a mail is opened; opened twice it says so (S56)',
  'newsletter/confirmNewsletterSubscription':
    'the link of a mail is opened; opened twice it says so (S56). What tries again is pressed twice in a test of its own',
  'merchandise/listChannels': 'it reads',
  'merchandise/getChannel': 'it reads',
  'upload-storage/getAnonymousUploads': 'it reads',
};
