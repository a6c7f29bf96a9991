import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { failureLabels } from '#failures/failure.tsx';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { currentIdentity } from '#session/session.ts';
import { buttonClass } from '#ui/button.tsx';
import { MailFailedDrawing } from '#ui/drawings/mail-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MailText } from '#ui/mail-text.tsx';
import { Reference } from '#ui/reference.tsx';
import { CustomerCare } from '#vendor/vendor-links.tsx';
import styles from './confirmation-failed.module.css';
import { type FailureReason, failureInState } from './confirmation-failure.ts';

export interface ConfirmationFailedProps {
  title: string;
  /** Text: what went wrong, and that it can be tried again. */
  text: string;
  /** Text on how to try again where no button leads to it; left out for a link that is over. */
  openAgain?: string | undefined;
  /** Text for a link that was used before (S56). */
  usedText: string;
  /** The way on, as buttons. */
  actions?: ReactNode;
  /**
   * Address of the settings, where another link is asked for, and customer care with it when that did not help (A2.60, A2.61). Such
   * links belong to one account each: the customer of one that is refused reads who is signed in, too, and can sign out.
   */
  settings?: string;
}

/** Page of a link that failed: why, as far as that is known, and the number to ask for help with. */
export function ConfirmationFailed({ title, text, openAgain, usedText, actions, settings }: ConfirmationFailedProps) {
  const { reason, correlationId } = failureInState(useLocation().state);
  const mayBeOthers = settings !== undefined && reason === 'refused';
  const ended = endedText(reason);
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        drawing={<MailFailedDrawing />}
        title={reason === 'used' ? t('confirmation.used') : title}
        actions={
          <>
            {settings !== undefined && (
              <Link to={settings} className={buttonClass('primary')}>
                {t('failure.retry')}
              </Link>
            )}
            {actions}
            {mayBeOthers && (
              <Link to={paths.logout()} className={buttonClass('secondary')}>
                {t('menu.signOut')}
              </Link>
            )}
          </>
        }
        className={styles.state}
      >
        {reason === 'used' ? <p>{usedText}</p> : <p>{openAgain && !ended ? `${text} ${openAgain}` : text}</p>}
        {ended !== undefined && <p>{ended}</p>}
        {mayBeOthers && <OtherAccount />}
        {reason === 'email-in-use' && <p>{t('emailChange.inUse')}</p>}
      </EmptyState>
      <div className={styles.after}>
        {settings !== undefined && <CustomerCare />}
        {correlationId !== undefined && <Reference correlationId={correlationId} labels={failureLabels()} />}
      </div>
    </div>
  );
}

/** Text on why a link that is over leads nowhere; behind what every failure says. */
function endedText(reason: FailureReason | undefined): string | undefined {
  if (reason === 'expired') return t('confirmation.expired');
  return reason === 'over' ? t('confirmation.over') : undefined;
}

/** Account that is signed in here, and what to do if the link is for another one. */
function OtherAccount() {
  const email = currentIdentity()?.email;
  return (
    <p className={styles.other}>
      {email !== undefined && (
        <>
          <MailText>{t('confirmation.signedInAs', { email })}</MailText>{' '}
        </>
      )}
      {t('confirmation.otherAccount')}
    </p>
  );
}
