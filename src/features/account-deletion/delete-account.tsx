import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus } from '#api/api-error.ts';
import { useEmail } from '#customer/account-id.ts';
import { ConfirmDialog } from '#forms/confirm-dialog.tsx';
import { t, type TextKey } from '#i18n/texts.ts';
import { currentIdentity } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MailSentDrawing } from '#ui/drawings/mail-drawings.tsx';
import { noticeLeaving } from '#ui/leave-page.ts';
import { MailText } from '#ui/mail-text.tsx';
import { showToast } from '#ui/toast-store.ts';
import { channelId } from '#vendor/channel.ts';
import styles from './delete-account.module.css';
import { askForAccountDeletion, type DeletionOutcome } from './queries.ts';

/** The button of the settings that requests the mail which deletes the account, with its dialogs (A1.7, A4.13). */
export function DeleteAccount() {
  const client = useQueryClient();
  const [step, setStep] = useState<'ask' | DeletionOutcome>();
  const email = useEmail() ?? '';
  const close = () => setStep(undefined);

  const ask = async () => {
    const identity = currentIdentity();
    // Signed out in another tab: the page is about to say so.
    if (!identity) return;
    const { result: outcome, hasLeft } = await noticeLeaving(async () =>
      askForAccountDeletion(identity, await channelId(client)),
    );
    if (!hasLeft) setStep(outcome);
    else showToast({ tone: 'success', text: t(texts[outcome], { email }) });
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
          failureText={(error) => (hasStatus(error, 429) ? t('failure.tooManyRequests') : undefined)}
          onClose={close}
        >
          <p>{t('accountDeletion.ask.lost')}</p>
          <p>
            <MailText>{t('accountDeletion.ask.mail', { email })}</MailText>
          </p>
        </ConfirmDialog>
      )}
      {step !== undefined && step !== 'ask' && <DeletionAsked outcome={step} email={email} onClose={close} />}
    </>
  );
}

interface DeletionAskedProps {
  outcome: DeletionOutcome;
  /** Address that the mail went to. */
  email: string;
  onClose: () => void;
}

const texts = {
  sent: 'accountDeletion.sent',
  pending: 'accountDeletion.pending',
} as const satisfies Record<DeletionOutcome, TextKey>;

/** Dialog after the request: the deletion waits for the link of this mail or an earlier one. */
function DeletionAsked({ outcome, email, onClose }: DeletionAskedProps) {
  return (
    <Dialog
      title={t('accountDeletion.told')}
      role="alertdialog"
      size="small"
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('dialog.close')}
        </Button>
      }
    >
      <div className={styles.drawing}>
        <MailSentDrawing />
      </div>
      <p className={styles.text}>
        <MailText>{t(texts[outcome], { email })}</MailText>
      </p>
    </Dialog>
  );
}
