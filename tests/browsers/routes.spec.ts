import { routeKeys, routePaths, type RouteKey } from '#paths';
import { LISBON } from '../support/albums.ts';
import { keepTray, TRAY } from '../support/print-tray.ts';
import { ANNA, BUSINESS } from '../support/seeded.ts';
import { expect, provokes, test } from './fixtures.ts';
import { firstPhotos } from './library.ts';
import type { Page } from './page.ts';

/** Address by which photos come from another device. */
const RECEIVED = `${TRAY}/received/selection-1`;

/** An address of each page whose path has a parameter. */
const filledIn: Partial<Record<RouteKey, string>> = {
  album: LISBON,
  sharedAlbum: '/my-photos/shared-albums/album-skagen',
  printTrayReceived: RECEIVED,
  export: '/my-photos/exports/backup-1',
  order: '/orders/SO-2994',
  widget: '/online-products/OR-2999-1',
  address: '/settings/address/address-2',
};

const ofBusiness: readonly RouteKey[] = [
  'b2bSettings',
  'b2bEmail',
  'newB2bAddress',
  'b2bAddress',
  'invoices',
  'integration',
];

/** Pages that are come to by a press: by the page that it is on, and where it is. */
const pressed: Partial<Record<RouteKey, { at: string; css: string }>> = {
  photoPreview: { at: routePaths.photos, css: '[data-photo]' },
  albumPhotoPreview: { at: LISBON, css: '[data-photo]' },
  sharedAlbumPhotoPreview: { at: '/my-photos/shared-albums/album-wedding', css: '[data-photo]' },
  // There are no others in the tray.
  printTrayPhoto: { at: RECEIVED, css: '[data-photo]' },
  b2bAddress: { at: routePaths.addresses, css: 'a[href^="/settings/b2b/address/"]' },
};

/** Pages that their own journeys are about: they need a sign-out or a mail. */
const elsewhere: readonly RouteKey[] = [
  'logout',
  'changeEmailConfirmation',
  'deleteAccountConfirmation',
  'subscriptionConfirmation',
];

const rest = routeKeys.filter((key) => !elsewhere.includes(key));

/** Opens pages one after the other: the consoles say nothing of an error, and no policy is violated. */
async function walk(app: Page, keys: readonly RouteKey[]): Promise<void> {
  for (const key of keys) {
    const press = pressed[key];
    await app.open(press?.at ?? filledIn[key] ?? routePaths[key]);
    await app.sees({ css: 'main h1', nth: 0 });
    if (press) {
      await app.click({ css: press.css, nth: 0 });
      await app.isAt(new RegExp(`${routePaths[key].replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`));
    }
    await expect
      .poll(() => app.evaluate(() => document.querySelectorAll('main [aria-busy=true]').length), {
        message: key,
        timeout: 20_000,
      })
      .toBe(0);
  }
}

test('S45 F1 every page of a customer shows without an error or a violation of the policy', async ({
  app,
  sandbox,
}) => {
  test.setTimeout(240_000);
  await sandbox.state('an export is finished', { backupId: 'backup-1', chunkId: 'chunk-1' });
  await app.signIn(ANNA, routePaths.photos);
  expect(await keepTray(sandbox, await firstPhotos(app, 2))).toBe(RECEIVED);
  await walk(
    app,
    rest.filter((key) => !ofBusiness.includes(key)),
  );
});

test('S45 F1 every page of a business customer shows without an error or a violation of the policy', async ({
  app,
}) => {
  test.setTimeout(120_000);
  await app.signIn(BUSINESS, '/settings/b2b');
  await walk(app, ofBusiness);
});

test('S45 F1 an error in the console, an uncaught one and a violation of the policy are noticed', async ({
  app,
  wrongs,
  sandbox,
}) => {
  provokes('planted');
  await app.signIn(ANNA, '/online-products');
  await app.sees({ css: 'main h1' });
  expect(await wrongs()).toEqual([]);
  await app.evaluate((isTold) => {
    console.error('planted by console');
    // WebKit tells nobody each time of what a driver's script throws, and never of promises that it made.
    const error = new Error('planted by throwing');
    if (isTold) dispatchEvent(new ErrorEvent('error', { message: error.message, error }));
    else reportError(error);
    const reason = new Error('planted by rejecting');
    const promise = Promise.reject(reason);
    if (isTold) dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }));
  }, test.info().project.name === 'webkit');
  const noticed = async (text: string) =>
    expect
      .poll(async () => (await wrongs()).filter((said) => said.includes(text)).length, { message: text })
      .toBeGreaterThan(0);
  for (const text of ['planted by console', 'planted by throwing', 'planted by rejecting']) await noticed(text);
  // By the app itself: WebKit reports nothing of what a driver's script is refused.
  const file = 'https://planted.example/photo.jpg';
  const photo = { imageId: 'planted', localFileName: 'photo.jpg', uploadId: 'planted', url: file, untouchedUrl: file };
  await sandbox.fault({
    service: 'photo-management',
    operationId: 'listAlbumPhotos',
    status: 200,
    body: { images: [{ ...photo, thumbnails: [] }], cursor: null },
  });
  await app.open(LISBON);
  await app.sees({ css: '[data-photo]' });
  await noticed('violates the policy: img-src');
});

test('S45 F1 what fails while a page loads is noticed, before anybody has looked at it', async ({
  app,
  wrongs,
  sandbox,
}) => {
  provokes('getAlbum failed');
  await app.signIn(ANNA, '/online-products');
  await app.sees({ css: 'main h1' });
  await sandbox.fault({ service: 'photo-management', operationId: 'getAlbum', status: 403 });
  await app.open(LISBON);
  await expect.poll(async () => (await sandbox.calls('reportError')).map(({ status }) => status)).toContain(204);
  expect(await wrongs()).toContainEqual(expect.stringContaining('getAlbum failed'));
});
