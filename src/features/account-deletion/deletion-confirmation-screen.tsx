import { t } from '#i18n/texts.ts';
import { paths, registeredAddress } from '#paths';
import { Confirming } from '#session/mailed-link/confirming.tsx';
import { useConfirmation } from '#session/mailed-link/use-confirmation.ts';
import { currentIdentity, signOut } from '#session/session.ts';
import { confirmDeletion } from './queries.ts';

/** Confirms the deletion of the account with the link of the mail, then signs out (A2.50 to A2.53). */
export function DeletionConfirmationScreen() {
  useConfirmation({
    page: 'deleteAccountConfirmation',
    send: ({ token }) => {
      const identity = currentIdentity();
      return identity && token !== undefined ? confirmDeletion(identity, token) : undefined;
    },
    onConfirmed: () => void signOut({ to: registeredAddress('accountDeleted') }),
    errorPage: paths.deleteAccountError(),
  });
  return <Confirming title={t('accountDeletion.confirming')} />;
}
