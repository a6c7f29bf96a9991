import type { operations } from '#generated/targeting/types.d.ts';
import { notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { offersDataset, variantOf } from './offers.ts';
import { targetingStates } from './provider-states.ts';

/** Which variant of an offer a visitor sees; public. */
export const targeting = defineService<operations>({
  slug: 'targeting',
  dataset: offersDataset,
  states: targetingStates,
  createHandlers: ({ database }) => ({
    getSampleTestOffer() {
      const variant = variantOf(database);
      if (variant === undefined) throw notFound('There is no such test.');
      return { status: 200, body: { variant } };
    },
  }),
});
