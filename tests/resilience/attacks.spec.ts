import type { CDPSession, Page } from '@playwright/test';
import { action, selectFirst } from '../support/actions.ts';
import { ALBUMS } from '../support/albums.ts';
import { savedFiles, watchDownloads } from '../support/downloads.ts';
import { expect, expectConsole, expectViolation, test } from '../support/fixtures.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { openSession } from '../support/session.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const OVERVIEW = 'My account overview';

const overview = (page: Page) => expect(page.getByRole('heading', { level: 1, name: OVERVIEW })).toBeVisible();
const hasRun = (page: Page) => page.evaluate(() => 'planted' in globalThis);

test.describe('answers without measure', () => {
  /** What is no album, so often that it fills an answer. */
  const bodies = [
    ['of 9 MB', { albums: [], cursor: 'x'.repeat(9_000_000) }],
    ['of a million entries', { albums: Array.from({ length: 1_000_000 }, () => 0), cursor: null }],
  ] as const;

  for (const [name, body] of bodies) {
    test(`S40 an answer ${name} is a failure that is told, and the tab goes on`, async ({ page, signIn, sandbox }) => {
      expectConsole('listAlbums failed');
      await sandbox.fault({ service: 'photo-management', operationId: 'listAlbums', status: 200, body });
      await signIn(ANNA, ALBUMS);
      await expect(page.getByText('Unable to display albums. Please refresh the page or try again later.')).toBeVisible(
        { timeout: 30_000 },
      );
      await expect(page.getByText(/^Reference/)).toBeVisible();
      await sandbox.healFaults();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: 'Lisbon', exact: true })).toBeVisible();
    });
  }
});

test('S37 S38 S43 files that are pages or scripts in place of pictures run nothing, and are neither shown nor saved', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('photo-action failed');
  const document = '<!doctype html><script>parent.planted=1;globalThis.planted=1</script>';
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="planted=1"><script>planted=1</script><rect width="9" height="9"/></svg>';
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  for (const [type, body] of [
    ['text/html', document],
    ['application/xhtml+xml', document],
    ['image/svg+xml', drawing],
    ['text/javascript', 'planted=1'],
  ] as const) {
    await sandbox.healFaults();
    await sandbox.fault({ service: 'photo-files', status: 200, headers: { 'content-type': type }, body });
    await page.reload();
    await selectFirst(page, 1);
    watchDownloads(page);
    await action(page, 'Download').click();
    await expect(page.getByText('Your photo could not be downloaded')).toBeVisible();
    expect(savedFiles(page)).toEqual([]);
    expect([type, await hasRun(page), new URL(page.url()).pathname]).toEqual([type, false, PHOTOS]);
  }
});

/** A page of somebody else's on another origin. */
async function foreignPage(page: Page, sandbox: SandboxControl, origin: string, markup: string): Promise<void> {
  await sandbox.fault({
    service: 'third-parties',
    operationId: 'getFeedbackScript',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: `<!doctype html><title>Elsewhere</title>${markup}`,
  });
  // Not the address of the script itself, which the browser may have kept.
  await page.goto(`${origin}/third-parties/feedback.js?elsewhere`);
}

test('S47 no other page can show one of ours in a frame', async ({ page, signIn, sandbox, world }) => {
  await signIn(ANNA);
  await overview(page);
  expectViolation('frame-ancestors');
  await foreignPage(page, sandbox, world.sandbox, `<iframe src="${world.app}/orders"></iframe>`);
  await expect
    .poll(() =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url()),
    )
    .toEqual(['chrome-error://chromewebdata/']);
});

test('S46 S52 a window that opened ours has no hold on it, and nothing listens to what it says', async ({
  page,
  context,
  signIn,
  sandbox,
  world,
}) => {
  await signIn(ANNA);
  await overview(page);
  await foreignPage(page, sandbox, world.sandbox, '');
  const [ours] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => void Reflect.set(globalThis, 'theirs', open(address)), `${world.app}${PHOTOS}`),
  ]);
  await waitForPictures(ours);
  expect(await ours.evaluate(() => opener)).toBeNull();
  // Cut off, so that it looks closed to who opened it.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'theirs').closed)).toBe(true);

  const session = await context.newCDPSession(ours);
  for (const path of [PHOTOS, '/', '/orders', '/settings/email']) {
    await ours.goto(path);
    await ours.waitForLoadState('networkidle');
    // Errors are listened for last of all.
    await expect.poll(() => listenedFor(session)).toContain('error');
    expect((await listenedFor(session)).filter((type) => type.startsWith('message'))).toEqual([]);
  }
});

/** The types of the events that somebody listens for on the window. */
async function listenedFor(session: CDPSession): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  return listeners.map(({ type }) => type);
}

