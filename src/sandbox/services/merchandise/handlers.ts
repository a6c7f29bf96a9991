import type { operations } from '#generated/merchandise/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { merchandiseStates } from './provider-states.ts';

/** Channels and their catalogues, by GraphQL. */
export const merchandise = defineService<operations>({
  slug: 'merchandise',
  states: merchandiseStates,
  createHandlers: () => ({
    getChannel: () => notWrittenYet('getChannel'),
    listChannels: () => notWrittenYet('listChannels'),
  }),
});
