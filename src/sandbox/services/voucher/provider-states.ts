import { defineState } from '../../core/provider-states.ts';
import { saveVoucher } from './vouchers.ts';
import type { VoucherOffer } from './vouchers.ts';

/** Situations of vouchers that contracts ask for. */
export const voucherStates = [
  defineState<{ code: string; offer: VoucherOffer }>({
    name: 'a voucher exists',
    description: 'The code stands for that offer.',
    parameters: { code: { type: 'string', minLength: 1 }, offer: { type: 'object' } },
    setup: ({ database }, _account, { code, offer }) => saveVoucher(database, code, offer),
  }),
  defineState<{ code: string }>({
    name: 'a voucher does not exist',
    description: 'The code stands for nothing.',
    parameters: { code: { type: 'string', minLength: 1 } },
    setup({ database }, _account, { code }) {
      database.run('DELETE FROM voucher WHERE code = ?', code);
    },
  }),
];
