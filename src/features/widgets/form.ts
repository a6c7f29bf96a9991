import * as z from 'zod/mini';
import { normaliseTexts } from '#forms/normalise.ts';
import type { RefusedFields } from '#forms/refusals.ts';
import { t } from '#i18n/texts.ts';
import type { WidgetShare } from './model.ts';

/** The message travels in an address, and addresses end somewhere: so many signs always fit, whatever the alphabet. */
export const LONGEST_MESSAGE = 500;

/** Something before and after the sign, and a dot in what is after: the service judges the rest. */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What sharing takes (O103): who sends it, to whom, and a message that may be left out. */
export const shareSchema: z.ZodMiniType<WidgetShare, WidgetShare> = z.object({
  SenderName: z.string().check(z.minLength(1, { error: () => t('share.name.missing') })),
  RecipientEmail: z.string().check(
    z.minLength(1, { error: () => t('share.email.missing'), abort: true }),
    z.regex(EMAIL, { error: () => t('share.email.invalid') }),
  ),
  PersonalMessage: z.string().check(z.maxLength(LONGEST_MESSAGE, { error: () => t('share.message.tooLong', { limit: LONGEST_MESSAGE }) })),
});

/** What was typed, as it is meant. A message keeps its lines. */
export function normaliseShare(share: WidgetShare): WidgetShare {
  return { ...normaliseTexts(share), PersonalMessage: share.PersonalMessage.trim() };
}

/** Where the form shows what the service refuses: its names are those of the call (O129). */
export const refusable: RefusedFields<WidgetShare> = {
  fromName: { field: 'SenderName', message: 'share.name.refused' },
  toEmailAddress: { field: 'RecipientEmail', message: 'share.email.invalid' },
  personalMessage: { field: 'PersonalMessage', message: 'share.message.refused' },
};
