import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { GoneError, hasStatus, orGone } from '#api/api-error.ts';
import { TextAreaField, TextField } from '#forms/field.tsx';
import { FormFrame } from '#forms/form-frame.tsx';
import { useValidatedForm } from '#forms/use-validated-form.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import { whileOnPage } from '#ui/leave-page.ts';
import { showToast } from '#ui/toast-store.ts';
import { currentVendor } from '#vendor/vendor.ts';
import { LONGEST_MESSAGE, normaliseShare, refusable, type ShareRequest, shareRules } from '../form.ts';
import type { WidgetShare } from '../model.ts';
import { shareOnlineBook, widgetQueries } from '../queries.ts';
import type { ShareSectionProps } from './share-section.tsx';

interface ShareFormProps extends ShareSectionProps {
  /** Name of the sender, as far as it is known. */
  name: string;
  /** Whether it was just sent to another recipient: the customer goes on with the next address. */
  isAgain: boolean;
  onSent: (share: WidgetShare) => void;
}

/** Form that sends an online photo book by e-mail: sender, recipient and message. */
export function ShareForm({ widgetId, productCode, title, name, isAgain, onSent }: ShareFormProps) {
  const [rules] = useState(() => shareRules(currentVendor().key));
  const [defaults] = useState({ SenderName: name, RecipientEmail: '', PersonalMessage: '' });
  const client = useQueryClient();
  const sent = useRef<WidgetShare>(undefined);
  const form = useValidatedForm({
    rules,
    defaults,
    normalise: normaliseShare,
    send,
    onSent: () => sent.current && onSent(sent.current),
    refusable,
    errorsIn: 'summary',
    failureText,
    draft: `share ${productCode}`,
  });
  const { errors, register, setFocus } = form;

  useEffect(() => {
    if (isAgain) setFocus('RecipientEmail');
  }, [isAgain, setFocus]);

  const toList = (
    <Link to={paths.widgets()} className={buttonClass('secondary')} onClick={form.giveUp}>
      {t('widget.toList')}
    </Link>
  );
  return (
    <FormFrame
      form={form}
      label={t('share.title')}
      submitLabel={t('share.send')}
      busyLabel={t('share.sending')}
      failureText={failureText}
      gone={{ text: t('share.gone'), actions: toList }}
    >
      <TextField
        label={t('share.name')}
        error={errors.SenderName?.message}
        autoComplete="name"
        {...register('SenderName')}
      />
      {/* Another person's: the browser suggests the customer's own. */}
      <TextField
        type="email"
        label={t('share.email')}
        error={errors.RecipientEmail?.message}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...register('RecipientEmail')}
      />
      <TextAreaField
        rows={4}
        label={t('share.message')}
        optional
        hint={t('share.message.hint', { limit: LONGEST_MESSAGE })}
        error={errors.PersonalMessage?.message}
        {...register('PersonalMessage')}
      />
    </FormFrame>
  );

  async function send(share: ShareRequest, _from: WidgetShare, typed: WidgetShare): Promise<void> {
    let isHere: true | undefined;
    try {
      isHere = await whileOnPage(() => orGone(shareOnlineBook(widgetId, share)).then(() => true as const));
    } catch (error) {
      if (error instanceof GoneError) void client.invalidateQueries({ queryKey: widgetQueries.lists().queryKey });
      throw error;
    }
    sent.current = typed;
    // The page says so itself.
    if (!isHere) showToast({ tone: 'success', text: t('share.sent', { title, email: typed.RecipientEmail }) });
  }
}

function failureText(error: unknown): string | undefined {
  return hasStatus(error, 429) ? t('share.tooMany') : undefined;
}
