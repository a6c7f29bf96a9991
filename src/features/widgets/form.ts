import * as z from 'zod/mini';
import { type FormRules, formRules } from '#forms/form-rules.ts';
import { normaliseTexts } from '#forms/normalise.ts';
import type { RefusedFields } from '#forms/problems.ts';
import { t } from '#i18n/texts.ts';
import { toBase64 } from '#lib/formats.ts';
import { ShareWidgetParams } from '#generated/widget/model/shareWidgetParams.zod.ts';
import type { WidgetShare } from './model.ts';

/** Parameters that sharing sends. */
export type ShareRequest = ShareWidgetParams;

/** Number of signs of a message that always fit, whatever the alphabet: it travels in an address, which has an end. */
export const LONGEST_MESSAGE = 500;

/** Pattern of addresses: something before and after the sign, and a dot behind it; the service judges the rest. */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Rules of the share form (O103): sender, recipient, and a message that may be left out. All of it travels in the address of the call.
 * @param vendorId the internal key of the vendor
 */
export function shareRules(vendorId: string): FormRules<WidgetShare, ShareRequest> {
  return formRules<WidgetShare, ShareWidgetParams, typeof ShareWidgetParams>({
    own: z.object({
      RecipientEmail: z
        .string()
        .check(z.refine((address) => address === '' || EMAIL.test(address), { error: () => t('share.email.invalid') })),
      PersonalMessage: z
        .string()
        .check(z.maxLength(LONGEST_MESSAGE, { error: () => t('share.message.tooLong', { limit: LONGEST_MESSAGE }) })),
    }),
    toRequest: ({ SenderName, RecipientEmail, PersonalMessage }) => ({
      vendorId,
      fromName: SenderName,
      personalMessage: PersonalMessage,
      toEmailAddress: toBase64(RecipientEmail),
    }),
    body: ShareWidgetParams,
    texts: {
      fromName: { field: 'SenderName', missing: 'share.name.missing', invalid: 'share.name.refused' },
      toEmailAddress: { field: 'RecipientEmail', missing: 'share.email.missing', invalid: 'share.email.invalid' },
      personalMessage: { field: 'PersonalMessage', invalid: 'share.message.refused' },
    },
  });
}

/** Values as they are meant. A message keeps its lines. */
export function normaliseShare(share: WidgetShare): WidgetShare {
  return { ...normaliseTexts(share), PersonalMessage: share.PersonalMessage.trim() };
}

/** Fields of the form at which refusals of the service are shown, by their names in the call (O129). */
export const refusable: RefusedFields<WidgetShare> = {
  fromName: { field: 'SenderName', message: 'share.name.refused' },
  toEmailAddress: { field: 'RecipientEmail', message: 'share.email.invalid' },
  personalMessage: { field: 'PersonalMessage', message: 'share.message.refused' },
};
