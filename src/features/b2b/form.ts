import { formRules } from '#forms/form-rules.ts';
import { normaliseTexts } from '#forms/normalise.ts';
import type { RecordFields } from '#forms/conflicts.tsx';
import { FtpIntegration } from '#generated/customer/model/ftpIntegration.zod.ts';

/** What is saved of the integration. */
export type Integration = FtpIntegration;

/** A form for the integration of a business customer (O135, O136). */
export const integrationRules = formRules({
  toRequest: ({ callbackUrl, callbackFormat }: Integration): Integration => ({ callbackUrl, callbackFormat }),
  body: FtpIntegration,
  texts: { callbackUrl: 'integration.callbackUrl.invalid', callbackFormat: 'integration.callbackFormat.invalid' },
});

/** What is meant by what was typed. The service knows schemes in small letters. */
export function normaliseIntegration(typed: Integration): Integration {
  const { callbackUrl, ...others } = normaliseTexts(typed);
  return { ...others, callbackUrl: callbackUrl.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase()) };
}

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

/** What the form begins with: what is stored, else the first format (O136); see `storedBefore`. */
export function integrationDefaults(
  { callbackUrl = '', callbackFormat }: Partial<Integration>,
  formats: readonly string[],
): Integration {
  return { callbackUrl, callbackFormat: callbackFormat || (formats[0] ?? '') };
}

/**
 * What a save changes. A format that was only preselected is none that is stored: with it as the value before, the shown format would
 * count as unchanged, and be left out of what is sent (O135).
 */
export function storedBefore(before: Integration, { callbackFormat }: Partial<Integration>): Integration {
  return callbackFormat ? before : { ...before, callbackFormat: '' };
}
