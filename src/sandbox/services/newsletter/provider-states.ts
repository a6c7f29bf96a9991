import { defineState } from '../../core/provider-states.ts';
import { confirmSubscription, expireSubscription, subscribe } from './subscriptions.ts';

/** Situations of newsletter subscriptions that contracts ask for. */
export const newsletterStates = [
  defineState<{ email: string; token: string; situation: 'pending' | 'confirmed' | 'expired' }>({
    name: 'a newsletter subscription exists',
    description:
      'Somebody wants the newsletter and got the mail whose link confirms it; the link may be used or expired by now.',
    parameters: {
      email: { type: 'string' },
      token: { type: 'string', default: 'confirmation-1' },
      situation: { enum: ['pending', 'confirmed', 'expired'], default: 'pending' },
    },
    setup(sandbox, _account, { email, token, situation }) {
      subscribe(sandbox, email, token);
      if (situation === 'confirmed') confirmSubscription(sandbox, token);
      if (situation === 'expired') expireSubscription(sandbox, token);
    },
  }),
  defineState<{ email: string; token: string }>({
    name: 'a newsletter subscription does not exist',
    description: 'No mail to that address has a link with this token.',
    parameters: { email: { type: 'string' }, token: { type: 'string', default: 'confirmation-1' } },
    setup({ database }, _account, { token }) {
      database.run('DELETE FROM subscription WHERE token = ?', token);
    },
  }),
];
