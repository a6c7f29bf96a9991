import { heading } from '../support/albums.ts';
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
import { sheetsOf } from '../support/pdf.ts';

const MB = 1_000_000;

test.beforeEach(async ({ context }) => chooseOwnFolder(context));

for (const [tag, device] of [
  ['', 'a desktop'],
  ['@phone ', 'a phone'],
] as const) {
  test(`${tag}P1.8 P2.164 P9.10 P9.11 X1 X10 all parts are saved in a folder one after the other, each is checked, and one page says so on ${device}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await makeExport(sandbox, { photos: 5, photosPerPart: 2 });
    await signIn(CUSTOMER, EXPORT);
    await expect(part(page, 3)).toContainText('Waiting');
    await expect(page.getByText(/^6 days left, until /)).toBeVisible();
    await expect(page.getByText('Your library', { exact: true })).toBeVisible();
    await saveAll(page).click();
    await expectChecked(page, 3);
    await expect(part(page, 1)).toContainText('Photos: 2');
    await expect(part(page, 3)).toContainText('Photos: 1');
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
    expect(second).toBeGreaterThan(5 * MB);
    expect(Object.values(await filesIn(page))).toEqual([expect.any(Number)]);
  });

  test(`${tag}R5 X7 a full disk is told where it is, what has been saved stays, and saving goes on when there is room on ${device}`, async ({
    page,
    context,
    signIn,
    sandbox,
  }) => {
    await makeExport(sandbox, { photos: 4, photosPerPart: 2, photoBytes: 3 * MB });
    await signIn(CUSTOMER, EXPORT);
    await expect(part(page, 1)).toBeVisible();
    const disk = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 10 * MB });
    await saveAll(page).click();
    await expect(part(page, 1)).toContainText('Saved and checked', { timeout: 20_000 });
    await expect(page.getByText(/^There is no room left/).first()).toBeVisible({ timeout: 20_000 });
    await expect(part(page, 1)).toContainText('Saved and checked');
    await expect(page.getByRole('button', { name: 'Choose another folder' })).toBeVisible();
    await disk.send('Storage.overrideQuotaForOrigin', { origin });
    await goOn(page).click();
    await expectChecked(page, 2);
    await expect(page.getByText(/^There is no room left/)).toHaveCount(0);
  });
}
