import type { VendorConfig } from '#generated/public-vendor-config/model/index.ts';
import { menuLabels } from './menu-labels.ts';
import type { Vendor } from './vendors.ts';

/** Menus and links of a vendor. Every link ends at a page that the sandbox serves. */
export function configOf(vendor: Vendor, sandbox: string): VendorConfig {
  const page = (path: string, query: Record<string, string> = {}) =>
    `${sandbox}/${path}?${new URLSearchParams({ vendor: vendor.host, ...query }).toString()}`;
  const labels = menuLabels[vendor.locale];
  return {
    menus: labels && {
      header: [
        { label: labels[vendor.kind], href: page('shop', { category: vendor.kind }) },
        { label: labels.gifts, href: page('shop', { category: 'gifts' }) },
        { label: labels.inspiration, href: page('shop', { category: 'inspiration' }) },
      ],
      footer: [
        { label: labels.contact, href: page('customer-care') },
        { label: labels.privacy, href: page('privacy') },
        { label: labels.terms, href: page('terms') },
      ],
    },
    ...(vendor.routes && { routes: vendor.routes }),
    shopUrl: page('shop'),
    faqUrl: page('faq'),
    customerCareUrl: page('customer-care'),
    printsEditorUrl: page('prints-editor'),
    paymentMethodUrl: page('payment'),
    orderPaymentUrl: page('order-payment'),
    ftpInstructionsUrl: page('ftp-instructions'),
    channelId: `channel-${vendor.key}`,
    cutOffCampaign: 'christmas',
  };
}
