import { formRules } from '#forms/form-rules.ts';
import { normaliseTexts } from '#forms/normalise.ts';
import type { RecordFields } from '#forms/conflicts.tsx';
import { FtpIntegration } from '#generated/customer/model/ftpIntegration.zod.ts';

/** Fields of the integration that are saved. */
export type Integration = FtpIntegration;

/** A form for the integration of a business customer (O135, O136). */
export const integrationRules = formRules({
  toRequest: ({ callbackUrl, callbackFormat }: Integration): Integration => ({ callbackUrl, callbackFormat }),
  body: FtpIntegration,
  texts: { callbackUrl: 'integration.callbackUrl.invalid', callbackFormat: 'integration.callbackFormat.invalid' },
});

/** Values as they are meant. The service knows schemes in small letters. */
export function normaliseIntegration(typed: Integration): Integration {
  const { callbackUrl, ...others } = normaliseTexts(typed);
  return { ...others, callbackUrl: callbackUrl.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase()) };
}

/** Fields of the form at which refusals of the service are shown. */
export const integrationRefusals = {
  callbackUrl: { field: 'callbackUrl', message: 'integration.callbackUrl.refused' },
  callbackFormat: { field: 'callbackFormat', message: 'integration.callbackFormat.invalid' },
} as const;

/** Record of the form, to ask about fields that were changed elsewhere, too (R9). */
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

/** Initial values of the form: what is stored, else the first format (O136); see `storedBefore`. */
export function integrationDefaults(
  { callbackUrl = '', callbackFormat }: Partial<Integration>,
  formats: readonly string[],
): Integration {
  return { callbackUrl, callbackFormat: callbackFormat || (formats[0] ?? '') };
}

/**
 * Values before a save, which sends what differs from them. A format that was only preselected is not stored: with it
 * as the value before, the shown format would count as unchanged, and be left out (O135).
 */
export function storedBefore(before: Integration, { callbackFormat }: Partial<Integration>): Integration {
  return callbackFormat ? before : { ...before, callbackFormat: '' };
}
