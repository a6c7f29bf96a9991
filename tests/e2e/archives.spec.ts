import type { Page, Response } from '@playwright/test';
import { action, actionBar, selectFirst } from '../support/actions.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import type { JournalEntry } from '../support/sandbox-control.ts';
import { backgroundBegins } from '../support/steps.ts';
import { waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const preparing = (page: Page) => page.getByText('Preparing download...');
const downloading = (page: Page) => page.getByText('Downloading photos');
const failed = (page: Page) => page.locator('[data-toast]').filter({ hasText: 'Download failed' });

/** The archives on the downloads page. */
const listed = (page: Page) => page.getByRole('list', { name: 'Your downloads' }).getByRole('listitem');

/** What the browser says by itself when a WebSocket is refused. */
const SOCKET_REFUSED = 'WebSocket connection to';

/** Selects photos and orders an archive of them; gives its id. */
async function orderArchive(page: Page, amount = 2): Promise<{ downloadId: string; photos: string[] }> {
  await selectFirst(page, amount);
  const [answer] = await Promise.all([page.waitForResponse(isOrder), action(page, 'Download').click()]);
  const { id, photos }: { id: string; photos: string[] } = await answer.json();
  return { downloadId: id, photos };
}

function isOrder(response: Response): boolean {
  return response.request().method() === 'POST' && /(?:\/downloads|\/shared-album-downloads)$/.test(response.url());
}

/** What the page will have said on each of its connections for push. */
function framesSent(page: Page): { action: string; token: string }[][] {
  const sent: { action: string; token: string }[][] = [];
  page.on('websocket', (socket) => {
    const frames: { action: string; token: string }[] = [];
    sent.push(frames);
    socket.on('framesent', ({ payload }) =>
      frames.push(JSON.parse(String(payload)) as { action: string; token: string }),
    );
  });
  return sent;
}

/** The calls for zip files. */
function zipCalls(calls: JournalEntry[]): JournalEntry[] {
  return calls.filter(({ service, path }) => service === 'photo-files' && path.endsWith('.zip'));
}

test('P2.125 O39 O40 an archive of a shared album comes the same way', async ({ page, signIn, sandbox }) => {
  await signIn(ANNA, '/my-photos/shared-albums/album-skagen');
  await waitForPictures(page);
  const arrives = page.waitForEvent('download');
  const { downloadId, photos } = await orderArchive(page);
  expect((await arrives).suggestedFilename()).toBe(`${downloadId}.zip`);
  const [call] = await sandbox.calls('createSharedAlbumDownload');
  expect(call?.body).toEqual({
    albumId: 'album-skagen',
    photos: photos.map((photoId) => ({ photoId, ownerId: expect.stringMatching(/./) })),
  });
});

test.describe('an archive', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(ANNA, PHOTOS);
    await waitForPictures(page);
  });

  test('P4.33 P4.35 P4.36 P7.36 P8.11 P8.12 S29 is handed to the browser as {downloadId}.zip when push says that it is ready, on whatever page', async ({
    page,
    sandbox,
  }) => {
    const arrives = page.waitForEvent('download');
    // Looked for from the beginning: it goes by itself, while the page is changed.
    const areTold = Promise.all(
      [preparing(page), downloading(page)].map((one) => expect(one).toBeVisible({ timeout: 30_000 })),
    );
    const { downloadId } = await orderArchive(page);
    await expect(actionBar(page)).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Photos and albums' })
      .getByRole('link', { name: /^Albums/ })
      .click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Lisbon' })).toBeVisible();
    const download = await arrives;
    await areTold;
    expect(download.suggestedFilename()).toBe(`${downloadId}.zip`);
    await expect(page).toHaveURL(/\/my-photos\/albums/);
    const calls = await sandbox.calls();
    expect(zipCalls(calls).length).toBeGreaterThan(0);
    for (const { headers } of zipCalls(calls)) expect(headers).toMatchObject({ authorization: false });
    expect(calls.filter(({ operationId }) => operationId === 'connectPush')).toMatchObject([
      { query: {}, status: 101 },
    ]);
  });

  test('O53 that was ordered before a reload comes after it, once, whatever page is loaded', async ({
    page,
    sandbox,
  }) => {
    // The page that is left hears nothing of it.
    await sandbox.fault({ service: 'photo-push', delayMs: 10_000, times: 1 });
    const [, { downloadId }] = await Promise.all([page.waitForEvent('websocket'), orderArchive(page)]);
    const arrives = page.waitForEvent('download');
    await page.goto('/');
    expect((await arrives).suggestedFilename()).toBe(`${downloadId}.zip`);
    await expect(downloading(page)).toBeVisible();
    const asked = await sandbox.calls('getDownloadUrl');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('archiveOrder'))),
    ).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('O53 R4 without push is found in the list', async ({ page, sandbox }) => {
    expectConsole(SOCKET_REFUSED);
    await sandbox.fault({ service: 'photo-push', status: 503 });
    const arrives = page.waitForEvent('download');
    const { downloadId } = await orderArchive(page);
    expect((await arrives).suggestedFilename()).toBe(`${downloadId}.zip`);
    // Once more after it broke, and not again.
    expect(await sandbox.calls('connectPush')).toHaveLength(2);
  });

  test('O53 S34 a token that is refused is refreshed, and the connection made once more', async ({
    page,
    sandbox,
    traffic,
  }) => {
    // Any call that came between would find the token refused and refresh it: the first connection would say the new one.
    await backgroundBegins(page);
    await traffic.quiet();
    await sandbox.fault({ service: 'photo-push', delayMs: 4_000, times: 1 });
    // Or the list would have it, before the second connection is there.
    await sandbox.fault({ service: 'photo-downloads', operationId: 'listDownloads', delayMs: 3_000 });
    const sent = framesSent(page);
    const arrives = page.waitForEvent('download');
    await orderArchive(page);
    await sandbox.expireTokens(ANNA);
    await expect.poll(() => sent.flat().length, { timeout: 20_000 }).toBe(2);
    await arrives;
    // Once on each of them, and nothing else.
    expect(sent.map((frames) => frames.map(({ action: asks }) => asks))).toEqual([['authenticate'], ['authenticate']]);
    expect(new Set(sent.flat().map(({ token }) => token)).size).toBe(2);
  });

  test('S34 S14 a connection that would be there only after a sign-out in another tab is told nothing', async ({
    page,
    context,
    sandbox,
  }) => {
    await sandbox.fault({ service: 'photo-push', delayMs: 30_000 });
    const sent = framesSent(page);
    const [socket] = await Promise.all([page.waitForEvent('websocket'), orderArchive(page)]);
    const other = await context.newPage();
    await other.goto('/logout');
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect.poll(() => socket.isClosed()).toBe(true);
    expect(sent).toEqual([[]]);
    expect(await sandbox.calls('connectPush')).toHaveLength(1);
  });

  test('P8.13 P4.33 that cannot be made is said, and the list of downloads says it too', async ({
    page,
    context,
    sandbox,
    world,
  }) => {
    await sandbox.fault({ service: 'photo-push', delayMs: 300, times: 1 });
    const [first] = await selectFirst(page, 2);
    const token = (await context.cookies()).find(({ name }) => name === 'auth_access_token')?.value ?? '';
    // As soon as it is ordered, for it is packed a second later: what is gone cannot be packed.
    const isOrdered = expect
      .poll(async () => (await sandbox.calls('createArchiveDownload')).some(({ status }) => status === 201), {
        intervals: [20],
      })
      .toBe(true);
    const gone = isOrdered.then(() =>
      page.request.delete(`${world.sandbox}/photo-management/photos`, {
        headers: { authorization: `Bearer ${token}` },
        data: { photoIds: [first] },
      }),
    );
    await action(page, 'Download').click();
    expect((await gone).ok()).toBe(true);
    await expect(failed(page)).toBeVisible();
    await failed(page).getByRole('link', { name: 'Downloads' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible();
    await expect(listed(page).first()).toContainText('We could not prepare it');
    expect(await sandbox.calls('getDownloadUrl')).toEqual([]);
  });

  test('P8.13 whose link cannot be had, or is refused, is said; it is still in the list', async ({ page, sandbox }) => {
    await sandbox.fault({ service: 'photo-downloads', operationId: 'getDownloadUrl', status: 500 });
    const { downloadId } = await orderArchive(page);
    await expect(failed(page).getByRole('button', { name: 'Copy reference' })).toBeVisible();
    await failed(page).getByRole('link', { name: 'Downloads' }).click();
    const first = listed(page).first();
    await expect(first).toContainText('2 photos');
    await sandbox.healFaults();

    // Of the archive: pictures come from the same service.
    await sandbox.fault({ service: 'photo-files', path: '.zip', status: 403, times: 1 });
    await first.getByRole('button', { name: /^Download/ }).click();
    await expect(first).toContainText('Download failed');
    await expect(page).toHaveURL(/\/downloads$/);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      first.getByRole('button', { name: /^Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${downloadId}.zip`);
    await expect(first).not.toContainText('Download failed');
    await expect(downloading(page)).toBeVisible();
  });

  test('R4 P4.30 P4.31 P4.38 comes through 1,000 messages that are older, repeated, about others, or none at all', async ({
    page,
    sandbox,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const arrives = page.waitForEvent('download');
    await page.waitForFunction(() => document.readyState === 'complete');
    // Read late: a connection that is made when the archive is there already stays for a while, too.
    await sandbox.fault({ service: 'photo-downloads', operationId: 'listDownloads', delayMs: 3_000 });
    const isConnected = expect.poll(() => sandbox.push(ANNA, 'OK'), { intervals: [20], timeout: 20_000 }).toBe(1);
    const [{ downloadId }] = await Promise.all([orderArchive(page), isConnected]);
    const noise = ['OK', '{not json', 'null', [], {}, { key: 'archive-finished' }];
    const older = (index: number) => ({
      id: `m${index % 400}`,
      timestamp: new Date(Date.UTC(2020, 0, 1) + ((index * 7_919) % 400) * 1_000).toISOString(),
      key: 'archive-started',
      message: { userId: 'user-anna', downloadId: index % 3 === 0 ? downloadId : `other-${index % 7}` },
    });
    // Told for 5 s: the messages may take longer.
    const isTold = expect(downloading(page)).toBeVisible({ timeout: 30_000 });
    for (let sent = 0; sent < 1_000; sent += 50) {
      await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          sandbox.push(ANNA, (sent + at) % 5 === 0 ? noise[(sent + at) % noise.length] : older(sent + at)),
        ),
      );
    }
    expect((await arrives).suggestedFilename()).toBe(`${downloadId}.zip`);
    await isTold;
    expect(await sandbox.calls('getDownloadUrl')).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});
