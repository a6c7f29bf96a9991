import type { operations } from '#generated/voucher/types.d.ts';
import { notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { voucherStates } from './provider-states.ts';
import { findVoucher, voucherDataset } from './vouchers.ts';

/** Service that tells the value of a voucher. */
export const voucher = defineService<operations>({
  slug: 'voucher',
  dataset: voucherDataset,
  states: voucherStates,
  createHandlers: ({ database, seededAt }) => ({
    getVoucherOffer({ params }) {
      const offer = findVoucher(database, params.code, seededAt());
      if (!offer) throw notFound('There is no such voucher.');
      return { status: 200, body: offer };
    },
  }),
});
