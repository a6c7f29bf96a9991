import { appConfig } from '#vendor/app-config.ts';
import { isMobileDevice, mobileUploadAddress, RETURN_MS } from './mobile-upload.ts';
import { openUploadDialog } from './open-upload-dialog.tsx';

/**
 * Lets the customer add photos: on a phone where photos are added there, if the configuration names such a place, and in
 * the dialog otherwise (P2.152, P2.157).
 * @param comeBack after a while the page is still there, for an app has opened instead: it is to be itself again (P2.160, O28)
 */
export async function addPhotos(albumId: string | undefined, comeBack: () => void): Promise<void> {
  const address = isMobileDevice(navigator) ? mobileUploadAddress(appConfig().mobileUploadUrl, albumId) : undefined;
  if (address === undefined) return openUploadDialog(albumId);
  location.assign(address);
  await new Promise((resolve) => setTimeout(resolve, RETURN_MS));
  comeBack();
}
