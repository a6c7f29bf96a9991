import { about, listen } from '../support/announcements.ts';
import { rowsIn } from '../support/database-rows.ts';
import { violations } from '../support/axe.ts';
import {
  askedFrom,
  chooseOwnFolder,
  CUSTOMER,
  EXPORT,
  expectChecked,
  fileHostDoes,
  filesIn,
  goOn,
  makeExport,
  part,
  receipt,
  saveAll,
} from '../support/export-desk.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { sheetsOf } from '../support/pdf.ts';
import type { JournalEntry } from '../support/sandbox-control.ts';

const MB = 1_000_000;

test.beforeEach(async ({ context }) => chooseOwnFolder(context));

for (const [tag, device] of [
  ['', 'a desktop'],
  ['@phone ', 'a phone'],
] as const) {
  test(`${tag}P1.8 P2.164 P9.10 P9.11 X1 X8 X10 all parts are saved in a folder one after the other, each is checked, and one page says so on ${device}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    const said = await listen(page);
    await makeExport(sandbox, { photos: 5, photosPerPart: 2 });
    await signIn(CUSTOMER, EXPORT);
    await expect(part(page, 3)).toContainText('Waiting');
    await expect(page.getByText(/^6 days left, until /)).toBeVisible();
    await expect(page.getByText('Your library', { exact: true })).toBeVisible();
    await saveAll(page).click();
    await expectChecked(page, 3);
    await expect(part(page, 1)).toContainText('Photos: 2');
    await expect(part(page, 3)).toContainText('Photos: 1');
    for (const [number, photos] of [2, 2, 1].entries()) {
      const words = `photo-export-${number + 1}.zip. Saved and checked. Photos: ${photos}`;
      await expect.poll(async () => about(await said(), words)).toHaveLength(1);
    }
    expect(Object.keys(await filesIn(page)).sort()).toEqual([1, 2, 3].map((number) => `photo-export-${number}.zip`));
    // One after the other: a part is asked for when the one before is there.
    const links = (await sandbox.calls()).filter(
      ({ operationId, path, headers }) =>
        operationId === 'getBackupChunkUrl' || (path.startsWith('/exports/') && headers['range'] === 'bytes=0-'),
    );
    expect(links.map(({ operationId }) => operationId)).toEqual(
      [1, 2, 3].flatMap(() => ['getBackupChunkUrl', 'getPhotoFile']),
    );
    expect(links.filter(({ headers }) => headers['authorization']).map(({ service }) => service)).toEqual(
      [1, 2, 3].map(() => 'photo-export'),
    );
    await expect(receipt(page)).toContainText('3 of 3 files');
    await expect(receipt(page)).toContainText('Nothing');
    await expect(saveAll(page)).toHaveCount(0);
    await expect(page.getByRole('progressbar', { name: 'Your download' })).toHaveAttribute('aria-valuenow', '100');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await page.reload();
    await expectChecked(page, 3);
    await expect(receipt(page)).toContainText('Nothing');
    expect(about(await said(), 'Saved and checked'), 'nothing of what was there before').toEqual([]);
  });

  test(`${tag}R1 R5 a part that breaks at 90 % goes on from there, and is whole on ${device}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await makeExport(sandbox, { photos: 2, photosPerPart: 2, photoBytes: 3 * MB });
    await fileHostDoes(sandbox, undefined, { abort: 'body', abortAfter: 0.9, times: 1 });
    await signIn(CUSTOMER, EXPORT);
    await saveAll(page).click();
    await expectChecked(page, 1);
    const [first, second, ...more] = await askedFrom(sandbox);
    expect([first, more]).toEqual([0, []]);
    // What was on its way in the browser is lost with the connection.
    expect(second).toBeGreaterThan(0);
    expect(Object.values(await filesIn(page))).toEqual([expect.any(Number)]);
    await expect(receipt(page)).toContainText('Nothing');
  });

  test(`${tag}R5 X7 a full disk is told where it is, what has been saved stays, and saving goes on when there is room on ${device}`, async ({
    page,
    context,
    signIn,
    sandbox,
  }) => {
    const said = await listen(page);
    await makeExport(sandbox, { photos: 4, photosPerPart: 2, photoBytes: 3 * MB });
    await signIn(CUSTOMER, EXPORT);
    await expect(part(page, 1)).toBeVisible();
    const disk = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 10 * MB });
    await saveAll(page).click();
    await expect(part(page, 1)).toContainText('Saved and checked', { timeout: 20_000 });
    await expect(page.getByRole('alert').getByText(/^There is no room left/)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^There is no room left/)).toHaveCount(2);
    expect(about(await said(), /^There is no room left/)).toHaveLength(1);
    await expect(part(page, 1)).toContainText('Saved and checked');
    await expect(page.getByRole('button', { name: 'Choose another folder' })).toBeVisible();
    await disk.send('Storage.overrideQuotaForOrigin', { origin });
    await goOn(page).click();
    await expectChecked(page, 2);
    await expect(page.getByText(/^There is no room left/)).toHaveCount(0);
  });

  test(`${tag}R1 P2.164 a page that is loaded anew in the midst knows what is saved, and goes on where the file ends on ${device}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    test.setTimeout(120_000);
    await makeExport(sandbox, { photos: 3, photosPerPart: 2, photoBytes: 13 * MB });
    // The second part is whole at first sight and breaks off; what is asked for next never comes.
    await fileHostDoes(sandbox, undefined, { abort: 'body', abortAfter: 0.95, times: 1 }, { delayMs: 120_000 });
    await signIn(CUSTOMER, EXPORT);
    await saveAll(page).click();
    await expect(part(page, 1)).toContainText('No connection. We’ll carry on when it is back.', { timeout: 30_000 });
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(part(page, 1)).toContainText('Started, will continue where it stopped');
    await expect(part(page, 2)).toContainText('Waiting');
    await sandbox.healFaults();
    await sandbox.forgetCalls();
    await goOn(page).click();
    await expectChecked(page, 2);
    const [first, ...others] = await askedFrom(sandbox);
    expect(first).toBeGreaterThan(8 * MB);
    expect(others).toEqual([0]);
    await expect(receipt(page)).toContainText('2 of 2 files');
  });

  test(`${tag}R5 P2.164 without a network saving waits, says so, and goes on by itself when it is back on ${device}`, async ({
    page,
    context,
    signIn,
    sandbox,
  }) => {
    test.setTimeout(120_000);
    expectConsole('failed (', 'WebSocket', 'Failed to load resource');
    await makeExport(sandbox, { photos: 2, photosPerPart: 2, photoBytes: 3 * MB });
    await fileHostDoes(sandbox, undefined, { abort: 'body', abortAfter: 0.5, times: 1 }, { delayMs: 120_000 });
    await signIn(CUSTOMER, EXPORT);
    await saveAll(page).click();
    await expect(part(page, 1)).toContainText('No connection', { timeout: 30_000 });
    await context.setOffline(true);
    await expect(
      page.getByText('No connection. Your photos are safe; we go on when it is back.').first(),
    ).toBeVisible();
    await expect(part(page, 1)).toContainText('No connection');
    await sandbox.healFaults();
    await context.setOffline(false);
    await expectChecked(page, 1);
  });
}

/** The links to parts that were asked for. */
const linksAsked = (calls: readonly JournalEntry[]) =>
  calls.filter(({ operationId }) => operationId === 'getBackupChunkUrl').length;

test('R1 O70 a link that is refused in the midst is asked for anew, and what has come stays', async ({
  page,
  signIn,
  sandbox,
}) => {
  await makeExport(sandbox, { photos: 2, photosPerPart: 2, photoBytes: 3 * MB });
  await fileHostDoes(sandbox, undefined, { abort: 'body', abortAfter: 0.5, times: 1 }, { status: 403, times: 1 });
  await signIn(CUSTOMER, EXPORT);
  await saveAll(page).click();
  await expectChecked(page, 1);
  expect(linksAsked(await sandbox.calls())).toBe(3);
  const from = await askedFrom(sandbox);
  expect(from.slice(1).every((place) => place > 0)).toBe(true);
});

test('P9.10 P8.15 P8.16 X4 links that have expired in the midst lead to a new export, and so does the end of the seven days', async ({
  page,
  signIn,
  sandbox,
}) => {
  await makeExport(sandbox, { photos: 4, photosPerPart: 2 });
  const letGo = await holdBack(page, /\/photo-files\/exports\//);
  await signIn(CUSTOMER, EXPORT);
  await saveAll(page).click();
  await expect(part(page, 1)).toContainText('Saving');
  await expect.poll(async () => linksAsked(await sandbox.calls())).toBe(1);
  await sandbox.clock(new Date(Date.now() + 7.1 * 24 * 3_600_000).toISOString());
  letGo();
  // What had the focus is gone with the files.
  await expect(page.getByRole('region', { name: 'Your download link has expired' })).toBeFocused({ timeout: 30_000 });
  await expect(page.getByText('Download links expire after 7 days')).toBeVisible();
});

test('X4 X15 the button of a part keeps the focus while the part is being saved', async ({ page, signIn, sandbox }) => {
  await makeExport(sandbox, { photos: 4, photosPerPart: 2 });
  const letGo = await holdBack(page, /\/photo-files\/exports\//);
  await signIn(CUSTOMER, EXPORT);
  await saveAll(page).click();
  const button = (number: number) => part(page, number).getByRole('button', { name: /^Download/ });
  await expect(button(1)).toHaveAccessibleDescription('Saving your photos');
  await button(2).focus();
  letGo();
  await expectChecked(page, 2);
  await expect(button(2)).toBeFocused();
  await expect(button(2)).toHaveAccessibleName('Download again photo-export-2.zip');
});

test('P9.10 the days of the links and of the library are counted down', async ({ page, signIn, sandbox }) => {
  await sandbox.state('an export is finished', {
    user: 'critical@example.com',
    backupId: 'backup-1',
    chunkId: 'chunk-1',
  });
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const readyAgo = (hours: number) =>
    sandbox.fault({
      service: 'photo-export',
      operationId: 'getBackup',
      status: 200,
      body: { requested: ago(hours + 20), processed: ago(hours), chunks: [{ id: 'chunk-1', iteration: 1, size: 22 }] },
    });
  await readyAgo(3 * 24 + 1);
  await signIn('critical@example.com', EXPORT);
  await expect(page.getByText(/^3 days left, until /)).toBeVisible();
  await expect(page.getByText('Will be deleted tomorrow', { exact: true })).toBeVisible();
  for (const [hours, text] of [
    [7 * 24 - 30.5, /^About 30 hours left, until /],
    [7 * 24 - 0.55, /^About 3[123] minutes left, until /],
  ] as const) {
    await sandbox.healFaults();
    await readyAgo(hours);
    await page.reload();
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('P1.8 P9.11 S42 S43 a file of another export with the same name is left as it is, and a whole one is not fetched again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await makeExport(sandbox, { photos: 3, photosPerPart: 2 });
  await signIn(CUSTOMER, EXPORT);
  await saveAll(page).click();
  await expectChecked(page, 2);
  const saved = await filesIn(page);
  await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Holidays');
    const writer = await (await folder.getFileHandle('photo-export-2.zip')).createWritable();
    await writer.write('My diary');
    await writer.close();
    localStorage.removeItem('savedExports');
  });
  await sandbox.forgetCalls();
  await page.reload();
  await saveAll(page).click();
  await expectChecked(page, 2);
  await expect(part(page, 2)).toContainText('photo-export-2 (2).zip');
  expect(await filesIn(page)).toEqual({
    'photo-export-1.zip': saved['photo-export-1.zip'],
    'photo-export-2.zip': 8,
    'photo-export-2 (2).zip': saved['photo-export-2.zip'],
  });
  expect(await askedFrom(sandbox)).toEqual([0]);
  // What the browser is handed has its own name all the same.
  const handedOver = page.waitForEvent('download');
  await part(page, 2)
    .getByRole('button', { name: /^Download again/ })
    .click();
  expect((await handedOver).suggestedFilename()).toBe('photo-export-2.zip');
});

test('P1.8 X8 a part that is not what the service says is called broken, and can be saved again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await makeExport(sandbox, { photos: 2, photosPerPart: 2 });
  await sandbox.fault({
    service: 'photo-export',
    operationId: 'getBackup',
    status: 200,
    body: {
      requested: new Date().toISOString(),
      processed: new Date().toISOString(),
      chunks: [{ id: 'backup-1-1', iteration: 1, size: 4_711 }],
    },
  });
  const said = await listen(page);
  await signIn(CUSTOMER, EXPORT);
  await saveAll(page).click();
  // What is pointed at does not go by itself.
  await page.locator('[data-toast]').getByText('Saved, but some files are damaged.').hover();
  await expect(part(page, 1)).toContainText('Damaged');
  await expect.poll(async () => about(await said(), /^photo-export-1\.zip\. Damaged/)).toHaveLength(1);
  await expect(receipt(page)).toContainText('Damaged: photo-export-1.zip');
  await expect(receipt(page)).toContainText('0 of 1 files');
  await sandbox.healFaults();
  await page.reload();
  await part(page, 1).getByRole('button', { name: 'Save again photo-export-1.zip' }).click();
  await expectChecked(page, 1);
  expect(await filesIn(page)).toEqual({ 'photo-export-1.zip': expect.any(Number) });
});

test('P1.8 A2.85 what the library has and the files have not is named, and all of it is one sheet of paper', async ({
  page,
  signIn,
  sandbox,
}) => {
  await makeExport(sandbox, { photos: 6, photosPerPart: 2, leftOut: 1 });
  await signIn(CUSTOMER, EXPORT);
  await saveAll(page).click();
  // What is pointed at does not go by itself.
  await page.getByText('Saved, and every photo checked').hover();
  await expectChecked(page, 3);
  await expect(receipt(page)).toContainText(/In your library but not in the files \(1\): \S+\.jpg/i);
  const sheets = await sheetsOf(await page.pdf({ format: 'A4' }));
  expect(sheets).toHaveLength(1);
  // Some letters are drawn as one.
  const text = sheets.map((sheet) => sheet.text.normalize('NFKC')).join('\n');
  for (const words of ['Your export on one page', 'photo-export-3.zip', '3 of 3 files', 'In your library but not'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Print|Save all|Download again/);
});

test('S14 S19 S20 what was saved, where, and of which photos is forgotten when the customer signs out', async ({
  page,
  signIn,
  sandbox,
}) => {
  await makeExport(sandbox, { photos: 2, photosPerPart: 2 });
  await signIn(CUSTOMER, EXPORT);
  await saveAll(page).click();
  await expectChecked(page, 1);
  await expect.poll(() => rowsIn(page, 'saved-exports')).toBeGreaterThan(0);
  await page.goto('/logout');
  // Signing out leads to another site, which nothing may interrupt.
  await expect(page.getByLabel('Password')).toBeVisible({ timeout: 30_000 });
  await signIn(CUSTOMER, EXPORT);
  await expect(part(page, 1)).toContainText('Waiting');
  expect(await rowsIn(page, 'saved-exports')).toBe(0);
});

test('O53 P1.8 saving goes on while the customer is on other pages, and the card of jobs shows it and ends it', async ({
  page,
  signIn,
  sandbox,
}) => {
  await makeExport(sandbox, { photos: 4, photosPerPart: 2 });
  await fileHostDoes(sandbox, undefined, undefined, { delayMs: 60_000 });
  await signIn(CUSTOMER, EXPORT);
  await saveAll(page).click();
  await expect(part(page, 1)).toContainText('Saved and checked');
  await page.getByRole('link', { name: 'My photos', exact: true }).first().click();
  const card = page.getByRole('region', { name: 'Under way' });
  await expect(card).toContainText('Saving your photos');
  await expect(card).toContainText('Part 2 of 2');
  await card.getByRole('button', { name: 'Stop' }).click();
  await expect(card).toBeHidden();
  await sandbox.healFaults();
  await page.goBack();
  await expect(part(page, 2)).toContainText('Waiting');
  await goOn(page).click();
  await expectChecked(page, 2);
});
