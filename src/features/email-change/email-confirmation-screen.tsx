import { t } from '#i18n/texts.ts';
import { paths, registeredAddress } from '#paths';
import { Confirming } from '#session/mailed-link/confirming.tsx';
import { useConfirmation } from '#session/mailed-link/use-confirmation.ts';
import { currentIdentity, signOut } from '#session/session.ts';
import { confirmNewEmail } from './queries.ts';

/** Confirms the new e-mail address with the link of the mail, then signs out: its owner signs in with it (A2.54 to A2.56). */
export function EmailConfirmationScreen() {
  useConfirmation({
    page: 'changeEmailConfirmation',
    send: ({ token }) => {
      const identity = currentIdentity();
      return identity && token !== undefined ? confirmNewEmail(identity, token) : undefined;
    },
    onConfirmed: () => void signOut({ to: registeredAddress('changeEmailSuccess') }),
    errorPage: paths.changeEmailError(),
  });
  return <Confirming title={t('emailChange.confirming')} />;
}
