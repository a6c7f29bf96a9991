import { openMore } from '../support/timeline.ts';
import type { Page } from '@playwright/test';
import { about, listen } from '../support/announcements.ts';
import { violations } from '../support/axe.ts';
import { dialog, heading } from '../support/albums.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { PHOTOS } from '../support/seeded.ts';

const SERVICE = 'photo-export';
const EXPORT = '/my-photos/exports/backup-1';
const PROBLEM = "We've run into a problem exporting your photos...";
const REQUESTED = 'We are preparing your export. It can take up to 48 hours. We’ll email you when it is ready.';

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your export files' }).getByRole('listitem').filter({ hasText: name });
/** What takes the place of the files once their links have expired. */
const expired = (page: Page) => page.getByRole('region', { name: 'Your download link has expired' });
const download = (page: Page, name: string) => row(page, name).getByRole('button', { name: /^Download/ });

test('P1.8 P4.20 P4.21 P9.9 P8.21 O33 O34 S55 an export is asked for where the storage status is told, once; before it is ready its page leads back', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.fault({ service: SERVICE, operationId: 'createBackup', status: 500, times: 1 });
  await signIn('b2b@example.com', PHOTOS);
  await openMore(page);
  await page.getByRole('button', { name: /^Storage status/ }).click();
  const ask = dialog(page).getByRole('button', { name: 'Export photos' });
  await ask.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(PROBLEM);
  await expect(dialog(page).getByRole('button', { name: 'Copy reference' })).toBeVisible();

  await sandbox.forgetCalls();
  await sandbox.fault({ service: SERVICE, operationId: 'createBackup', delayMs: 3_000, times: 1 });
  await ask.dblclick();
  await expect(dialog(page).getByText(REQUESTED)).toBeVisible();
  // Once: the toast is for a customer who has closed the dialog meanwhile.
  await expect(page.getByText(REQUESTED)).toHaveCount(1);
  expect(await sandbox.calls('createBackup')).toHaveLength(1);

  // One that is running already is as good as asked for.
  await page.reload();
  await openMore(page);
  await page.getByRole('button', { name: /^Storage status/ }).click();
  await sandbox.fault({
    service: SERVICE,
    operationId: 'createBackup',
    status: 409,
    body: { code: 'already-running' },
    times: 1,
  });
  await ask.click();
  await expect(dialog(page).getByText(REQUESTED)).toBeVisible();

  await sandbox.state('an export is running', { user: 'b2b@example.com', backupId: 'backup-1' });
  await page.goto(EXPORT);
  await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  await expect(
    page.getByText('Your export is not ready yet. It can take up to 48 hours. We’ll email you when it is.'),
  ).toBeVisible();
});

