import type { operations } from '#generated/targeting/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { targetingStates } from './provider-states.ts';

/** Which variant of an offer a visitor sees; public. */
export const targeting = defineService<operations>({
  slug: 'targeting',
  states: targetingStates,
  createHandlers: () => ({
    getSampleTestOffer: () => notWrittenYet('getSampleTestOffer'),
  }),
});
