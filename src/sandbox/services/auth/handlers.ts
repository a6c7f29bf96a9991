import type { IncomingMessage } from 'node:http';
import type { operations } from '#generated/auth/types.d.ts';
import { accountByEmail, changeAccountEmail } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/accounts.ts';
import { customerOf, deleteCustomer, setCustomer } from '../../accounts/customers.ts';
import { people } from '../../accounts/people.ts';
import { Problem, invalidRequest } from '../../core/problem.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { defineService } from '../../core/service.ts';
import { appOriginOf } from '../../http/cors.ts';
import {
  addConfirmation,
  closeConfirmation,
  confirmationsDataset,
  countRequest,
  isPending,
  openConfirmation,
} from './confirmations.ts';
import { authStates } from './provider-states.ts';

/** Change of the e-mail address and deletion of the account, both confirmed by a link in a mail. */
export const auth = defineService<operations>({
  slug: 'auth',
  dataset: confirmationsDataset,
  states: authStates,
  createHandlers: (sandbox) => ({
    requestAccountDeletion({ account, params, message }) {
      requireOwnIdentity(account, params);
      countRequest(sandbox, account, 'account-deletion');
      if (isPending(sandbox, account, 'account-deletion')) {
        throw new Problem(409, 'deletion-pending', 'A request is pending already.');
      }
      const token = addConfirmation(sandbox, account, { purpose: 'account-deletion' });
      const link = linkTo(sandbox, message, '/delete-account-confirmation', token);
      sandbox.mail.send({ to: account.email, subject: 'Confirm the deletion of your account', link });
      return { status: 202 };
    },
    confirmAccountDeletion({ account, params }) {
      requireOwnIdentity(account, params);
      openConfirmation(sandbox, account, 'account-deletion', params.token);
      sandbox.database.transaction(() => {
        closeConfirmation(sandbox, params.token);
        deleteCustomer(sandbox.database, account);
      });
      return { status: 204 };
    },
    requestEmailChange({ account, params, body, message }) {
      requireOwnIdentity(account, params);
      countRequest(sandbox, account, 'email-change');
      const email = body.email.toLowerCase();
      requireFree(sandbox, email);
      const token = addConfirmation(sandbox, account, { purpose: 'email-change', email });
      const link = linkTo(sandbox, message, '/change-email-confirmation', token);
      sandbox.mail.send({ to: email, subject: 'Confirm your new e-mail address', link });
      return { status: 202 };
    },
    confirmEmailChange({ account, params }) {
      requireOwnIdentity(account, params);
      const { email } = openConfirmation(sandbox, account, 'email-change', params.token);
      requireFree(sandbox, email);
      sandbox.database.transaction(() => {
        closeConfirmation(sandbox, params.token);
        changeEmail(sandbox, account, email);
      });
      return { status: 204 };
    },
  }),
});

/** The address is that of sign-in, of tokens from now on, and of the customer's record. */
function changeEmail({ database }: Sandbox, account: Account, email: string): void {
  changeAccountEmail(database, account, email);
  const record = customerOf(database, account);
  if (record) setCustomer(database, account, { ...record, email });
}

/** The path has to name the identity of the token. */
function requireOwnIdentity(account: Account, { idpType, idpSub }: { idpType: string; idpSub: string }): void {
  const person = people.find(({ sub }) => sub === account.sub);
  if (person?.idpType !== idpType || person.idpSub !== idpSub)
    throw invalidRequest('The token is of another identity.');
}

function requireFree({ database }: Sandbox, email: string): void {
  if (accountByEmail(database, email)) throw new Problem(409, 'email-in-use', 'This e-mail address is in use.');
}

/** A page of the app, at the address from which the request came. */
function linkTo({ addresses }: Sandbox, message: IncomingMessage, page: string, token: string): string {
  const link = new URL(page, appOriginOf(message, addresses.app));
  link.searchParams.set('confirmation-token', token);
  return link.href;
}
