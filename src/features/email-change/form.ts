import * as z from 'zod/mini';
import { hasStatus } from '#api/api-error.ts';
import { formRules, type FormRules } from '#forms/form-rules.ts';
import type { Refusal } from '#forms/problems.ts';
import { t } from '#i18n/texts.ts';
import { EmailChange } from '#generated/auth/model/emailChange.zod.ts';

/** Values of the form. */
export interface EmailInput {
  email: string;
}

/**
 * Rules of the form: the new e-mail address is valid, and another than the present one.
 * @param channel resolves to the merchandise channel ID (O131); a rejection fails the form
 */
export function emailRules(
  present: string | undefined,
  channel: () => Promise<string>,
): FormRules<EmailInput, EmailChange> {
  const isOther = (typed: string) => typed === '' || typed.toLowerCase() !== present?.toLowerCase();
  return formRules<EmailInput, EmailChange, typeof EmailChange>({
    own: z.object({ email: z.string().check(z.refine(isOther, { error: () => t('emailChange.same') })) }),
    toRequest: async ({ email }) => ({ email, channel: await channel() }),
    body: EmailChange,
    texts: { email: { missing: 'emailChange.missing', invalid: 'emailChange.invalid' } },
  });
}

/** Refusal of the service at the field of the address: in use (A4.15, A5.5, O127), or invalid. */
export function refusalOf(error: unknown): Refusal<EmailInput> | undefined {
  if (hasStatus(error, 409)) return { field: 'email', message: 'emailChange.inUse' };
  return hasStatus(error, 400, 422) ? { field: 'email', message: 'emailChange.invalid' } : undefined;
}

/** The text for too many requests (A4.16, A5.6, O127); every other failure has that of its call. */
export function failureTextOf(error: unknown): string | undefined {
  return hasStatus(error, 429) ? t('failure.tooManyRequests') : undefined;
}
