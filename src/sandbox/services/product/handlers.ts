import type { operations } from '#generated/product/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { productStates } from './provider-states.ts';

/** A product's files. */
export const product = defineService<operations>({
  slug: 'product',
  states: productStates,
  createHandlers: () => ({
    getProduct: () => notWrittenYet('getProduct'),
  }),
});
