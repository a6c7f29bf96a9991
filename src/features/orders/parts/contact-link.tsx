import { t } from '#i18n/texts.ts';
import { buttonClass } from '#ui/button-class.ts';
import { useVendorConfig, webAddress } from '#vendor/vendor-config.ts';

/** The way to somebody who can help; nothing where the vendor names none. */
export function ContactLink() {
  const address = webAddress(useVendorConfig().customerCareUrl);
  return (
    address !== undefined && (
      <a href={address} className={buttonClass('quiet')}>
        {t('order.contact')}
      </a>
    )
  );
}
