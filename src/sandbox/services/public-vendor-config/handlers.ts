import type { operations } from '#generated/public-vendor-config/types.d.ts';
import { defineService } from '../../core/service.ts';
import { publicVendorConfigStates } from './provider-states.ts';
import { configOf } from './vendor-config.ts';
import { vendorOfHost } from './vendors.ts';

/** Menus and links of the vendors. */
export const publicVendorConfig = defineService<operations>({
  slug: 'public-vendor-config',
  states: publicVendorConfigStates,
  createHandlers: ({ addresses }) => ({
    getVendorConfig({ params }) {
      const vendor = vendorOfHost(params.host);
      return vendor ? { status: 200, body: configOf(vendor, addresses.sandbox) } : { status: 404 };
    },
  }),
});
