import type { Page } from '@playwright/test';
import { action, selectFirst } from '../support/actions.ts';
import { LISBON } from '../support/albums.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { waitForPictures } from '../support/timeline.ts';

const SERVICE = 'photo-management';
/** What a service says when it fails may hold all kinds of things. */
const TELLING = {
  code: 'out-of-order',
  message: 'Summer in Kent of Anna Smith, 12 Harbour Lane, anna@example.com',
  url: 'https://photo-files.example/anna/300?signature=abc',
};
const PERSONAL = /Summer|Lisbon|Anna|anna|Harbour|example\.com|signature|eyJ|localhost/;

/** Waits for the reports of an action that the error-reporting service got. */
async function reportsOf(sandbox: SandboxControl, of: string): Promise<unknown[]> {
  const reports = async () =>
    (await sandbox.calls('reportError'))
      .map(({ body }) => body)
      .filter((body) => JSON.stringify(body).includes(`"action":"${of}"`));
  await expect.poll(reports).not.toEqual([]);
  const found = await reports();
  expect(JSON.stringify(found)).not.toMatch(PERSONAL);
  return found;
}

const logOf = (page: Page, text: string) =>
  page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes(text));

test('A8.1 A8.3 A8.4 O161 P9.28 S32 a failed read and a failed write are logged and reported once each, with the id of the call and nothing of the customer', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.fault({ service: SERVICE, operationId: 'getAlbum', status: 500, body: TELLING, times: 1 });
  const logged = logOf(page, 'getAlbum failed (');
  await signIn('anna@example.com', LISBON);
  await logged;
  const [call] = await sandbox.calls('getAlbum');
  expect(await reportsOf(sandbox, 'getAlbum')).toEqual([
    expect.objectContaining({
      product: 'Photo Management',
      action: 'getAlbum',
      correlationId: call?.headers['x-correlation-id'],
      environment: 'sandbox',
      vendor: 'folioleaf-uk',
      locale: 'en-GB',
      page: 'album',
      error: {
        name: 'ApiError',
        message: 'Error out-of-order; Status Code: 500 Received from photo-management/getAlbum',
        service: SERVICE,
        operation: 'getAlbum',
        kind: 'http',
        status: 500,
        code: 'out-of-order',
      },
    }),
  ]);

  await page.reload();
  await waitForPictures(page);
  await selectFirst(page, 1);
  await sandbox.fault({ service: SERVICE, operationId: 'removePhotosFromAlbum', status: 403, body: TELLING });
  const loggedWrite = logOf(page, 'removePhotosFromAlbum failed (');
  await action(page, 'Delete from album').click();
  await loggedWrite;
  // No more tries after it, while reports may be under way yet.
  await expect(page.getByText('Error: Your photo could not be removed from the album')).toBeVisible();
  const ids = (await sandbox.calls('removePhotosFromAlbum')).map(({ headers }) => headers['x-correlation-id']);
  const idsReported = async () =>
    (await reportsOf(sandbox, 'removePhotosFromAlbum')).map(
      (report) => JSON.stringify(report).match(/"correlationId":"([^"]+)"/)?.[1],
    );
  await expect.poll(idsReported).toEqual(ids);
  expect((await sandbox.calls('reportError')).every(({ headers }) => headers['authorization'] === false)).toBe(true);
});

test('A8.10 A8.5 A8.6 P9.29 a page that breaks shows the banner, is reported, and trying again works', async ({
  page,
  signIn,
  sandbox,
  traffic,
}) => {
  expectConsole('render failed');
  await signIn('anna@example.com');
  const menu = page.getByRole('navigation', { name: 'My account' });
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
  // What is drawn late here would break, too.
  await traffic.quiet();
  await page.evaluate(() => {
    function broken() {
      throw new RangeError('There are no dates for "Anna"');
    }
    Object.defineProperty(Intl, 'DateTimeFormat', { value: broken });
  });
  await menu.getByRole('link', { name: 'Orders' }).click();
  await expect(
    page.getByText('An unexpected error has occurred, please contact us if you continue to have problems.'),
  ).toBeVisible();
  expect((await reportsOf(sandbox, 'render'))[0]).toMatchObject({
    product: 'Photo Organizer',
    page: 'orders',
    error: { name: 'RangeError', message: 'There are no dates for [removed]' },
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
});

test('A8.7 A8.8 a sign-in and an access token that fail are reported by those names', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.fault({ service: 'identity-provider', operationId: 'exchangeToken', status: 500, body: TELLING });
  await page.goto('/');
  await answerSignIn(page, 'anna@example.com');
  expect((await reportsOf(sandbox, 'sign-in'))[0]).toMatchObject({
    error: { message: expect.stringMatching(/^Auth Error: /) },
  });

  await sandbox.healFaults();
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
  await sandbox.fault({ service: 'identity-provider', operationId: 'exchangeToken', status: 500, body: TELLING });
  await context.clearCookies({ name: 'auth_access_token' });
  await page.reload();
  expect((await reportsOf(sandbox, 'access-token'))[0]).toMatchObject({
    error: { message: expect.stringMatching(/^AccessToken Error: /) },
  });
});

test('O161 without an address for reports failures are logged and go nowhere', async ({
  page,
  signIn,
  sandbox,
  world,
  traffic,
}) => {
  const { errorReportingUrl: _, ...config } = await (await fetch(`${world.app}/config.json`)).json();
  await sandbox.fault({ service: 'app-config', operationId: 'getAppConfig', status: 200, body: config });
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  await traffic.quiet();
  await selectFirst(page, 1);
  await sandbox.fault({ service: SERVICE, operationId: 'removePhotosFromAlbum', status: 403 });
  const logged = logOf(page, 'removePhotosFromAlbum failed (');
  await action(page, 'Delete from album').click();
  await logged;
  await expect(page.getByText('Error: Your photo could not be removed from the album')).toBeVisible();
  expect(await sandbox.calls('reportError')).toEqual([]);
});

test('O161 S27 S29 a report leaves though its page goes, and brings neither cookies nor a referrer along', async ({
  page,
  signIn,
  sandbox,
  world,
}) => {
  expectConsole('uncaught-error failed');
  await signIn('anna@example.com');
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
  let headers: Record<string, string> = {};
  // Heard once a script that comes after the first screen is there.
  await expect(async () => {
    const asked = page.waitForRequest(/error-reports$/, { timeout: 1_000 });
    await page.evaluate(() => void dispatchEvent(new ErrorEvent('error', { error: new RangeError('planted') })));
    headers = await (await asked).allHeaders();
  }).toPass();
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
  // Cookies know no ports: with a beacon this service of the same machine is given the tokens.
  const beacon = page.waitForRequest(/error-reports\?beacon$/);
  await page.evaluate(
    (address) => navigator.sendBeacon(address, '{}'),
    `${world.sandbox}/third-parties/error-reports?beacon`,
  );
  expect(await (await beacon).allHeaders()).toHaveProperty('cookie');

  await page.evaluate(() =>
    addEventListener('pagehide', () =>
      dispatchEvent(new ErrorEvent('error', { error: new RangeError('on the way out') })),
    ),
  );
  await page.goto('about:blank');
  await expect
    .poll(() => reportsOf(sandbox, 'uncaught-error'))
    .toContainEqual(expect.objectContaining({ error: { name: 'RangeError', message: 'on the way out' } }));
});
