import { buttonClass, type ButtonVariant } from '#ui/button.tsx';
import { t } from '#i18n/texts.ts';
import { LinkedText } from '#ui/toasts.tsx';
import { linkPlaceholder } from '#ui/toast-store.ts';
import styles from './vendor-links.module.css';
import { useIsVendorConfigPending, useVendorConfig, webAddress } from './vendor-config.ts';

export interface ShopButtonProps {
  label: string;
  variant?: ButtonVariant;
}

/** Link to the vendor's shop (O87). It keeps its place until its address is known; there is none where the vendor names none. */
export function ShopButton({ label, variant }: ShopButtonProps) {
  const isPending = useIsVendorConfigPending();
  const shopUrl = webAddress(useVendorConfig().shopUrl);
  if (isPending) return <span className={buttonClass(variant, 'normal', styles.awaited)}>{label}</span>;
  if (shopUrl === undefined) return null;
  return (
    <a href={shopUrl} className={buttonClass(variant)}>
      {label}
    </a>
  );
}

/** Link to customer care, for failures that stay (A2.61, A2.62); without an address it is a text (O90). */
export function CustomerCare() {
  const address = webAddress(useVendorConfig().customerCareUrl);
  const link = t('customerCare.link');
  return (
    <p>
      <LinkedText
        text={t('customerCare.text', { careLink: linkPlaceholder })}
        link={address === undefined ? link : <a href={address}>{link}</a>}
      />
    </p>
  );
}
