/** Part of `navigator` that tells of the device. */
export interface Device {
  userAgent: string;
  userAgentData?: { mobile?: boolean };
}
import { webAddress } from '#lib/web-address.ts';

/** Time, in ms, for which the page waits for the address to open before it is itself again (P2.160). */
export const RETURN_MS = 2_000;

/** Whether the device is a phone or a tablet, whatever the width of the page: the other of O17's two questions is in src/lib/breakpoints.ts. */
export function isMobileDevice({ userAgent, userAgentData }: Device): boolean {
  return userAgentData?.mobile === true || /Android|iPhone|iPad|iPod/.test(userAgent);
}

/**
 * Address at which photos are added on such a device (P2.157 to P2.159); the open album goes along.
 * @param configured as it stands in the configuration
 * @returns undefined when that is no address of the web: the dialog is used then (S38)
 */
export function mobileUploadAddress(configured: string | undefined, albumId: string | undefined): string | undefined {
  const web = webAddress(configured);
  if (web === undefined) return undefined;
  const address = new URL(web);
  if (albumId !== undefined) address.searchParams.set('album_id', albumId);
  return address.href;
}
