import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#forms/confirm-dialog.tsx';
import { t } from '#i18n/texts.ts';
import { customerQuery } from '#session/customer.ts';
import { currentIdentity } from '#session/session.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { channelId } from '#vendor/channel.ts';
import styles from './delete-account.module.css';
import { askForAccountDeletion, deletionRequestQuery, type DeletionOutcome } from './queries.ts';

/** The end of the settings: what deleting the account means, and the way to the mail that does it (A1.7, A4.13). */
export function DeleteAccount() {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data: outcome } = useQuery(deletionRequestQuery());
  const { data: customer } = useQuery(customerQuery());
  const email = (customer?.accountDeleted === false ? customer.email : undefined) ?? currentIdentity()?.email ?? '';

  const ask = async () => {
    const identity = currentIdentity();
    // Signed out in another tab: the page is about to say so.
    if (!identity) return;
    client.setQueryData(deletionRequestQuery().queryKey, await askForAccountDeletion(identity, await channelId(client)));
    setAsking(false);
  };

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('accountDeletion.title')}</h2>
      <p>{t('accountDeletion.about')}</p>
      {outcome && <DeletionAsked outcome={outcome} email={email} />}
      <Button className={styles.start} onClick={() => setAsking(true)}>
        {t('accountDeletion.start')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('accountDeletion.ask')}
          confirmLabel={t('accountDeletion.send')}
          busyLabel={t('accountDeletion.sending')}
          onConfirm={ask}
          onClose={() => setAsking(false)}
        >
          <p>{t('accountDeletion.ask.lost')}</p>
          <p>{t('accountDeletion.ask.mail', { email })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The deletion waits for the link of the mail to be opened, or was asked for too often. */
function DeletionAsked({ outcome, email }: { outcome: DeletionOutcome; email: string }) {
  switch (outcome) {
    case 'sent':
      return <Banner announced>{t('accountDeletion.sent', { email })}</Banner>;
    case 'pending':
      return <Banner announced>{t('accountDeletion.pending', { email })}</Banner>;
    case 'too-many-requests':
      return (
        <Banner announced tone="warning">
          {t('failure.tooManyRequests')}
        </Banner>
      );
  }
}
