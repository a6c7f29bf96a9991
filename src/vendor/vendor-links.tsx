import { t } from '#i18n/texts.ts';
import { webAddress } from '#lib/web-address.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from '#ui/button.tsx';
import { LinkedText } from '#ui/toasts.tsx';
import { linkPlaceholder } from '#ui/toast-store.ts';
import { ExternalLink, type ExternalLinkProps } from './external-link.tsx';
import { useIsVendorConfigPending, useVendorConfig } from './vendor-config.ts';

export interface ShopButtonProps {
  label: string;
  variant?: ButtonVariant;
}

/** Link to the vendor's shop (O87). It keeps its place until its address is known; there is none where the vendor names none. */
export function ShopButton({ label, variant }: ShopButtonProps) {
  const isPending = useIsVendorConfigPending();
  const shopUrl = webAddress(useVendorConfig().shopUrl);
  if (isPending)
    return (
      <span className={buttonClass(variant)} data-unseen="">
        {label}
      </span>
    );
  if (shopUrl === undefined) return null;
  return (
    <a href={shopUrl} className={buttonClass(variant)}>
      {label}
    </a>
  );
}

export interface CustomerCareLinkProps extends ExternalLinkProps {
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/**
 * Link to customer care that looks like a button; nothing where the vendor names no address. What it is asked about stays open:
 * photos that are being uploaded, an order that does not come.
 */
export function CustomerCareLink({ label, variant, size, className, ...rest }: CustomerCareLinkProps) {
  const address = webAddress(useVendorConfig().customerCareUrl);
  return (
    address !== undefined && (
      <ExternalLink {...rest} href={address} className={buttonClass(variant, size, className)}>
        {label}
      </ExternalLink>
    )
  );
}

/** Link to customer care in a sentence, for failures that stay (A2.61, A2.62); without an address it is a text (O90). */
export function CustomerCare() {
  const address = webAddress(useVendorConfig().customerCareUrl);
  const link = t('customerCare.link');
  return (
    <p>
      <LinkedText
        text={t('customerCare.text', { careLink: linkPlaceholder })}
        link={address === undefined ? link : <ExternalLink href={address}>{link}</ExternalLink>}
      />
    </p>
  );
}
