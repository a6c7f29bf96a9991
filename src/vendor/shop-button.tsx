import type { ButtonVariant } from '#ui/button-class.ts';
import { buttonClass } from '#ui/button-class.ts';
import styles from './shop-button.module.css';
import { useIsVendorConfigPending, useVendorConfig, webAddress } from './vendor-config.ts';

export interface ShopButtonProps {
  label: string;
  variant?: ButtonVariant;
}

/** The way into the vendor's shop (O87). It keeps its place until its address is known; there is none where the vendor names none. */
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
