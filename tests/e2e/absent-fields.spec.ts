import type { Page } from '@playwright/test';
import { LISBON } from '../support/albums.ts';
import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { photos } from '../support/timeline.ts';
import { ANNA, BUSINESS } from '../support/seeded.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const items = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
const orderCards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const failures = (page: Page) => page.getByRole('main').getByRole('alert');
const reference = (page: Page) => page.getByRole('main').getByText(/^Reference/);

/** What a service answers to a page, with something changed; from then on it answers so. */
async function changed(
  page: Page,
  sandbox: SandboxControl,
  service: string,
  operationId: string,
  path: string,
  open: () => Promise<void>,
  change: (body: string) => unknown,
): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'GET' && new URL(response.url()).pathname === path && response.ok(),
  );
  await open();
  const body = await (await answered).text();
  await sandbox.fault({ service, operationId, status: 200, body: change(body) });
}

test.describe('null for every field that may be missing', () => {
  const everything = [
    'customer',
    'order',
    'saved-projects',
    'photo-management',
    'shared-albums',
    'photo-downloads',
    'invoice',
    'widget',
    'public-vendor-config',
  ];

  test.beforeEach(async ({ sandbox }) => {
    for (const service of everything) await sandbox.fault({ service, nulls: true });
  });

  test('R1 A2.85 A2.90 A2.95 A2.98 A2.106 P2.4 P2.33 all pages of a customer show, and what is not known as not known', async ({
    page,
    signIn,
  }) => {
    await signIn(ANNA, '/settings');
    await test.step('the settings', async () => {
      await expect(heading(page, 'My settings')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Personal details', exact: true })).toContainText('Name');
      await expect(page.getByRole('region', { name: 'Delivery address', exact: true })).toContainText('Mill Lane');
      await expect(failures(page)).toHaveCount(0);
    });
    await test.step('all addresses', async () => {
      await page.goto('/settings/addresses/all');
      await expect(items(page, 'Your addresses')).toHaveCount(3);
      await expect(items(page, 'Your addresses').first()).toContainText('Mill Lane');
      await expect(failures(page)).toHaveCount(0);
    });
    await test.step('all orders, and an order', async () => {
      // An order without a day is history.
      await page.goto('/orders?order_state=history');
      await expect(orderCards(page)).toHaveCount(3);
      await orderCards(page).first().getByRole('link').first().click();
      await expect(heading(page, 'Order details')).toBeVisible();
      await expect(failures(page)).toHaveCount(0);
    });
    await test.step('all projects', async () => {
      await page.goto('/saved-projects');
      await expect(items(page, 'Saved projects')).toHaveCount(10);
      await expect(failures(page)).toHaveCount(0);
    });
    await test.step('photos, albums and downloads', async () => {
      await page.goto('/my-photos/photos');
      await expect(photos(page).first()).toBeVisible();
      await page.goto('/my-photos/albums');
      await expect(items(page, 'Albums').first()).toBeVisible();
      await page.goto('/downloads');
      await expect(items(page, 'Your downloads').first()).toBeVisible();
      await expect(failures(page)).toHaveCount(0);
    });
  });

  test('R1 A2.76 invoices show', async ({ page, signIn }) => {
    await signIn(BUSINESS, '/invoices');
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await expect(failures(page)).toHaveCount(0);
  });

  test('O106 O107 what was null goes back as null with what the customer has changed', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn(ANNA, '/settings/addresses/all');
    await items(page, 'Your addresses')
      .first()
      .getByRole('link', { name: /Change|Edit/ })
      .click();
    await page.getByRole('textbox', { name: 'Town or city' }).fill('Leeds');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(heading(page, 'Delivery address')).toBeVisible();
    await expect
      .poll(async () => (await sandbox.calls('updateAddress')).map(({ status, body }) => ({ status, body })))
      .toEqual([
        {
          status: expect.any(Number),
          body: expect.objectContaining({ city: 'Leeds', companyName: null, addressLine2: null }),
        },
      ]);
    expect((await sandbox.calls('updateAddress'))[0]?.status).toBeLessThan(300);
  });
});

