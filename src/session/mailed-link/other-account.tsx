import { t } from '#i18n/texts.ts';
import { paths } from '#paths';
import { currentIdentity } from '#session/session.ts';
import { Link } from '#lib/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import type { ConfirmationFailedProps } from './confirmation-failed.tsx';

/** What a customer reads of a link that is of another account: who she is here, and how she comes to be the other one. */
export function otherAccount(): NonNullable<ConfirmationFailedProps['otherAccount']> {
  const email = currentIdentity()?.email;
  return {
    text: (
      <>
        {email !== undefined && <p>{t('confirmation.signedInAs', { email })}</p>}
        <p>{t('confirmation.otherAccount')}</p>
      </>
    ),
    actions: (
      <Link to={paths.logout()} className={buttonClass('primary')}>
        {t('menu.signOut')}
      </Link>
    ),
  };
}
