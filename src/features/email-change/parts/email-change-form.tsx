import { useEffect } from 'react';
import { FormFrame } from '#forms/form-frame.tsx';
import { TextField } from '#forms/text-field.tsx';
import { t } from '#i18n/texts.ts';
import { failureTextOf } from '../form.ts';
import { useEmailChange, usePresentEmail } from '../use-email-change.ts';
import styles from './email-change-form.module.css';

interface EmailChangeFormProps {
  /** What was typed before. */
  typed: string;
  /** The customer came back to it from the page that says that the mail was sent. */
  isAgain: boolean;
  onSent: () => void;
}

/** The present e-mail address, and the field for another. */
export function EmailChangeForm({ typed, isAgain, onSent }: EmailChangeFormProps) {
  const present = usePresentEmail();
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
        <dd>{present}</dd>
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
