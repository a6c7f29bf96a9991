import type { operations } from '#generated/newsletter/types.d.ts';
import { Problem, notFound } from '../../core/problem.ts';
import { defineService } from '../../core/service.ts';
import { newsletterStates } from './provider-states.ts';
import { confirmSubscription, subscriptionOf, subscriptionsDataset } from './subscriptions.ts';

/** Confirmation of a newsletter subscription; public. */
export const newsletter = defineService<operations>({
  slug: 'newsletter',
  dataset: subscriptionsDataset,
  states: newsletterStates,
  createHandlers: (sandbox) => ({
    confirmNewsletterSubscription({ params: { email, token } }) {
      const subscription = subscriptionOf(sandbox, email, token);
      if (!subscription) throw notFound('There is no such subscription.');
      if (subscription.confirmedAt !== null) throw new Problem(410, 'link-used', 'This link was used before.');
      if (subscription.expiresAt <= sandbox.clock.now())
        throw new Problem(410, 'link-expired', 'This link has expired.');
      confirmSubscription(sandbox, token);
      return { status: 204 };
    },
  }),
});
