import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { ConfirmationFailed } from '#session/mailed-link/confirmation-failed.tsx';
import { mailedLink } from '#session/mailed-link/mailed-link.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ShopButton } from '#vendor/shop-button.tsx';

/** A newsletter subscription could not be confirmed (A2.46, A2.47). Where the link may still work, it can be tried again. */
export function SubscriptionErrorScreen() {
  const mayWork = mailedLink('subscriptionConfirmation').token !== undefined;
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
      usedText={t('newsletter.used')}
      actions={actions}
    />
  );
}
