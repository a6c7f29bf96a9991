import type { Page } from '@playwright/test';
import type { RouteKey } from '#paths';
import { expect } from '../support/fixtures.ts';
import { latestMail } from '../support/mailed-link.ts';
import { waitForPictures } from '../support/timeline.ts';
import type { Situation } from './situation.ts';
import { ANNA, BUSINESS, PHOTOS, READER } from '../support/seeded.ts';

const ADDRESSES = '/settings/addresses/all';
const LISBON = '/my-photos/albums/album-lisbon';
const SKAGEN = '/my-photos/shared-albums/album-skagen';
/** Ordered, with a voucher and products that have a file. */
const ORDER = 'SO-2998';
/** A photo book of Anna's. */
const BOOK = 'OR-2999-1';

const heading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole('heading', { level, name })).toBeVisible();
const listed = (page: Page, list: string | RegExp) =>
  expect(page.getByRole('list', { name: list }).getByRole('listitem').first()).toBeVisible();
const filledIn = (page: Page, label: string) => expect(page.getByLabel(label, { exact: true })).not.toHaveValue('');

/** Opens a photo by its own address, as from a bookmark: neither the page it belongs to nor any picture is there yet. */
async function openByAddress(page: Page, list: string): Promise<void> {
  const photo = await page.locator('[data-photo]').first().getAttribute('data-photo');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
  await page.goto(`${list}/preview/${photo}`, { waitUntil: 'commit' });
}

/** Opens what a link of this page leads to by its address: the list it stands in is not there yet. */
async function openLinked(page: Page, link: RegExp): Promise<void> {
  await page.goto((await page.getByRole('link', { name: link }).first().getAttribute('href')) ?? '', {
    waitUntil: 'commit',
  });
}

/** Takes cookies away from a page that has settled: one that has not would ask for them anew at once. */
async function lose(page: Page, name: RegExp): Promise<void> {
  await heading(page, "Your account couldn't be deleted");
  await page.context().clearCookies({ name });
}

/** Photos show, whatever has become of their pictures. */
const photosShow = (page: Page) => expect(page.locator('[data-photo]').first()).toBeVisible();

const photoShows = async (page: Page) => {
  await expect(page.getByText(/^Taken on/).first()).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.some(({ complete, naturalWidth }) => complete && naturalWidth > 0),
        ),
    )
    .toBe(true);
};

