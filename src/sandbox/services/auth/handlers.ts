import type { operations } from '#generated/auth/types.d.ts';
import { notWrittenYet } from '../../core/not-written-yet.ts';
import { defineService } from '../../core/service.ts';
import { authStates } from './provider-states.ts';

/** Change of the e-mail address and deletion of the account, both confirmed by a link in a mail. */
export const auth = defineService<operations>({
  slug: 'auth',
  states: authStates,
  createHandlers: () => ({
    confirmAccountDeletion: () => notWrittenYet('confirmAccountDeletion'),
    confirmEmailChange: () => notWrittenYet('confirmEmailChange'),
    requestAccountDeletion: () => notWrittenYet('requestAccountDeletion'),
    requestEmailChange: () => notWrittenYet('requestEmailChange'),
  }),
});
