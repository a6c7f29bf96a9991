import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router';
import { sleep } from '#lib/timers.ts';
import { paths } from '#paths';
import { whileOnPage } from '#ui/leave-page.ts';
import { appConfig } from '#vendor/app-config.ts';
import { isMobileDevice, mobileUploadAddress, RETURN_MS } from './mobile-upload.ts';
import { openUploadDialog } from './upload-layer.tsx';

/**
 * Opens what adds photos: on a phone where photos are added there, if the configuration names such a place, and in
 * the dialog otherwise (P2.152, P2.157).
 * @param page for what follows once the customer is back from such a place; without it the dialog opens everywhere
 */
export async function addPhotos(
  albumId: string | undefined,
  page?: { navigate: NavigateFunction; client: QueryClient },
): Promise<void> {
  const address = isMobileDevice(navigator) ? mobileUploadAddress(appConfig().mobileUploadUrl, albumId) : undefined;
  if (!page || address === undefined) return openUploadDialog(albumId);
  const { navigate, client } = page;
  location.assign(address);
  const isHere = await whileOnPage(() => sleep(RETURN_MS).then(() => true));
  // The page is still there: an app has opened, and photos may have been added in it meanwhile (P2.160, O28).
  if (isHere) void navigate(albumId === undefined ? paths.photos() : paths.album({ id: albumId }), { replace: true });
  void client.invalidateQueries();
}
