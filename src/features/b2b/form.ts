import * as z from 'zod/mini';
import type { FtpIntegration } from '#generated/customer/model/index.ts';
import type { RecordFields } from '#forms/record-fields.ts';
import { t } from '#i18n/texts.ts';

/** What is saved of the integration. */
export type Integration = FtpIntegration;

/** Where orders can be reported to (O136). */
const SCHEMES = /^(?:https|ftp|sftp):\/\//i;

/** A form for the integration of a business customer; its result is what is sent (O135, O136). */
export const integrationSchema: z.ZodMiniType<Integration, Integration> = z.object({
  callbackUrl: z.string().check(
    z.refine(isCallbackUrl, { error: () => t('integration.callbackUrl.invalid') }),
    // The service knows schemes in small letters.
    z.overwrite((url) => url.replace(SCHEMES, (scheme) => scheme.toLowerCase())),
  ),
  callbackFormat: z.string().check(z.minLength(1, { error: () => t('integration.callbackFormat.invalid') })),
});

/** Where the form shows what the service refuses. */
export const integrationRefusals = {
  callbackUrl: { field: 'callbackUrl', message: 'integration.callbackUrl.refused' },
  callbackFormat: { field: 'callbackFormat', message: 'integration.callbackFormat.invalid' },
} as const;

/** How the form asks about fields that were changed elsewhere, too (R9). */
export const integrationRecord: RecordFields<Integration, Integration> = {
  valuesOf: (integration) => integration,
  labels: { callbackUrl: 'integration.callbackUrl', callbackFormat: 'integration.callbackFormat' },
};

const USUAL_FORMATS = ['XML', 'JSON'];

/** The formats to choose from; one that was stored before stays among them, whether it is known or not (O136). */
export function callbackFormats(configured: readonly string[] | undefined, stored: string | undefined): string[] {
  const known = configured && configured.length > 0 ? configured : USUAL_FORMATS;
  return [...new Set(stored ? [...known, stored] : known)];
}

/** What the form begins with: what is stored, else the first format (O136). */
export function integrationDefaults({ callbackUrl = '', callbackFormat }: Partial<Integration>, formats: readonly string[]): Integration {
  return { callbackUrl, callbackFormat: callbackFormat || (formats[0] ?? '') };
}

function isCallbackUrl(address: string): boolean {
  return SCHEMES.test(address) && !/\s/.test(address) && URL.canParse(address) && new URL(address).hostname !== '';
}
