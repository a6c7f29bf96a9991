import type { operations } from '#generated/product/types.d.ts';
import { notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { productOf, productsDataset, toProduct } from './products.ts';
import { productStates } from './provider-states.ts';

/** A product's files. */
export const product = defineService<operations>({
  slug: 'product',
  dataset: productsDataset,
  states: productStates,
  createHandlers: (sandbox) => ({
    getProduct({ account, params: { code } }) {
      const found = productOf(sandbox, account, code);
      if (!found) throw notFound('There is no such product.');
      return { status: 200, body: toProduct(found) };
    },
  }),
});
