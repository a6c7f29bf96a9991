import { accountByEmail, addAccount, ensureAccount } from '../../accounts/accounts.ts';
import { people } from '../../accounts/people.ts';
import { Problem } from '../../core/problem.ts';
import { defineState } from '../../core/provider-states.ts';
import { addConfirmation, closeConfirmation, expireConfirmation } from './confirmations.ts';
import type { Purpose } from './confirmations.ts';

const purpose = { enum: ['account-deletion', 'email-change'], description: 'What the link of the mail confirms.' };
const token = { type: 'string', default: 'confirmation-1' };
const email = { type: 'string', default: 'anna.new@example.com', description: 'The new address of an e-mail change.' };

/** Situations of confirmations that contracts ask for. */
export const authStates = [
  defineState<{ idpType: string; idpSub: string }>({
    name: 'the customer has an identity',
    description: 'The identity provider knows the customer so. Every customer has one: answer with what it is.',
    parameters: { idpType: { type: 'string', minLength: 1 }, idpSub: { type: 'string', minLength: 1 } },
    setup() {
      // Everybody who signs in here has one.
    },
    ownIds(_sandbox, { sub }) {
      const person = people.find((one) => one.sub === sub);
      if (!person) throw new Problem(422, 'impossible-state', 'This customer cannot sign in.');
      return { idpType: person.idpType, idpSub: person.idpSub };
    },
  }),
  defineState<{ purpose: Purpose; token: string; email: string }>({
    name: 'a confirmation is pending',
    description: 'The customer has asked for it, and the link of the mail was not opened yet.',
    parameters: { purpose, token, email },
    setup: (sandbox, account, asked) => void addConfirmation(sandbox, account, asked),
  }),
  defineState<{ purpose: Purpose; token: string; email: string }>({
    name: 'a confirmation was given',
    description: 'The link of the mail was opened before.',
    parameters: { purpose, token, email },
    setup(sandbox, account, asked) {
      addConfirmation(sandbox, account, asked);
      closeConfirmation(sandbox, asked.token);
    },
  }),
  defineState<{ purpose: Purpose; token: string; email: string }>({
    name: 'a confirmation has expired',
    description: 'The link of the mail was not opened in time.',
    parameters: { purpose, token, email },
    setup(sandbox, account, asked) {
      addConfirmation(sandbox, account, asked);
      expireConfirmation(sandbox, asked.token);
    },
  }),
  defineState<{ purpose: Purpose; token: string; of: string }>({
    name: 'a confirmation of another customer is pending',
    description: 'Somebody else has asked for it: the token is not of this identity.',
    parameters: { purpose, token, of: { type: 'string', default: 'carl@example.com' } },
    setup(sandbox, _account, { of, ...asked }) {
      addConfirmation(sandbox, ensureAccount(sandbox.database, of), asked);
    },
  }),
  defineState<{ token: string }>({
    name: 'a confirmation does not exist',
    description: 'No mail has a link with this token.',
    parameters: { token },
    setup({ database }, _account, { token: unknown }) {
      database.run('DELETE FROM confirmation WHERE token = ?', unknown);
    },
  }),
  defineState<{ email: string }>({
    name: 'the e-mail address is in use',
    description: 'Another customer has this e-mail address.',
    parameters: { email: { type: 'string' } },
    setup: ({ database }, _account, { email: taken }) =>
      void (accountByEmail(database, taken) ?? addAccount(database, taken)),
  }),
];
