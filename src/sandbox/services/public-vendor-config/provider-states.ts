import { Problem } from '../../core/problem.ts';
import { defineState, requireFields } from '../../core/provider-states.ts';
import { configOf } from './vendor-config.ts';
import { vendorOfHost } from './vendors.ts';

/** Situations of the vendors' configuration that contracts ask for. Vendors are data: the states hold, or never will. */
export const publicVendorConfigStates = [
  defineState<{ host: string; fields: object }>({
    name: 'the vendor is configured',
    description:
      'The host is one of the seventeen. `fields`: what is configured for it, such as this; what is not named may be, too.',
    parameters: {
      host: { type: 'string', minLength: 1, default: 'account.folioleaf-uk.example' },
      fields: { type: 'object', default: {} },
    },
    setup({ addresses }, _account, { host, fields }) {
      const vendor = vendorOfHost(host);
      if (!vendor) throw new Problem(422, 'impossible-state', `${host} is the host of no vendor.`);
      requireFields(fields, configOf(vendor, addresses.sandbox));
    },
  }),
  defineState<{ host: string }>({
    name: 'the vendor is not configured',
    description: 'No vendor has that host.',
    parameters: { host: { type: 'string', minLength: 1, default: 'account.nobody.example' } },
    setup(_sandbox, _account, { host }) {
      if (vendorOfHost(host)) throw new Problem(422, 'impossible-state', `${host} is the host of a vendor.`);
    },
  }),
];
