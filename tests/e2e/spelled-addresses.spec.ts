import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const OVERVIEW = 'My account overview';
const NOT_FOUND = 'We cannot find this page';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const addressOf = (page: Page, spelling: string) => new URL('/', page.url()).href.replace(/\/$/, '') + spelling;

/** A path and one spelling of each sort. What becomes of every spelling, for everybody, src/app/spellings.test.ts shows. */
function oneOfEachSort(path: string): string[] {
  const [most, last] = [path.slice(0, -1), path.charCodeAt(path.length - 1).toString(16)];
  const spelled = [
    path,
    `${most}%${last}`,
    `${most}%25${last}`,
    path.toUpperCase(),
    `${path}/`,
    `//${path}`,
    path.replaceAll('/', '\\'),
    path.replaceAll('/', '/x/../'),
    path.replaceAll('/', '/%2e/'),
    path.replaceAll(/(?<=.)\//g, '%2F'),
    `${path};x=1`,
    `${path}%00`,
    `${path}%zz`,
  ];
  return [...new Set(spelled)];
}

/** Goes from the overview to one address after the other, as Back and Forward do. @returns those that led anywhere else than there or nowhere */
function goThrough(page: Page, addresses: string[]): Promise<string[]> {
  return page.evaluate(
    async ({ all, home, notFound }) => {
      const heading = () => document.querySelector('main h1')?.textContent?.replaceAll('\u00AD', '');
      const comesTo = async (isThere: () => boolean) => {
        const deadline = performance.now() + 10_000;
        while (!isThere() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
        return isThere();
      };
      const go = (address: string) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      };
      const elsewhere = [];
      for (const address of all) {
        go('/');
        await comesTo(() => heading() === home);
        go(address);
        if (!(await comesTo(() => location.pathname === '/' || heading() === notFound)))
          elsewhere.push(`${address}: ${heading()}`);
      }
      return elsewhere;
    },
    { all: addresses, home: OVERVIEW, notFound: NOT_FOUND },
  );
}

interface Kind {
  who: string;
  email: string;
  off?: string;
  closed: string[];
}

const kinds: Kind[] = [
  { who: 'a consumer', email: 'anna@example.com', closed: ['/invoices', '/settings/b2b/address/address-1'] },
  { who: 'a business customer', email: 'b2b@example.com', closed: ['/online-products', '/online-products/SO-6001'] },
  {
    who: 'a customer without photos',
    email: 'anna@example.com',
    off: 'PhotoManagementTimelineViewEnabled',
    closed: ['/my-photos/photos', '/downloads'],
  },
];
/** What the pages ask for that are closed to one kind or another. */
const guarded: (string | null)[] = [
  'listHistoricalInvoices',
  'listAddresses',
  'listOrdersByAccount',
  'listWidgetsByOrderCodes',
  'getWidget',
  'getTimeline',
  'listPhotos',
];

for (const { who, email, off, closed } of kinds) {
  test(`S57 S52 S53 a guarded route opens for nobody it is not for, in whatever sort of spelling, before any call: ${who}`, async ({
    page,
    signIn,
    sandbox,
    traffic,
  }) => {
    // What the overview has been told stays fresh, however long this takes.
    await page.clock.setFixedTime(Date.now());
    await signIn(email);
    if (off !== undefined) await page.goto(`/?${off}=false`);
    await expect(title(page)).toHaveText(OVERVIEW);
    // The overview has what it asks for, invoices of business customers among it, and does not ask again when it is come
    // back to. Its title stands before its script has come, its areas only once it has asked.
    await expect(page.getByRole('list', { name: 'Everything in your account' })).toBeVisible();
    await traffic.quiet();
    await sandbox.forgetCalls();
    const addresses = closed.flatMap(oneOfEachSort).map((spelling) => addressOf(page, spelling));
    expect(await goThrough(page, addresses)).toEqual([]);
    // The overview says what the newest photos are, where photos are open.
    const others = off === undefined ? guarded.filter((operation) => operation !== 'listPhotos') : guarded;
    expect(
      (await sandbox.calls()).map(({ operationId }) => operationId).filter((operation) => others.includes(operation)),
    ).toEqual([]);
  });
}

test('S57 S52 opened from outside, another spelling of a closed page leads home before anything is asked for, as the page itself does', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com');
  await expect(title(page)).toHaveText(OVERVIEW);
  for (const path of [
    '/%69nvoices',
    '/integratio%6E',
    '/settings/b2%62',
    '/my-photo%73/photos?PhotoManagementTimelineViewEnabled=false',
  ]) {
    // What the overview before still asks for would count as asked for by the next page.
    await page.goto('about:blank');
    await sandbox.forgetCalls();
    await page.goto(path);
    await expect(title(page), path).toHaveText(OVERVIEW);
    await expect(page, path).toHaveURL(/^[^?]*:\d+\/$/);
    const asked = (await sandbox.calls()).map(({ operationId }) => operationId);
    // The overview, which it leads to, says what the newest photos are, where photos are open to her.
    const others = path.startsWith('/my-photo') ? guarded : guarded.filter((operation) => operation !== 'listPhotos');
    expect(
      asked.filter((operation) => others.includes(operation)),
      path,
    ).toEqual([]);
  }
});

test('S57 X5 O93 for whom a page is, it is the same page however its address is spelled: title, menu and all', async ({
  page,
  signIn,
}) => {
  await signIn('b2b@example.com');
  await page.goto('/%69nvoices');
  await expect(title(page)).toHaveText('B2B invoices');
  await expect(page).toHaveTitle(/^B2B invoices/);
  await expect(
    page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Invoices' }),
  ).toHaveAttribute('aria-current', 'page');
});

test('S57 A2.32 without a session another spelling of a page asks for sign-in, and calls no service', async ({
  page,
  sandbox,
}) => {
  for (const path of ['/%69nvoices', '/my-photo%73/photos', '/order%73']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  }
  expect([...new Set((await sandbox.calls()).map(({ service }) => service))].sort()).toEqual([
    'app-config',
    'identity-provider',
  ]);
});
