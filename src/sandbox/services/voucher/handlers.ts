import type { operations } from '#generated/voucher/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { voucherStates } from './provider-states.ts';

/** What a voucher is worth. */
export const voucher = defineService<operations>({
  slug: 'voucher',
  states: voucherStates,
  createHandlers: () => ({
    getVoucherOffer: () => notWrittenYet('getVoucherOffer'),
  }),
});
