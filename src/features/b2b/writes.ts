import { updateFtpIntegration } from '#generated/customer/hooks.ts';
import type { FtpIntegration } from '#generated/customer/model/index.ts';

/**
 * Saves where the orders of a business customer are reported to: address and format, nothing else (O135). Afterwards
 * `customerQuery` is to be read again.
 * @throws ApiError 403 for who is no business customer; with `fields` when the service refuses some
 */
export async function saveIntegration({ callbackUrl, callbackFormat }: FtpIntegration): Promise<void> {
  await updateFtpIntegration({ callbackUrl, callbackFormat });
}
