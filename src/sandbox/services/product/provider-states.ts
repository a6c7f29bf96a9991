import { defineState } from '../../core/provider-states.ts';
import { addProduct } from './products.ts';

/** Situations of products that contracts ask for. */
export const productStates = [
  defineState<{ code: string; purposes: string[]; zipped: boolean }>({
    name: 'a product has files',
    description:
      'The customer has the product with this code; it has a file for each purpose. Its PDF comes in a zip archive, or as it is.',
    parameters: {
      code: { type: 'string', minLength: 1 },
      purposes: { type: 'array', items: { type: 'string' }, default: ['product.pdf'] },
      zipped: { type: 'boolean', default: true },
    },
    setup({ database }, account, { code, purposes, zipped }) {
      addProduct(database, account, { code, title: 'Our year', purposes, isZipped: zipped });
    },
  }),
  defineState<{ code: string }>({
    name: 'a product does not exist',
    description: 'The customer has never had a product with this code.',
    parameters: { code: { type: 'string', minLength: 1 } },
    setup({ database }, _account, { code }) {
      database.run('DELETE FROM product WHERE code = ?', code);
    },
  }),
];
