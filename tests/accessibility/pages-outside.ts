import { answerSignIn } from '../support/sign-in.ts';
import type { PageCase, Shown, VendorName } from './page-case.ts';
import { ANNA } from '../support/seeded.ts';

const SAYS_NOTHING = 'It says what has happened, and asks for nothing.';

interface Instead extends PageCase {
  filled: Shown;
  /** What the console says of it. */
  logs: readonly string[];
}

/** What stands in the place of a page. */
export const outsidePages: Record<string, Instead> = {
  'not found': said('folioleaf-be', ANNA, { at: '/no-such-page', shows: 'notFound.title' }),
  'signed out': said('printmoor-nl', ANNA, {
    open: async ({ page, origin }) => {
      await page.waitForLoadState('networkidle');
      const other = await page.context().newPage();
      await other.goto(`${origin}/logout`);
      await page.bringToFront();
    },
    shows: 'signedOut.title',
  }),
  'sign-in failed': said(
    'wallbay-de',
    null,
    {
      arrange: (sandbox) => sandbox.fault({ service: 'identity-provider', operationId: 'exchangeToken', status: 500 }),
      open: ({ page }) => answerSignIn(page, ANNA),
      shows: 'signIn.failed.title',
    },
    'Auth Error',
  ),
  'sign-in cancelled': said(
    'norrleaf-no',
    null,
    { open: ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(), shows: 'signIn.failed.title' },
    '(access_denied)',
  ),
  'cookies blocked': said('bildvik-se', null, {
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })),
    shows: 'app.cookiesBlocked',
  }),
  'without configuration': said(
    'folioleaf-pt',
    null,
    {
      arrange: (sandbox) => sandbox.fault({ service: 'app-config', operationId: 'getAppConfig', status: 500 }),
      shows: 'error.title',
    },
    'configuration failed (',
  ),
  'a page that broke': said(
    'wallbay-uk',
    ANNA,
    {
      open: async ({ page }) => {
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => {
          Object.defineProperty(Intl, 'DateTimeFormat', {
            value: () => {
              throw new RangeError('There are no dates');
            },
          });
        });
        await page.locator('nav a[href="/orders"]').filter({ visible: true }).first().click();
      },
      shows: 'app.boundary',
    },
    'render failed',
  ),
};

function said(vendor: VendorName, person: string | null, filled: Shown, ...logs: string[]): Instead {
  return { at: '/', vendor, person, filled, loading: SAYS_NOTHING, empty: SAYS_NOTHING, failed: SAYS_NOTHING, logs };
}
