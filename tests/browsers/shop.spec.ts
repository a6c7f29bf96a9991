import { CUSTOMER, EXPORT, makeExport } from '../support/export-desk.ts';
import { keepTray, TRAY } from '../support/print-tray.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';
import { expect, needs, test } from './fixtures.ts';
import { action, firstPhotos, selectFirst, tile } from './library.ts';
import type { Page } from './page.ts';

/** Chooses two photos for prints and hands them to the editor. */
async function handOver(app: Page): Promise<void> {
  await app.signIn(ANNA, `${PHOTOS}?stripped=true`);
  await firstPhotos(app, 3);
  await app.click({ role: 'button', name: 'Order photo prints' });
  for (const nth of [0, 1]) await app.click({ role: 'checkbox', name: /^Photo,/, nth });
  await app.click({ role: 'button', name: 'Next: Customise 2 photo prints' });
  await app.isAt(/\/prints-editor\?/);
}

test('P2.146 P4.46 S27 photos for prints are handed to the editor', async ({ app, sandbox }) => {
  await handOver(app);
  await app.seesText(/^2 photos · product /);
  expect((await sandbox.calls('createTempSelection')).length).toBe(1);
});

test('P2.149 Back from the editor finds the photos selected', async ({ app }) => {
  needs('back from another site');
  await handOver(app);
  await app.tab.back();
  await app.isAt(/\/my-photos\/photos\?stripped=true$/);
  await app.sees({ role: 'button', name: 'Next: Customise 2 photo prints' });
});

test('P4.45 P7.32 photos are collected in the print tray, looked at there, and joined by one from another device', async ({
  app,
  sandbox,
}) => {
  await app.signIn(ANNA, PHOTOS);
  const ids = await firstPhotos(app, 3);
  await selectFirst(app, 2);
  await app.click(action('Add to tray'));
  // What they were selected for is done.
  await app.seesNo(action('Add to tray'));
  await app.open(TRAY);
  const inTray = () =>
    app.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main [data-photo]')]
        .map(({ dataset }) => dataset['photo'])
        .toSorted(),
    );
  await expect.poll(inTray, { timeout: 20_000 }).toEqual(ids.slice(0, 2).toSorted());
  await app.click(tile(0));
  await app.sees({ css: '[role=dialog] img[data-preview]' });
  await app.isAt(new RegExp(`${TRAY}/preview/`));
  await app.tab.reload();
  await app.sees({ css: '[role=dialog] img[data-preview]' });
  await app.press('Escape');
  await app.isAt(new RegExp(`${TRAY}$`));

  await app.open(await keepTray(sandbox, ids.slice(1)));
  await app.isAt(new RegExp(`${TRAY}$`));
  await expect.poll(inTray, { timeout: 20_000 }).toEqual(ids.toSorted());
});

test('A2.7 A2.92 O98 an order is found in its list, and says where it is', async ({ app }) => {
  await app.signIn(ANNA, '/orders?page=3');
  await app.click({ role: 'link', name: 'Order SO-2994' });
  await app.sees({ role: 'heading', name: 'Order details' });
  await app.sees({ role: 'heading', name: 'Delivery address' });
  await app.seesText(/12 Mill Lane/);
  await app.tab.back();
  await app.sees({ role: 'link', name: 'Order SO-2994' });
});

test('A7.45 A7.46 the PDF of an order’s photo book is unpacked and saved', async ({ app, customer }) => {
  await app.signIn(ANNA, '/orders/SO-2999');
  await app.click({ role: 'button', name: /^Download PDF of/, nth: 0 });
  await app.seesText(/OR-2999-1\.pdf has been downloaded/);
  await expect.poll(() => customer.saved()).toEqual(['OR-2999-1.pdf']);
});

test('A2.112 A7.34 O114 an online photo book is asked for, made, and viewed', async ({ app, sandbox }) => {
  await app.signIn(ANNA, '/online-products');
  await app.click({ role: 'button', name: /^Create online version/, nth: 0 });
  await expect.poll(async () => (await sandbox.calls('createOrRefreshWidget'))[0]?.status ?? null).not.toBeNull();
  await sandbox.state('an online photo book exists', { orderCode: 'OR-2999-1', widgetId: 'widget-1' });
  await app.sees({ role: 'link', name: /^View online: /, nth: 0 });
});

test('P2.9 P2.162 S29 a file of an export is fetched by the browser itself', async ({ app, customer, sandbox }) => {
  await sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' });
  await app.signIn(ANNA, '/my-photos/exports/backup-1');
  await app.click({ role: 'button', name: /^Download/, nth: 0 });
  await expect.poll(() => customer.saved(), { timeout: 15_000 }).toEqual([expect.stringMatching(/\.zip$/)]);
});

for (const { host, headers } of [
  { host: '', headers: undefined },
  { host: ', also of a host that forbids frames', headers: { 'x-frame-options': 'DENY' } },
])
  test(`P1.8 P2.164 P9.11 without a folder to choose the parts of an export are saved one after the other, and not checked${host}`, async ({
    app,
    customer,
    sandbox,
  }) => {
    // Chromium alone has such folders.
    await customer.beforePages?.(() => void Reflect.deleteProperty(globalThis, 'showDirectoryPicker'));
    await makeExport(sandbox, { photos: 5, photosPerPart: 2 });
    if (headers) await sandbox.fault({ service: 'photo-files', headers });
    await app.signIn(CUSTOMER, EXPORT);
    await app.sees({ role: 'button', name: 'Save all' });
    await app.click({ role: 'button', name: 'Save all' });
    const names = [1, 2, 3].map((number) => `photo-export-${number}.zip`);
    await expect.poll(() => customer.saved().toSorted(), { timeout: 30_000 }).toEqual(names);
    const rows = { css: '[aria-label="Your export files"]' };
    for (const nth of [0, 1, 2]) await app.seesText(/Saved, not checked/, { role: 'listitem', nth, within: rows });
  });

test('A2.27 A2.76 the PDF of an invoice is saved', async ({ app, customer }) => {
  await app.signIn('b2b@example.com', '/invoices');
  await app.click({ css: 'table tbody button', nth: 0 });
  await expect
    .poll(() => customer.saved(), { timeout: 15_000 })
    .toEqual([expect.stringMatching(/^invoice-[\w-]+\.pdf$/)]);
});
