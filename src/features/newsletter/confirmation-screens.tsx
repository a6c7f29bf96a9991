import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { ConfirmationFailed } from '#session/mailed-link/confirmation-failed.tsx';
import { Confirming } from '#session/mailed-link/confirming.tsx';
import { mailedLink } from '#session/mailed-link/mailed-link.ts';
import { buttonClass } from '#ui/button.tsx';
import { MailDoneDrawing } from '#ui/drawings/mail-drawings.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShopButton } from '#vendor/vendor-links.tsx';
import { confirmSubscription } from './queries.ts';

/**
 * Page behind a newsletter's confirmation mail: submits what its link says, then shows the outcome (A2.40 to A2.43).
 */
export function SubscriptionConfirmationScreen() {
  return (
    <Confirming
      title={t('newsletter.confirming')}
      page="subscriptionConfirmation"
      send={({ token, email }) =>
        token !== undefined && email !== undefined ? confirmSubscription({ email, token }) : undefined
      }
      confirmedPage={paths.subscriptionConfirmationSuccess()}
      errorPage={paths.subscriptionConfirmationError()}
    />
  );
}

/** After a newsletter subscription was confirmed (A2.44, A2.45). */
export function SubscriptionConfirmedScreen() {
  return (
    <EmptyState
      level={1}
      drawing={<MailDoneDrawing />}
      title={t('newsletter.done')}
      actions={<ShopButton label={t('shop.continue')} variant="primary" />}
    >
      <p>{t('newsletter.done.text')}</p>
    </EmptyState>
  );
}

/**
 * A newsletter subscription could not be confirmed (A2.46, A2.47). Where the link may still work, it can be tried again here; otherwise
 * the way to is in the mail.
 */
export function SubscriptionErrorScreen() {
  const { token, email } = mailedLink('subscriptionConfirmation');
  const mayWork = token !== undefined && email !== undefined;
  const actions = (
    <>
      {mayWork && (
        <Link to={paths.subscriptionConfirmation()} className={buttonClass('primary')}>
          {t('failure.retry')}
        </Link>
      )}
      <ShopButton label={t('shop.continue')} />
    </>
  );
  return (
    <ConfirmationFailed
      title={t('newsletter.confirmFailed')}
      text={t('newsletter.confirmFailed.text')}
      openAgain={mayWork ? undefined : t('newsletter.openAgain')}
      usedText={t('newsletter.used')}
      actions={actions}
    />
  );
}
