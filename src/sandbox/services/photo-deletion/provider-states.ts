import { defineState } from '../../core/provider-states.ts';
import { forgetRetention, setRetention } from './retention.ts';

/** Situations of stored photos that contracts ask for. */
export const photoDeletionStates = [
  defineState<{ months: number; days: number; hasOrdered: boolean; projectCount: number }>({
    name: 'photos are stored for some time',
    description: 'The photos are going to be deleted in so many months and days.',
    parameters: {
      months: { type: 'integer', minimum: 0, maximum: 18, default: 12 },
      days: { type: 'integer', minimum: 0, maximum: 31, default: 0 },
      hasOrdered: { type: 'boolean', default: true },
      projectCount: { type: 'integer', minimum: 0, default: 4 },
    },
    setup({ database }, account, { hasOrdered, ...retention }) {
      setRetention(database, account, { ...retention, hasOrdered: hasOrdered ? 1 : 0 });
    },
  }),
  defineState<Record<string, never>>({
    name: 'nothing is known of the account',
    description: 'The photo deletion service has never heard of the customer.',
    parameters: {},
    setup: ({ database }, account) => forgetRetention(database, account),
  }),
];
