import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#i18n/texts.ts';
import { settingsPath } from '#customer/business-user.ts';
import { PageHead } from '#ui/page-head.tsx';
import styles from './email-change-screen.module.css';
import { EmailChangeForm } from './parts/email-change-form.tsx';
import { EmailChangeSent } from './parts/email-change-sent.tsx';
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
