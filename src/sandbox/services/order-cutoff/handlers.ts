import type { operations } from '#generated/order-cutoff/types.d.ts';
import { notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { cutoffDataset, findCampaign, groupsOf } from './campaigns.ts';
import { orderCutoffStates } from './provider-states.ts';

/** Until when to order so that it arrives in time. */
export const orderCutoff = defineService<operations>({
  slug: 'order-cutoff',
  dataset: cutoffDataset,
  states: orderCutoffStates,
  createHandlers: ({ database, clock }) => ({
    listCutoffArticleGroups() {
      const groups = groupsOf(database);
      if (groups.length === 0) throw notFound('There are no article groups.');
      return { status: 200, body: groups };
    },

    getCutoffCampaign({ params }) {
      const campaign = findCampaign(database, params.name, clock.now());
      if (!campaign) throw notFound('There is no such campaign.');
      return { status: 200, body: campaign };
    },
  }),
});
