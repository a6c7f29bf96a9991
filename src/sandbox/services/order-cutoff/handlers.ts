import type { operations } from '#generated/order-cutoff/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { orderCutoffStates } from './provider-states.ts';

/** Until when to order so that it arrives in time. */
export const orderCutoff = defineService<operations>({
  slug: 'order-cutoff',
  states: orderCutoffStates,
  createHandlers: () => ({
    getCutoffCampaign: () => notWrittenYet('getCutoffCampaign'),
    listCutoffArticleGroups: () => notWrittenYet('listCutoffArticleGroups'),
  }),
});