test.describe('cookies of sisters and parents', () => {
  const HOST = 'account.folioleaf-nl.localhost';
  const places = [
    { name: 'for the host alone', domain: HOST, path: '/' },
    { name: 'for a path below', domain: '.folioleaf-nl.localhost', path: '/my-photos' },
    { name: 'for the host and a path below', domain: HOST, path: PHOTOS },
  ];

  for (const cookie of ['auth_access_token', 'auth_refresh_token']) {
    test(`S14 S16 a second ${cookie} that another site of the domain has planted signs out, wherever it stands, and is gone`, async ({
      page,
      context,
      guard,
      sandbox,
      world,
    }) => {
      expectConsole('AccessToken Error');
      for (const { name, domain, path } of places) {
        guard.know(...(await openSession(context, world.app, ANNA, '.folioleaf-nl.localhost')));
        await context.addCookies([
          {
            name: cookie,
            value: `planted-${name.replaceAll(' ', '-')}`,
            domain,
            path,
            secure: true,
            sameSite: 'Strict',
          },
        ]);
        await sandbox.forgetCalls();
        await page.goto(`http://${HOST}:${world.appPort}${PHOTOS}`, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { name: 'Sign in', exact: true }), name).toBeVisible();
        await expect
          .poll(async () => (await context.cookies()).filter((one) => one.name.startsWith('auth_')), { message: name })
          .toEqual([]);
        expect((await sandbox.calls()).filter(({ headers }) => headers['authorization'])).toEqual([]);
      }
    });
  }

  test('S3 S16 a token that is none, planted where nobody is signed in, is nobody: sign-in begins, once', async ({
    page,
    context,
    sandbox,
    world,
  }) => {
    const claims = Buffer.from(
      '{"__proto__":{"planted":1},"sub":{"toString":1},"email":"<img src=x onerror=planted=1>"}',
    ).toString('base64url');
    for (const value of [
      '%3Cscript%3Eplanted%3D1%3C%2Fscript%3E',
      '..',
      `eyJhbGciOiJub25lIn0.${claims}.`,
      '%E0%A4%A',
    ]) {
      await context.addCookies([
        { name: 'auth_access_token', value, domain: 'localhost', path: '/', secure: true, sameSite: 'Strict' },
      ]);
      await sandbox.forgetCalls();
      await page.goto(world.app);
      await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
      expect(await sandbox.calls('authorize')).toHaveLength(1);
    }
    await answerSignIn(page, ANNA);
    await overview(page);
    expect(await hasRun(page)).toBe(false);
  });
});

test('S9 S38 no parameter leads to another site or runs anything', async ({ page, signIn, sandbox, world }) => {
  const places = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:planted=1',
    '/%09/evil.example',
    '<img src=x onerror=planted=1>',
  ];
  const parameters = [
    'to',
    'returnTo',
    'return_to',
    'redirect',
    'redirect_uri',
    'next',
    'url',
    'iss',
    'q',
    'page',
    'in',
    'order_state',
    'sortKey',
    'stripped',
  ];
  await signIn(ANNA);
  await overview(page);
  await page.goto('about:blank');
  const elsewhere: string[] = [];
  page.on(
    'framenavigated',
    (frame) => void (/^(http:\/\/localhost:|about:)/.test(frame.url()) || elsewhere.push(frame.url())),
  );
  for (const place of places) {
    const query = parameters.map((name) => `${name}=${encodeURIComponent(place)}`).join('&');
    for (const path of ['/', '/my-photos', '/saved-projects']) {
      await page.goto(`${path}?${query}`);
      await expect(page.getByRole('main')).toBeVisible();
      expect([path, place, await hasRun(page)]).toEqual([path, place, false]);
      expect(new URL(page.url()).origin).toBe(world.app);
    }
  }
  // The one that leads somewhere by design: signing out goes on to pages that the authority knows.
  for (const place of ['//evil.example', 'javascript:planted=1']) {
    await sandbox.forgetCalls();
    await page.goto(`/logout?to=${encodeURIComponent(place)}`);
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    for (const { query } of await sandbox.calls('endSession'))
      expect([place, query['post_logout_redirect_uri'] ?? `${world.app}/`]).toEqual([place, `${world.app}/`]);
  }
  expect(elsewhere).toEqual([]);
});

test('S38 S56 a token of a mail that is a path leads to no other call', async ({ page, signIn, sandbox }) => {
  expectConsole('confirmEmailChange failed', 'confirmAccountDeletion failed', 'No address for auth');
  await signIn(ANNA);
  await overview(page);
  for (const token of ['..', '.', '../../../customers/me', '..%2F..%2Fcustomers', '?x=', '#']) {
    for (const link of ['change-email-confirmation', 'delete-account-confirmation']) {
      await sandbox.forgetCalls();
      await page.goto(`/${link}?confirmation-token=${encodeURIComponent(token)}`);
      await expect(page.getByRole('heading', { level: 1, name: /wasn't changed|couldn't be deleted/ })).toBeVisible();
      const writes = (await sandbox.calls()).filter(
        ({ method, service }) => method === 'POST' && service !== 'third-parties' && service !== 'identity-provider',
      );
      // What is no segment of a path is not sent at all.
      expect([token, writes.length]).toEqual([token, /^\.+$/.test(token) ? 0 : 1]);
      for (const { operationId } of writes)
        expect([token, operationId]).toEqual([
          token,
          link.startsWith('change') ? 'confirmEmailChange' : 'confirmAccountDeletion',
        ]);
    }
  }
});
