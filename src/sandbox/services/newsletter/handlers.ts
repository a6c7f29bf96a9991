import type { operations } from '#generated/newsletter/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { newsletterStates } from './provider-states.ts';

/** Confirmation of a newsletter subscription; public. */
export const newsletter = defineService<operations>({
  slug: 'newsletter',
  states: newsletterStates,
  createHandlers: () => ({
    confirmNewsletterSubscription: () => notWrittenYet('confirmNewsletterSubscription'),
  }),
});
