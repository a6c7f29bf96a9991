import { settingsPath } from '#customer/business-user.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths, registeredAddress } from '#paths';
import { ConfirmationFailed } from '#session/mailed-link/confirmation-failed.tsx';
import { Confirming, ofAccount } from '#session/mailed-link/confirming.tsx';
import { signOut } from '#session/session.ts';
import { buttonClass } from '#ui/button.tsx';
import { AccountDeletedDrawing } from '#ui/drawings/state-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShopButton } from '#vendor/vendor-links.tsx';
import { confirmDeletion } from './queries.ts';

/** Confirms the deletion of the account with the link of the mail, then signs out (A2.50 to A2.53). */
export function DeletionConfirmationScreen() {
  return (
    <Confirming
      title={t('accountDeletion.confirming')}
      page="deleteAccountConfirmation"
      send={ofAccount(confirmDeletion)}
      onConfirmed={() => void signOut({ to: registeredAddress('accountDeleted') })}
      errorPage={paths.deleteAccountError()}
    />
  );
}

/** After the account was deleted (A2.33 to A2.36). */
export function AccountDeletedScreen() {
  const actions = (
    <>
      <Link to={paths.home()} className={buttonClass('primary')}>
        {t('accountDeletion.createAccount')}
      </Link>
      <ShopButton label={t('accountDeletion.viewProducts')} />
    </>
  );
  return (
    <EmptyState level={1} drawing={<AccountDeletedDrawing />} title={t('accountDeletion.done')} actions={actions}>
      <p>{t('accountDeletion.done.text')}</p>
    </EmptyState>
  );
}

/** The account is still there (A2.57 to A2.62, A8.11, A8.12). */
export function DeletionErrorScreen() {
  return (
    <ConfirmationFailed
      title={t('accountDeletion.confirmFailed')}
      text={t('accountDeletion.confirmFailed.text')}
      usedText={t('accountDeletion.used')}
      settings={settingsPath()}
    />
  );
}
