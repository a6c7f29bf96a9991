import { settingsPath } from '#customer/business-user.ts';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths, registeredAddress } from '#paths';
import { ConfirmationFailed } from '#session/mailed-link/confirmation-failed.tsx';
import { Confirming, ofAccount } from '#session/mailed-link/confirming.tsx';
import { signOut } from '#session/session.ts';
import { buttonClass } from '#ui/button.tsx';
import { MailDoneDrawing } from '#ui/drawings/mail-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShopButton } from '#vendor/vendor-links.tsx';
import { confirmNewEmail } from './queries.ts';

/** Confirms the new e-mail address with the link of the mail, then signs out: its owner signs in with it (A2.54 to A2.56). */
export function EmailConfirmationScreen() {
  return (
    <Confirming
      title={t('emailChange.confirming')}
      page="changeEmailConfirmation"
      send={ofAccount(confirmNewEmail)}
      onConfirmed={() => void signOut({ to: registeredAddress('changeEmailSuccess') })}
      errorPage={paths.changeEmailError()}
    />
  );
}

/** After the e-mail address was changed (A2.37 to A2.39). */
export function EmailChangedScreen() {
  const actions = (
    <>
      <Link to={paths.home()} className={buttonClass('primary')}>
        {t('emailChange.logIn')}
      </Link>
      <ShopButton label={t('shop.continue')} />
    </>
  );
  return (
    <EmptyState level={1} drawing={<MailDoneDrawing />} title={t('emailChange.done')} actions={actions}>
      <p>{t('emailChange.done.text')}</p>
    </EmptyState>
  );
}

/** The e-mail address is still the old one (A2.57 to A2.62, A8.13, A8.14). */
export function EmailErrorScreen() {
  return (
    <ConfirmationFailed
      title={t('emailChange.confirmFailed')}
      text={t('emailChange.confirmFailed.text')}
      usedText={t('emailChange.used')}
      settings={settingsPath()}
    />
  );
}
