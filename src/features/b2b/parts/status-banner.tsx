import { useLocation } from 'react-router';
import { t } from '#i18n/texts.ts';
import { Link } from '#lib/link.tsx';
import { paths } from '#paths';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { routeAt } from '#vendor/route-at.ts';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';
import styles from './status-banner.module.css';

/** What is to be known of a business account (A2.87 to A2.89); nothing of one that is approved, as any other status says (O94). */
export function StatusBanner({ status }: { status: string | undefined }) {
  switch (status) {
    case 'Default':
      return (
        <Banner tone="warning" className={styles.banner} actions={<ToDetails />}>
          <p>{t('b2b.missingDetails')}</p>
        </Banner>
      );
    case 'New':
      return (
        <Banner className={styles.banner}>
          <p>{t('b2b.pendingValidation')}</p>
        </Banner>
      );
    case 'Blocked':
      return (
        <Banner tone="danger" className={styles.banner} actions={<ToCustomerCare />}>
          <p>{t('b2b.blocked')}</p>
        </Banner>
      );
    default:
      return null;
  }
}

/** On the page of the details themselves there is nowhere to go. */
function ToDetails() {
  if (routeAt(useLocation().pathname)?.key === 'personalDetails') return null;
  return (
    <Link to={paths.personalDetails()} className={buttonClass('secondary', 'small')}>
      {t('b2b.completeDetails')}
    </Link>
  );
}

function ToCustomerCare() {
  const address = webAddress(useVendorConfig().customerCareUrl);
  if (address === undefined) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary', 'small')}>
      {t('b2b.customerCare')} <VisuallyHidden>{t('app.opensNewTab')}</VisuallyHidden>
    </a>
  );
}
