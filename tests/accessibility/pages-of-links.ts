import type { RouteKey } from '#paths';
import { latestMail } from '../support/mailed-link.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { late, type PageCase, type VendorName } from './page-case.ts';
import { ANNA, READER } from '../support/seeded.ts';

const LEADS_ON = 'It leads on to the page of what came of it.';
const SAYS_NOTHING = 'It says what has happened, and asks for nothing.';

/** Pages that the link of a mail leads to, and those without sign-in. */
export const linkPages = {
  deleteAccountConfirmation: confirmation(
    '/delete-account-confirmation',
    'folioleaf-at',
    'account-deletion',
    'confirmAccountDeletion',
  ),
  deleteAccountError: said('/delete-account-error', 'norrleaf-no', ANNA),
  changeEmailConfirmation: confirmation(
    '/change-email-confirmation',
    'folioleaf-fr',
    'email-change',
    'confirmEmailChange',
  ),
  changeEmailError: said('/change-email-error', 'folioleaf-pt', ANNA),
  accountDeleted: said('/account-deleted', 'wallbay-fr'),
  changeEmailSuccess: said('/change-email-success', 'printmoor-uk'),
  subscriptionConfirmation: {
    at: '/subscription-confirmation',
    vendor: 'bildvik-se',
    person: null,
    filled: LEADS_ON,
    loading: {
      ...late('confirmNewsletterSubscription'),
      linked: subscription,
      shows: 'newsletter.confirming',
    },
    empty: LEADS_ON,
    failed: LEADS_ON,
  },
  subscriptionConfirmationSuccess: said('/subscription-confirmation-success', 'folioleaf-uk'),
  subscriptionConfirmationError: said('/subscription-confirmation-error', 'wallbay-nl'),
} as const satisfies Partial<Record<RouteKey, PageCase>>;

function said(at: string, vendor: VendorName, person: string | null = null): PageCase {
  return {
    at,
    vendor,
    person,
    filled: { shows: { selector: 'main h1' } },
    loading: SAYS_NOTHING,
    empty: SAYS_NOTHING,
    failed: SAYS_NOTHING,
  };
}

function confirmation(
  at: string,
  vendor: VendorName,
  purpose: 'account-deletion' | 'email-change',
  operationId: string,
): PageCase {
  const { arrange } = late(operationId);
  const loading = {
    at: `${at}?confirmation-token=${purpose}-1`,
    arrange: async (sandbox: SandboxControl) => {
      await sandbox.state('a confirmation is pending', { purpose, token: `${purpose}-1` });
      await arrange?.(sandbox);
    },
    shows: purpose === 'email-change' ? 'emailChange.confirming' : 'accountDeletion.confirming',
  } as const;
  return { at, vendor, person: ANNA, filled: LEADS_ON, loading, empty: LEADS_ON, failed: LEADS_ON };
}

/** The link of a newsletter's mail. */
async function subscription(sandbox: SandboxControl): Promise<string> {
  await sandbox.state('a newsletter subscription exists', {
    email: READER,
    token: 'newsletter-token-1',
    situation: 'pending',
  });
  const { pathname, search } = new URL((await latestMail(sandbox, READER)).link);
  return pathname + search;
}
