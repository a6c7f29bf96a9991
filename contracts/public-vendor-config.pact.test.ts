import { expect } from 'vitest';
import type { operations } from '#generated/public-vendor-config/types.d.ts';
import { vendorConfigQuery } from '#vendor/vendor-config.ts';
import { read } from './support/app.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('public-vendor-config');

const host = 'account.folioleaf-uk.example';
const stranger = 'account.nobody.example';
const provoked = { provoked: true } as const;
const configured = {
  menus: {
    header: [{ label: 'Photo books', href: 'https://www.folioleaf-uk.example/photo-books' }],
    footer: [{ label: 'Privacy', href: 'https://www.folioleaf-uk.example/privacy' }],
  },
  shopUrl: 'https://www.folioleaf-uk.example',
  faqUrl: 'https://www.folioleaf-uk.example/help',
  customerCareUrl: 'https://www.folioleaf-uk.example/contact',
  printsEditorUrl: 'https://editor.folioleaf-uk.example/prints',
  paymentMethodUrl: 'https://pay.folioleaf-uk.example',
  orderPaymentUrl: 'https://pay.folioleaf-uk.example/order',
  channelId: 'channel-uk',
  cutOffCampaign: 'christmas',
  ftpInstructionsUrl: 'https://www.folioleaf-uk.example/ftp',
};

operation(
  'getVendorConfig',
  { ids: 'A7.57', request: { path: { host } }, call: () => read(vendorConfigQuery(host)) },
  ({ on, broken, garbled, silent }) => {
    on(200, 'menus and links', {
      ids: 'O152',
      given: { state: 'the vendor is configured', host, fields: configured },
      // Routes of its own are what few vendors have.
      body: ({ routes: _, ...config }) => config,
    }).gives((config) => expect(config).toEqual(configured));
    on(200, 'a vendor with routes of its own', { ids: 'O152', ...provoked, body: ({ routes }) => ({ routes }) }).gives(
      (config) => expect(config).toEqual({ routes: { orders: '/my-orders' } }),
    );
    on(200, 'a vendor with nothing to configure', {
      ids: 'O152',
      given: { state: 'the vendor is configured', host },
      example: 'empty',
    }).gives((config) => expect(config).toEqual({}));
    on(404, 'no such vendor', {
      given: { state: 'the vendor is not configured', host: stranger },
      request: { path: { host: stranger } },
      call: () => read(vendorConfigQuery(stranger)),
    }).fails(null);
    on(500, 'the service fails', provoked).fails(null);
    broken('A7.57', 'menus.header.0.href', 'photo-books');
    broken('A7.57', 'menus.header.0.label', '');
    broken('A7.57', 'shopUrl', 7);
    garbled('A7.57', null);
    silent('A7.57 O152', null);
  },
);
