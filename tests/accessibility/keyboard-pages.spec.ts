import type { Page } from '@playwright/test';
import { routeKeys, type RouteKey } from '#paths';
import { about, listen } from '../support/announcements.ts';
import { expect, test } from '../support/keyboard-fixtures.ts';
import { clumsyIn } from '../support/reads-well.ts';
import { waitForPictures } from '../support/timeline.ts';
import { ANNA, BUSINESS } from '../support/seeded.ts';

interface Visit {
  person: string;
  path: string;
  /** What the browser's tab says. */
  title: string;
}

const anna = (path: string, title: string): Visit => ({ person: ANNA, path, title });
const business = (path: string, title: string): Visit => ({ person: BUSINESS, path, title });

/** Every page that customers go to from another one. */
const VISITS: Partial<Record<RouteKey, Visit>> = {
  photos: anna('/my-photos/photos', 'My photos'),
  albums: anna('/my-photos/albums', 'My albums'),
  album: anna('/my-photos/albums/album-lisbon', 'Lisbon'),
  sharedAlbum: anna('/my-photos/shared-albums/album-skagen', 'Summer in Skagen'),
  downloads: anna('/downloads', 'Downloads'),
  printTray: anna('/my-photos/print-tray', 'Print tray'),
  export: anna('/my-photos/exports/backup-1', 'Export photos'),
  orders: anna('/orders', 'Orders'),
  order: anna('/orders/SO-2999', 'Order details'),
  savedProjects: anna('/saved-projects', 'My saved projects'),
  widgets: anna('/online-products', 'My online photo books'),
  widget: anna('/online-products/OR-2999-1', 'Share your photo book'),
  settings: anna('/settings', 'My settings'),
  personalDetails: anna('/settings/personal-details', 'Change personal details'),
  paymentMethod: anna('/settings/payment-method', 'Change your payment method'),
  email: anna('/settings/email', 'Change email address'),
  addresses: anna('/settings/addresses/all', 'Delivery address'),
  newAddress: anna('/settings/new-address', 'Delivery address'),
  address: anna('/settings/address/address-2', 'Delivery address'),
  home: anna('/', 'My account overview'),
  b2bSettings: business('/settings/b2b', 'My settings'),
  b2bEmail: business('/settings/b2b/email', 'Change email address'),
  newB2bAddress: business('/settings/b2b/new-address', 'Delivery address'),
  invoices: business('/invoices', 'B2B invoices'),
  integration: business('/integration', 'FTP instructions'),
};

/** Pages that other journeys by keyboard go through, or at which nothing shows. */
const ELSEWHERE: readonly RouteKey[] = [
  'photoPreview',
  'albumPhotoPreview',
  'sharedAlbumPhotoPreview',
  'printTrayPhoto',
  'printTrayReceived',
  'logout',
  'myPhotos',
  'b2bAddress',
  'accountDeleted',
  'deleteAccountConfirmation',
  'deleteAccountError',
  'changeEmailConfirmation',
  'changeEmailSuccess',
  'changeEmailError',
  'subscriptionConfirmation',
  'subscriptionConfirmationSuccess',
  'subscriptionConfirmationError',
];

/** Goes to a page as a link of the app does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

test('X5 every page is visited', () => {
  expect([...Object.keys(VISITS), ...ELSEWHERE].toSorted()).toEqual([...routeKeys].toSorted());
});

for (const [person, name] of [
  [ANNA, 'a customer'],
  [BUSINESS, 'a business customer'],
] as const) {
  test(`X2 X5 each page of ${name} has its title, begins at its heading, says so once, and is gone through in reading order`, async ({
    page,
    keyboard,
    signIn,
    sandbox,
    traffic,
  }) => {
    const said = await listen(page);
    await sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' });
    await sandbox.state('an online photo book exists', { orderCode: 'OR-2999-1', widgetId: 'widget-1' });
    await signIn(person, '/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
    expect((await keyboard.here()).role, 'the focus is the browser’s at first').toBe('none');
    expect(about(await said(), 'We cannot find this page'), 'silent at first').toEqual([]);
    const all = await keyboard.round();
    expect(all[0]).toEqual({ role: 'link', name: 'Skip to content' });

    for (const { path, title } of Object.values(VISITS).filter((visit) => visit.person === person)) {
      await test.step(path, async () => {
        const before = (await said()).length;
        await follow(page, path);
        await expect(page).toHaveTitle(`${title} – Folioleaf`);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeFocused();
        if (path === '/my-photos/photos') await waitForPictures(page);
        await traffic.quiet();
        await expect(heading).toBeFocused();
        const spoken = (await said()).slice(before);
        expect(about(spoken, (await heading.textContent()) ?? ''), 'the heading is said by its focus alone').toEqual(
          [],
        );
        expect(spoken.filter(({ urgent }) => urgent)).toEqual([]);
        expect(await clumsyIn(page)).toEqual([]);
        await keyboard.rest();
      });
    }
  });
}
