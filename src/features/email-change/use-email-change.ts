import { useQuery, useQueryClient } from '@tanstack/react-query';
import { normaliseTexts } from '#forms/normalise.ts';
import { useValidatedForm, type ValidatedForm } from '#forms/use-validated-form.ts';
import { customerQuery } from '#customer/queries.ts';
import { currentIdentity } from '#session/session.ts';
import { channelId } from '#vendor/channel.ts';
import { EmailChangeRefused, type EmailInput, emailRules, refusalOf } from './form.ts';
import { askForEmailChange, requestedEmailQuery } from './queries.ts';

/** The customer's e-mail address: that of her record, and of her sign-in while that is not there. */
export function usePresentEmail(): string | undefined {
  const { data } = useQuery(customerQuery());
  const recorded = data?.accountDeleted === false ? data.email : undefined;
  return recorded ?? currentIdentity()?.email;
}

/**
 * The form that asks for another e-mail address (A4.12).
 * @param typed what it begins with
 * @param onSent the mail is on its way
 */
export function useEmailChange({ typed, onSent }: { typed: string; onSent: () => void }): ValidatedForm<EmailInput> {
  const client = useQueryClient();
  const present = usePresentEmail();
  return useValidatedForm({
    rules: emailRules(present, () => channelId(client)),
    defaults: { email: typed },
    normalise: normaliseTexts,
    errorsIn: 'summary',
    draft: 'emailChange',
    refusalOf,
    onSent,
    send: async (change) => {
      const identity = currentIdentity();
      // Signed out in another tab: the page is about to say so.
      if (!identity) return;
      const outcome = await askForEmailChange(identity, change);
      if (outcome !== 'sent') throw new EmailChangeRefused(outcome);
      client.setQueryData(requestedEmailQuery().queryKey, change.email);
    },
  });
}
