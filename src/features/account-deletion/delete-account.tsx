import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#forms/confirm-dialog.tsx';
import { t } from '#i18n/texts.ts';
import { customerQuery } from '#customer/queries.ts';
import { currentIdentity } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { channelId } from '#vendor/channel.ts';
import { DeletionAsked } from './parts/deletion-asked.tsx';
import { askForAccountDeletion, type DeletionOutcome } from './queries.ts';

/** The button of the settings that leads to the mail which deletes the account, once it has been said what that means (A1.7, A4.13). */
export function DeleteAccount() {
  const client = useQueryClient();
  const [step, setStep] = useState<'ask' | DeletionOutcome>();
  const { data: customer } = useQuery(customerQuery());
  const email = (customer?.accountDeleted === false ? customer.email : undefined) ?? currentIdentity()?.email ?? '';
  const close = () => setStep(undefined);

  const ask = async () => {
    const identity = currentIdentity();
    // Signed out in another tab: the page is about to say so.
    if (identity) setStep(await askForAccountDeletion(identity, await channelId(client)));
  };

  return (
    <>
      <Button onClick={() => setStep('ask')}>{t('accountDeletion.start')}</Button>
      {step === 'ask' && (
        <ConfirmDialog
          title={t('accountDeletion.ask')}
          confirmLabel={t('accountDeletion.send')}
          busyLabel={t('accountDeletion.sending')}
          onConfirm={ask}
          onClose={close}
        >
          <p>{t('accountDeletion.ask.lost')}</p>
          <p>{t('accountDeletion.ask.mail', { email })}</p>
        </ConfirmDialog>
      )}
      {step !== undefined && step !== 'ask' && <DeletionAsked outcome={step} email={email} onClose={close} />}
    </>
  );
}
