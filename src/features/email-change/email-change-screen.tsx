import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { settingsPath } from '#customer/business-user.ts';
import { t } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { MailSentDrawing } from '#ui/drawings/mail-drawings.tsx';
import { MailText } from '#ui/mail-text.tsx';
import { PageHead } from '#ui/page-head.tsx';
import styles from './email-change-screen.module.css';
import { EmailChangeForm } from './parts/email-change-form.tsx';
import { requestedEmailQuery } from './queries.ts';

/** The e-mail address, of consumers and of business customers (A2.15, A2.12, O102): the present one, and the way to another. */
export function EmailChangeScreen() {
  const { data: requested } = useQuery(requestedEmailQuery());
  // The last thing that the customer did here.
  const [step, setStep] = useState<'sent' | 'again'>();
  const isSent = requested !== undefined && step !== 'again';
  return (
    <div className={styles.screen}>
      <PageHead
        back={{ to: settingsPath(), label: t('settings.title') }}
        title={t('emailChange.title')}
        about={t('emailChange.about')}
      />
      {isSent ? (
        <EmailChangeSent email={requested} isNew={step === 'sent'} onAgain={() => setStep('again')} />
      ) : (
        <EmailChangeForm typed={requested ?? ''} isAgain={step === 'again'} onSent={() => setStep('sent')} />
      )}
    </div>
  );
}

interface EmailChangeSentProps {
  /** Address that the link was sent to. */
  email: string;
  /** Whether it was sent just now. */
  isNew: boolean;
  onAgain: () => void;
}

/** The change waits for the link of the mail to be opened (A4.12). */
function EmailChangeSent({ email, isNew, onAgain }: EmailChangeSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; and this is what has to be read out now.
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <section className={styles.sent}>
      <div className={styles.drawing}>
        <MailSentDrawing />
      </div>
      <h2 ref={title} tabIndex={-1}>
        {t('emailChange.sent')}
      </h2>
      <p className={styles.text}>
        <MailText>{t('emailChange.sent.text', { email })}</MailText>
      </p>
      <Button onClick={onAgain}>{t('emailChange.again')}</Button>
    </section>
  );
}
