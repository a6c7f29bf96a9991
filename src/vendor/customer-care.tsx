import { t } from '#i18n/texts.ts';
import { LinkedText } from '#ui/linked-text.tsx';
import { linkPlace } from '#ui/toast-store.ts';
import { useVendorConfig, webAddress } from './vendor-config.ts';

/** Whom to ask when trying again did not help (A2.61, A2.62); without an address it stays a text (O90). */
export function CustomerCare() {
  const address = webAddress(useVendorConfig().customerCareUrl);
  const link = t('customerCare.link');
  return (
    <p>
      <LinkedText
        text={t('customerCare.text', { careLink: linkPlace })}
        link={address === undefined ? link : <a href={address}>{link}</a>}
      />
    </p>
  );
}
