import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEmail } from '#customer/account-id.ts';
import { FormFrame } from '#forms/form-frame.tsx';
import { normaliseTexts } from '#forms/normalise.ts';
import { TextField } from '#forms/field.tsx';
import { useValidatedForm, type ValidatedForm } from '#forms/use-validated-form.ts';
import { t } from '#i18n/texts.ts';
import { currentIdentity } from '#session/session.ts';
import { MailText } from '#ui/mail-text.tsx';
import { channelId } from '#vendor/channel.ts';
import { type EmailInput, emailRules, failureTextOf, refusalOf } from '../form.ts';
import { askForEmailChange, requestedEmailQuery } from '../queries.ts';
import styles from './email-change-form.module.css';

interface EmailChangeFormProps {
  /** Address that was typed before. */
  typed: string;
  /** The customer came back to it from the page that says that the mail was sent. */
  isAgain: boolean;
  onSent: () => void;
}

/** The present e-mail address, and the field for another. */
export function EmailChangeForm({ typed, isAgain, onSent }: EmailChangeFormProps) {
  const present = useEmail();
  const form = useEmailChange({ typed, onSent });
  const { register, setFocus, errors, isSending } = form;
  useEffect(() => {
    if (isAgain) setFocus('email');
  }, [isAgain, setFocus]);
  return (
    <FormFrame
      form={form}
      label={t('emailChange.title')}
      submitLabel={t('emailChange.send')}
      busyLabel={t('emailChange.sending')}
      failureText={failureTextOf}
    >
      <dl className={styles.present}>
        <dt>{t('emailChange.current')}</dt>
        <dd>{present !== undefined && <MailText>{present}</MailText>}</dd>
      </dl>
      <TextField
        {...register('email')}
        label={t('emailChange.new')}
        hint={t('emailChange.new.hint')}
        error={errors.email?.message}
        readOnly={isSending}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
    </FormFrame>
  );
}

/**
 * Hook: the form for another e-mail address.
 * @param typed what it begins with
 * @param onSent called once the mail is on its way
 */
function useEmailChange({ typed, onSent }: { typed: string; onSent: () => void }): ValidatedForm<EmailInput> {
  const client = useQueryClient();
  const present = useEmail();
  return useValidatedForm({
    rules: emailRules(present, () => channelId(client)),
    defaults: { email: typed },
    normalise: normaliseTexts,
    errorsIn: 'summary',
    draft: 'emailChange',
    refusalOf,
    failureText: failureTextOf,
    onSent,
    send: async (change) => {
      const identity = currentIdentity();
      // Signed out in another tab: the page is about to say so.
      if (!identity) return;
      await askForEmailChange(identity, change);
      client.setQueryData(requestedEmailQuery().queryKey, change.email);
    },
  });
}