test('P4.20 P4.21 an export whose page has led back opens once the card says that it is ready, also when reading it fails first', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state('an export is running', { backupId: 'backup-1' });
  const answer = { id: 'backup-1', status: 'requested' };
  await sandbox.fault({ service: SERVICE, operationId: 'createBackup', status: 201, body: answer, times: 1 });
  await signIn('anna@example.com', '/my-photos/exports/no-such-export');
  await page.getByRole('button', { name: 'Create a new export' }).click();
  const card = page.getByRole('region', { name: 'Under way' });
  await expect(card).toContainText('Export of all your photos');
  await page.goto(EXPORT);
  await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  await sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' });
  await expect(card).toContainText('Your export is ready', { timeout: 30_000 });
  expectConsole('getBackup failed');
  await sandbox.fault({ service: SERVICE, operationId: 'getBackup', status: 500 });
  await card.getByRole('link', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: 'Export error' })).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'photo-export-1.zip')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${EXPORT}$`));
  await expect(card).toBeHidden();
});

test('P2.9 P2.162 P2.163 P2.164 P9.10 P9.11 P9.12 S29 files are fetched by the browser itself, without a token, and what has been fetched is remembered', async ({
  page,
  signIn,
  sandbox,
}) => {
  const chunks = [
    { id: 'chunk-3', iteration: 3, size: 524_800 },
    { id: 'chunk-1', iteration: 1, size: 2_147_483_648 },
    { id: 'chunk-2', iteration: 2, size: 22 },
  ];
  await sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' });
  await sandbox.fault({
    service: SERVICE,
    operationId: 'getBackup',
    status: 200,
    body: { requested: '2026-11-01T10:00:00Z', processed: '2026-11-02T12:00:00Z', chunks },
  });
  await signIn('anna@example.com', EXPORT);
  await expect(heading(page, 'Export photos')).toBeVisible();
  await expect(page).toHaveTitle(/^Export photos/);
  await expect(
    page.getByText('Your library as it was on 1 November 2026. You can download it until 9 November 2026.'),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'photo-export' })).toHaveText([
    /^photo-export-1\.zip2\.00\sGB/,
    /^photo-export-2\.zip22\.00\sBytes/,
    /^photo-export-3\.zip512\.50\sKB/,
  ]);
  await expect(page.getByText('0 of 3 files downloaded')).toBeVisible();

  await sandbox.fault({ service: SERVICE, operationId: 'getBackupChunkUrl', status: 500, times: 1 });
  await download(page, 'photo-export-1.zip').click();
  await expect(row(page, 'photo-export-1.zip').getByRole('alert')).toHaveText('Download failed');
  await expect(page.getByText('0 of 3 files downloaded')).toBeVisible();

  const saved = page
    .context()
    .waitForEvent('page')
    .then(
      async (tab) => (await tab.waitForEvent('download')).suggestedFilename(),
      () => undefined,
    );
  const savedHere = page.waitForEvent('download').then((file) => file.suggestedFilename());
  await download(page, 'photo-export-1.zip').click();
  expect(await Promise.any([saved, savedHere])).toBe('photo-export-1.zip');
  await expect(row(page, 'photo-export-1.zip').getByText('Saved, not checked')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Your download' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 3 files downloaded',
  );
  const fetched = (await sandbox.calls()).filter(
    ({ service, path }) => service === 'photo-files' && path.includes('chunk-1'),
  );
  // One byte to try the link, then the file.
  expect(fetched.map(({ headers }) => headers['authorization'])).toEqual([false, false]);
  await expect(page).toHaveURL(new RegExp(`${EXPORT}$`));

  await page.reload();
  await expect(row(page, 'photo-export-1.zip').getByText('Saved, not checked')).toBeVisible();
  await expect(row(page, 'photo-export-2.zip').getByText('Saved, not checked')).toHaveCount(0);
  await expect(download(page, 'photo-export-1.zip')).toHaveAccessibleName('Download again photo-export-1.zip');

  // S38: an address that is none of the web is not followed.
  await sandbox.fault({
    service: SERVICE,
    operationId: 'getBackupChunkUrl',
    status: 200,
    body: { url: 'javascript:alert(1)' },
    times: 1,
  });
  await download(page, 'photo-export-3.zip').click();
  await expect(row(page, 'photo-export-3.zip').getByRole('alert')).toBeVisible();

  // The service knows nothing of the second file any more.
  await download(page, 'photo-export-2.zip').click();
  await expect(heading(page, 'Export photos')).toBeVisible();
  await expect(expired(page)).toBeVisible();
});

test('P4.22 P8.15 X4 that the links have expired meanwhile is read out once, where the focus is', async ({
  page,
  signIn,
  sandbox,
}) => {
  const said = await listen(page);
  await sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' });
  await signIn('anna@example.com', EXPORT);
  for (const isPressed of [true, false]) {
    await page.goto(EXPORT);
    const button = download(page, 'photo-export-1.zip');
    const letGo = await holdBack(page, /\/chunks\/chunk-1\/url$/);
    await sandbox.fault({ service: SERVICE, operationId: 'getBackupChunkUrl', status: 410, times: 1 });
    await button.click();
    await expect(button).toBeFocused();
    if (!isPressed) await heading(page, 'Export photos').focus();
    letGo();
    await expect(expired(page)).toBeVisible();
    await expect(isPressed ? expired(page) : heading(page, 'Export photos')).toBeFocused();
    await expect
      .poll(async () => about(await said(), 'Your download link has expired'))
      .toHaveLength(isPressed ? 0 : 1);
  }
});

test('P4.22 P8.15 P8.16 P8.17 P8.21 X1 an export whose links have expired, or that does not exist, leads to a new one', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.state('the links of an export have expired', { backupId: 'backup-1', chunkId: 'chunk-1' });
  await signIn('anna@example.com', EXPORT);
  for (const address of [EXPORT, '/my-photos/exports/no-such-export']) {
    // A page that is still being loaded would take the delay that is for the next one.
    await page.goto('about:blank');
    await sandbox.fault({ service: SERVICE, operationId: 'getBackup', delayMs: 4_000, times: 1 });
    // Looked for from the beginning: on a busy machine a page may take longer to load than it shows this.
    await Promise.all([page.getByText('Loading your export').waitFor({ state: 'attached' }), page.goto(address)]);
    await expect(page.getByRole('heading', { name: 'Your download link has expired' })).toBeVisible({
      timeout: 15_000,
    });
    await expect(page.getByText('Download links expire after 7 days')).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await sandbox.fault({
    service: SERVICE,
    operationId: 'createBackup',
    status: 429,
    headers: { 'retry-after': '3600' },
    times: 1,
  });
  await page.getByRole('button', { name: 'Create a new export' }).click();
  await expect(page.getByRole('alert').filter({ hasText: PROBLEM })).toBeVisible();
  await page.getByRole('button', { name: 'Create a new export' }).click();
  await expect(page.locator('main').getByText(REQUESTED)).toBeVisible();
  expect(await sandbox.calls('createBackup')).toHaveLength(2);
});

for (const [what, fault] of [
  ['fails', { status: 500 }],
  ['belongs to somebody else', { status: 403 }],
  ['cannot be read', { malformed: true }],
  ['breaks off', { abort: 'body' }],
] as const) {
  test(`P2.165 P8.18 P8.19 P8.20 R1 an export that ${what} is an error, with ways on`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    expectConsole('getBackup failed');
    await sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' });
    await sandbox.fault({ service: SERVICE, operationId: 'getBackup', ...fault });
    await signIn('anna@example.com', EXPORT);
    await expect(page.getByRole('heading', { name: 'Export error' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: PROBLEM })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy reference' })).toBeVisible();
    await sandbox.healFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, 'photo-export-1.zip')).toBeVisible();
    await page.getByRole('link', { name: 'My photos', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  });
}

test('X10 @phone files of an export fit on a phone', async ({ page, signIn, sandbox }) => {
  await sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' });
  await signIn('anna@example.com', EXPORT);
  await expect(row(page, 'photo-export-1.zip')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