test.describe('one item that breaks its schema', () => {
  test('A8.10 A4.1 S32 of the orders: the others show, with how many do not and the number to ask for help with', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await changed(
      page,
      sandbox,
      'order',
      'listMySuperOrders',
      '/order/v2/superorders/me',
      () => signIn(ANNA, '/orders'),
      (body) => {
        const answer: { superOrders: Record<string, unknown>[] } = JSON.parse(body);
        return {
          ...answer,
          superOrders: answer.superOrders.with(0, { ...answer.superOrders[0], code: 7, createdAt: 'yesterday' }),
        };
      },
    );
    await expect(orderCards(page)).toHaveCount(3);
    const [before] = await orderCards(page).allTextContents();
    await page.reload();
    await expect(page.getByText('1 order could not be shown.')).toBeVisible();
    await expect(reference(page)).toBeVisible();
    await expect(orderCards(page)).toHaveCount(3);
    await expect(page.getByRole('main').getByText(String(before).slice(0, 13), { exact: true })).toHaveCount(0);
    await expect(failures(page)).toHaveCount(0);
  });

  test('A8.10 A4.1 of the addresses and the projects', async ({ page, signIn, sandbox }) => {
    await changed(
      page,
      sandbox,
      'customer',
      'listAddresses',
      '/customer/customers/me/addresses',
      () => signIn(ANNA, '/settings/addresses/all'),
      (body) => {
        const addresses: object[] = JSON.parse(body);
        return [{}, { id: 'address-2' }, ...addresses.slice(2)];
      },
    );
    await page.reload();
    await expect(page.getByText('2 addresses could not be shown.')).toBeVisible();
    await expect(reference(page)).toBeVisible();
    await expect(items(page, 'Your addresses')).toHaveCount(1);
    await page.goto('/saved-projects');
    await expect(items(page, 'Saved projects')).toHaveCount(10);
    await expect(page.getByText(/could not be shown/)).toHaveCount(0);
  });

  test('A8.10 P9.4 of the albums', async ({ page, signIn, sandbox }) => {
    await changed(
      page,
      sandbox,
      'photo-management',
      'listAlbums',
      '/photo-management/albums',
      () => signIn(ANNA, '/my-photos/albums'),
      (body) => {
        const answer: { albums: object[] } = JSON.parse(body);
        return { ...answer, albums: answer.albums.with(1, { albumId: 'broken' }) };
      },
    );
    await page.reload();
    await expect(page.getByText('1 album could not be shown.')).toBeVisible();
    await expect(reference(page)).toBeVisible();
    await expect(failures(page)).toHaveCount(0);
  });

  test('A8.10 P2.114 of the photos: the others of the album show', async ({ page, signIn, sandbox }) => {
    // The first page is enough for the beginning of the album; it stands for all of it from then on.
    await changed(
      page,
      sandbox,
      'photo-management',
      'listAlbumPhotos',
      '/photo-management/albums/album-lisbon/photos',
      () => signIn(ANNA, LISBON),
      (body) => {
        const answer: { images: object[] } = JSON.parse(body);
        return { images: answer.images.with(0, { imageId: 'broken', url: null }), cursor: null };
      },
    );
    await expect(photos(page).nth(1)).toBeVisible();
    const links = () => photos(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const [first, second] = await links();
    await page.reload();
    await expect.poll(async () => (await links())[0]).toBe(second);
    expect(await links()).not.toContain(first);
    await expect(failures(page)).toHaveCount(0);
  });

  test('A8.10 O98 where no order can be read, the page fails as ever', async ({ page, signIn, sandbox }) => {
    await sandbox.fault({
      service: 'order',
      operationId: 'listMySuperOrders',
      status: 200,
      body: { superOrders: [{}, { code: 7 }], total: 2 },
    });
    await signIn(ANNA, '/orders');
    await expect(page.getByText('We could not load your orders.')).toBeVisible();
    await expect(page.getByText(/could not be shown/)).toHaveCount(0);
  });
});