/** The opening of each page that calls services. */
export const pages: readonly Situation[] = [
  { name: 'Photos', screen: 'photos', as: ANNA, path: PHOTOS, worked: photosShow },
  {
    name: 'Photo',
    screen: 'photoPreview',
    as: ANNA,
    path: PHOTOS,
    prepare: waitForPictures,
    act: (page) => openByAddress(page, PHOTOS),
    worked: photoShows,
  },
  {
    name: 'Print tray from another device',
    screen: 'printTrayReceived',
    // The photos are read as on every page of photos.
    about: ['temp-selections/getTempSelection'],
    as: ANNA,
    async given(sandbox) {
      const photoIds = ['photo-1', 'photo-2'];
      await sandbox.state('photos exist', { photoIds });
      await sandbox.state('a temp selection exists', { id: 'selection-1', photoIds });
    },
    path: '/my-photos/print-tray/received/selection-1',
    async worked(page) {
      await expect(page).toHaveURL(/\/print-tray$/);
      await waitForPictures(page);
    },
  },
  {
    name: 'Albums',
    screen: 'albums',
    as: ANNA,
    path: '/my-photos/albums',
    worked: (page) => heading(page, 'Hiking in the Dolomites', 2),
  },
  {
    name: 'Album',
    screen: 'album',
    as: ANNA,
    path: LISBON,
    async worked(page) {
      await heading(page, 'Lisbon');
      await photosShow(page);
    },
  },
  {
    name: 'Photo of an album',
    screen: 'albumPhotoPreview',
    as: ANNA,
    path: LISBON,
    prepare: waitForPictures,
    act: (page) => openByAddress(page, LISBON),
    worked: photoShows,
  },
  {
    name: 'Shared album',
    screen: 'sharedAlbum',
    as: ANNA,
    path: SKAGEN,
    async worked(page) {
      await heading(page, 'Summer in Skagen');
      await expect(page.getByRole('button', { name: 'Shared with 3 people' })).toBeVisible();
      await photosShow(page);
    },
  },
  {
    name: 'Photo of a shared album',
    screen: 'sharedAlbumPhotoPreview',
    as: ANNA,
    path: SKAGEN,
    prepare: waitForPictures,
    act: (page) => openByAddress(page, SKAGEN),
    worked: photoShows,
  },
  {
    name: 'Home',
    screen: 'home',
    as: ANNA,
    path: '/',
    async worked(page) {
      await heading(page, 'My account overview');
      await listed(page, 'At a glance');
    },
  },
  {
    name: 'Home of a business customer',
    screen: 'home',
    as: BUSINESS,
    about: ['invoice/listHistoricalInvoices'],
    path: '/',
    async worked(page) {
      await heading(page, 'My account overview');
      await listed(page, 'At a glance');
    },
  },
  {
    name: 'Downloads',
    screen: 'downloads',
    as: ANNA,
    path: '/downloads',
    worked: (page) => heading(page, 'For grandma', 2),
  },
  {
    name: 'Saved projects',
    screen: 'savedProjects',
    as: ANNA,
    path: '/saved-projects',
    worked: (page) => expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(),
  },
  {
    name: 'Invoices',
    screen: 'invoices',
    as: BUSINESS,
    path: '/invoices',
    worked: (page) => expect(page.getByRole('button', { name: /^PDF of/ }).first()).toBeVisible(),
  },
  {
    name: 'FTP integration',
    screen: 'integration',
    as: BUSINESS,
    path: '/integration',
    worked: (page) => filledIn(page, 'Callback URL'),
  },
  {
    name: 'Export',
    screen: 'export',
    as: ANNA,
    given: (sandbox) => sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' }),
    path: '/my-photos/exports/backup-1',
    worked: (page) => listed(page, 'Your export files'),
  },
  {
    name: 'Online photo books',
    screen: 'widgets',
    as: ANNA,
    path: '/online-products',
    worked: (page) => listed(page, 'My online photo books'),
  },
  {
    name: 'Online photo book',
    screen: 'widget',
    as: ANNA,
    async given(sandbox) {
      await sandbox.state('an online photo book exists', { orderCode: BOOK, widgetId: 'widget-1' });
      await sandbox.state('a photo book is published', { orderCode: BOOK, channel: 'channel-folioleaf-uk' });
    },
    path: `/online-products/${BOOK}`,
    worked: (page) => expect(page.getByRole('link', { name: /^View online: / })).toBeVisible(),
  },
  { name: 'Orders', screen: 'orders', as: ANNA, path: '/orders', worked: (page) => heading(page, 'Order SO-2999', 2) },
  {
    name: 'Order',
    screen: 'order',
    as: ANNA,
    path: `/orders/${ORDER}`,
    async worked(page) {
      await heading(page, 'Order details');
      await heading(page, 'Delivery address', 2);
    },
  },
  {
    name: 'Settings',
    screen: 'settings',
    as: ANNA,
    path: '/settings',
    worked: (page) => expect(page.getByText('12B Mill Lane').first()).toBeVisible(),
  },
  {
    name: 'Business settings',
    screen: 'b2bSettings',
    as: BUSINESS,
    path: '/settings/b2b',
    worked: (page) => expect(page.getByText('Baker Prints Ltd').first()).toBeVisible(),
  },
  {
    name: 'Personal details',
    screen: 'personalDetails',
    as: ANNA,
    path: '/settings/personal-details',
    worked: (page) => filledIn(page, 'First name'),
  },
  {
    name: 'Payment method',
    screen: 'paymentMethod',
    as: ANNA,
    path: '/settings/payment-method',
    worked: (page) => expect(page.getByText('Credit card')).toBeVisible(),
  },
  {
    name: 'Addresses',
    screen: 'addresses',
    as: ANNA,
    path: ADDRESSES,
    worked: (page) => listed(page, 'Your addresses'),
  },
  {
    name: 'New address',
    screen: 'newAddress',
    as: ANNA,
    path: '/settings/new-address',
    worked: (page) => expect(page.getByRole('button', { name: 'Save address' })).toBeVisible(),
  },
  {
    name: 'Address',
    screen: 'address',
    as: ANNA,
    path: ADDRESSES,
    act: (page) => openLinked(page, /^Change the address/),
    prepare: (page) => listed(page, 'Your addresses'),
    worked: (page) => filledIn(page, 'Street name'),
  },
  {
    name: 'New business address',
    screen: 'newB2bAddress',
    as: BUSINESS,
    path: '/settings/b2b/new-address',
    worked: (page) => expect(page.getByRole('button', { name: 'Save address' })).toBeVisible(),
  },
  {
    name: 'Business address',
    screen: 'b2bAddress',
    as: BUSINESS,
    path: ADDRESSES,
    act: (page) => openLinked(page, /^Change the address/),
    prepare: (page) => listed(page, 'Your addresses'),
    worked: (page) => filledIn(page, 'Street name'),
  },
  {
    name: 'E-mail address',
    screen: 'email',
    as: ANNA,
    path: '/settings/email',
    worked: (page) => expect(page.getByLabel('New email address')).toBeVisible(),
  },
  {
    name: 'Business e-mail address',
    screen: 'b2bEmail',
    as: BUSINESS,
    path: '/settings/b2b/email',
    worked: (page) => expect(page.getByLabel('New email address')).toBeVisible(),
  },
  {
    name: 'Confirm the deletion of the account',
    screen: 'deleteAccountConfirmation',
    as: ANNA,
    given: (sandbox) =>
      sandbox.state('a confirmation is pending', { purpose: 'account-deletion', token: 'delete-token-1' }),
    path: '/delete-account-confirmation?confirmation-token=delete-token-1',
    worked: (page) => heading(page, 'Your account has been successfully deleted'),
    changes: true,
  },
  {
    name: 'Confirm the new e-mail address',
    screen: 'changeEmailConfirmation',
    as: ANNA,
    given: (sandbox) =>
      sandbox.state('a confirmation is pending', {
        purpose: 'email-change',
        token: 'email-token-1',
        email: 'anna.new@example.com',
      }),
    path: '/change-email-confirmation?confirmation-token=email-token-1',
    worked: (page) => heading(page, 'Your e-mail address has been changed!'),
    changes: true,
  },
  {
    name: 'Deletion failed',
    screen: 'deleteAccountError',
    as: ANNA,
    path: '/delete-account-error',
    worked: (page) => heading(page, "Your account couldn't be deleted"),
  },
  {
    name: 'Change of e-mail address failed',
    screen: 'changeEmailError',
    as: ANNA,
    path: '/change-email-error',
    worked: (page) => heading(page, "Your email wasn't changed"),
  },
  {
    name: 'Confirm the newsletter',
    screen: 'subscriptionConfirmation',
    given: (sandbox) =>
      sandbox.state('a newsletter subscription exists', {
        email: READER,
        token: 'newsletter-token-1',
        situation: 'pending',
      }),
    path: async (sandbox) => (await latestMail(sandbox, READER)).link,
    worked: (page) => heading(page, 'Success!'),
    changes: true,
  },
  {
    name: 'Signing in',
    screen: 'home',
    about: ['identity-provider/exchangeToken', 'identity-provider/getOpenIdConfiguration'],
    as: ANNA,
    path: '/delete-account-error',
    prepare: (page) => lose(page, /^auth_/),
    act: async (page) => void (await page.goto('/', { waitUntil: 'commit' })),
    worked: (page) => heading(page, 'My account overview'),
  },
  {
    name: 'Coming back when the access token is gone',
    screen: 'home',
    about: ['identity-provider/exchangeToken', 'identity-provider/getOpenIdConfiguration'],
    as: ANNA,
    path: '/delete-account-error',
    prepare: (page) => lose(page, /^auth_access_token$/),
    act: async (page) => void (await page.goto('/', { waitUntil: 'commit' })),
    worked: (page) => heading(page, 'My account overview'),
  },
];

/** Pages that have no situation of their own, and why. */
export const withoutSituation: Partial<Record<RouteKey, string>> = {
  logout: 'signs out without a call of its own; the authority is a page of its own by then',
  myPhotos: 'leads on to the photos',
  printTray:
    'reads what "Photos" reads, months of the library; that they fail is shown in tests/e2e/print-tray.spec.ts',
  printTrayPhoto: 'opens over the tray, which has read it',
  accountDeleted: 'calls nothing: it says what has been done',
  changeEmailSuccess: 'calls nothing: it says what has been done',
  subscriptionConfirmationSuccess: 'calls nothing: it says what has been done',
  subscriptionConfirmationError: 'calls nothing: it says what has failed, and leads back to the page that confirms',
};
