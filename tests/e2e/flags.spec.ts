import type { Page } from '@playwright/test';
import { action } from '../support/actions.ts';
import { ALBUMS, LISBON, card, heading } from '../support/albums.ts';
import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { openMore, photos, startSelection, waitForPictures } from '../support/timeline.ts';
import type { World } from '../support/world.ts';
import { PHOTOS } from '../support/seeded.ts';

const OVERVIEW = 'My account overview';

const TIMELINE = 'PhotoManagementTimelineViewEnabled';
const ALBUM = 'PhotoManagementAlbumViewEnabled';
const SHARED = 'PhotoManagementSharedAlbumsViewEnabled';
const UPLOAD = 'PhotoManagementUploadViewEnabled';
const REACTIVATION = 'PhotoManagementReactivationEnabled';
const PRINTS = 'PhotoManagementOrderPrintsEnabled';

interface Flags {
  features?: Record<string, boolean>;
  hostAllowList?: Record<string, string[]>;
}

/** Deploys the app with these flags. */
async function deploy(
  sandbox: SandboxControl,
  world: World,
  { features = {}, hostAllowList = {} }: Flags,
): Promise<void> {
  await sandbox.healFaults();
  const config = await (await fetch(`${world.app}/config.json`)).json();
  await sandbox.fault({
    service: 'app-config',
    operationId: 'getAppConfig',
    status: 200,
    body: { ...config, features, hostAllowList },
  });
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Photos and albums' });
const addPhotos = (page: Page) => page.getByRole('button', { name: 'Add photos' });
const preview = (page: Page) => page.getByRole('dialog', { name: 'Photo', exact: true });

test('O62 A2.70 P6.2 P6.3 P6.4 P6.5 P6.6 query, browser, configuration and list of hosts decide about a flag, in this order', async ({
  page,
  signIn,
  sandbox,
  world,
}) => {
  const entry = page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Saved photos' });
  const isThere = async (expected: boolean) => {
    await expect(page.getByRole('heading', { name: OVERVIEW })).toBeVisible();
    await expect(entry).toHaveCount(expected ? 1 : 0);
  };
  await deploy(sandbox, world, {});
  await signIn('anna@example.com');
  await isThere(false);
  await deploy(sandbox, world, { hostAllowList: { [TIMELINE]: ['account.wallbay-uk.example', 'LOCALHOST'] } });
  await page.reload();
  await isThere(true);
  await deploy(sandbox, world, { features: { [TIMELINE]: false }, hostAllowList: { [TIMELINE]: ['localhost'] } });
  await page.reload();
  await isThere(false);
  await page.evaluate((name) => localStorage.setItem(name, 'true'), TIMELINE);
  await page.reload();
  await isThere(true);
  // Of the query it counts what it says when the page opens, also when the customer goes on.
  await page.goto(`/?${TIMELINE}=false`);
  await isThere(false);
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(`${world.app}/`);
  await isThere(false);
  await page.goto(`/?${TIMELINE}=yes`);
  await isThere(true);
});

test('O6 O8 P6.6 P6.7 P6.9 P6.11 P2.23 P2.27 P2.42 P2.83 P2.107 A2.70 with the timeline alone there are photos, and nothing that other flags open', async ({
  page,
  signIn,
  sandbox,
  world,
}) => {
  await deploy(sandbox, world, { features: { [TIMELINE]: true } });
  await signIn('anna@example.com', `${PHOTOS}?stripped=true`);
  await waitForPictures(page);
  await expect(page.getByText('All your photos in one place')).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  await expect(addPhotos(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Order photo prints' })).toHaveCount(0);
  await startSelection(page);
  await expect(action(page, 'Delete')).toBeVisible();
  for (const name of ['Copy to album', 'Add to tray', 'Order prints']) await expect(action(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await photos(page).first().click();
  await expect(preview(page).getByRole('button', { name: 'Download' })).toBeVisible();
  for (const name of ['Copy to album', 'Order prints'])
    await expect(preview(page).getByRole('button', { name })).toHaveCount(0);
  expect(await sandbox.calls('getSharedAlbumSummary')).toEqual([]);

  await sandbox.forgetCalls();
  for (const path of [ALBUMS, LISBON, '/my-photos/shared-albums/album-wedding']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: OVERVIEW }), path).toBeVisible();
  }
  const asked = (await sandbox.calls()).map(({ operationId }) => operationId);
  for (const operation of ['listAlbums', 'getAlbum', 'listAlbumPhotos', 'getSharedAlbum'])
    expect(asked).not.toContain(operation);
});

test('P6.7 P6.8 P2.26 P2.91 O30 O68 with albums as well there are tabs, albums and copying, yet nothing shared, added or printed', async ({
  page,
  signIn,
  sandbox,
  world,
}) => {
  await deploy(sandbox, world, { features: { [TIMELINE]: true, [ALBUM]: true } });
  await signIn('anna@example.com', ALBUMS);
  await expect(card(page, 'Lisbon')).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: /^Albums 12/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shared with you' })).toHaveCount(0);
  expect((await sandbox.calls('listAlbums')).map(({ query }) => query['displaySharedData'])).toEqual(['false']);
  await card(page, 'Lisbon').click();
  await waitForPictures(page);
  for (const button of [addPhotos(page), page.getByRole('button', { name: 'Order prints' })])
    await expect(button).toHaveCount(0);
  await startSelection(page);
  await expect(action(page, 'Copy to album')).toBeVisible();
  await expect(action(page, 'Order prints')).toHaveCount(0);
  await page.goto(`${ALBUMS}/album-ideas`);
  await expect(page.getByText('Your album is empty')).toBeVisible();
  await expect(addPhotos(page)).toHaveCount(0);
});

test('O8 P6.7 P6.8 P6.9 P6.11 P2.23 P2.24 P2.42 P2.107 with every flag on everything is there', async ({
  page,
  signIn,
  sandbox,
  world,
}) => {
  const all = Object.fromEntries([TIMELINE, ALBUM, SHARED, UPLOAD, REACTIVATION, PRINTS].map((name) => [name, true]));
  await deploy(sandbox, world, { features: all });
  await signIn('anna@example.com', `${PHOTOS}?stripped=true`);
  await waitForPictures(page);
  await expect(page.getByText('Your photos and albums, with more to come')).toBeVisible();
  await expect(addPhotos(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Order photo prints' })).toBeVisible();
  await startSelection(page);
  for (const name of ['Download', 'Copy to album', 'Delete', 'Add to tray', 'Order prints'])
    await expect(action(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await tabs(page)
    .getByRole('link', { name: /^Albums 14/ })
    .click();
  await expect(page.getByRole('region', { name: 'Shared with you' }).getByRole('link')).toHaveCount(2);
  await card(page, 'Lisbon').click();
  await expect(heading(page, 'Lisbon')).toBeVisible();
  await expect(addPhotos(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Order prints' })).toBeVisible();
  await page.goto('/my-photos/shared-albums/album-wedding');
  await expect(page.getByText('Shared by carl@example.com')).toBeVisible();
});

test('O5 P6.7 P6.8 P8.26 with shared albums and no others, the ways out of a shared album lead to the photos', async ({
  page,
  signIn,
  sandbox,
  world,
}) => {
  await deploy(sandbox, world, { features: { [TIMELINE]: true, [SHARED]: true } });
  await sandbox.fault({
    service: 'shared-albums',
    operationId: 'listSharedAlbumPhotos',
    body: { images: [], cursor: null },
  });
  await sandbox.fault({
    service: 'shared-albums',
    operationId: 'getSharedAlbum',
    body: {
      albumId: 'album-wedding',
      albumName: 'Nothing yet',
      coverPhoto: null,
      photosCount: 0,
      created: '2024-06-10T12:00:00Z',
      updated: '2024-06-10T12:00:00Z',
      ownerId: 'user-carl',
    },
  });
  await signIn('anna@example.com', '/my-photos/shared-albums/album-wedding');
  await expect(page.getByText('This album is empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'My albums' })).toHaveCount(0);
  const above = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My photos' });
  for (const way of [above, page.getByRole('link', { name: 'Go to my photos' })]) {
    await way.click();
    await expect(heading(page, 'My photos')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
    await page.goBack();
    await expect(page.getByText('This album is empty')).toBeVisible();
  }
  await openMore(page);
  await page.getByRole('button', { name: 'Delete album' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete album' }).click();
  await expect(page.getByText('Nothing yet album deleted')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  await expect(heading(page, 'My photos')).toBeVisible();
});

test('P6.10 O31 without reactivation nothing is activated, nothing opens by itself, and nothing can be deleted at once', async ({
  page,
  context,
  signIn,
  sandbox,
  world,
  traffic,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Storage status' });
  const all = { [TIMELINE]: true, [ALBUM]: true };
  await deploy(sandbox, world, { features: all });
  await signIn('critical@example.com', PHOTOS);
  const button = page.getByRole('button', { name: /^Storage status/ });
  await openMore(page);
  await expect(button).toHaveAccessibleName(/Will be deleted tomorrow$/);
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(dialog.getByText(/^Your photos will be deleted/).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete all photos' })).toHaveCount(0);
  await deploy(sandbox, world, { features: { ...all, [REACTIVATION]: true } });
  await page.reload();
  await expect(dialog.getByRole('button', { name: 'Delete all photos' })).toBeVisible();

  await page.goto('about:blank');
  await context.clearCookies();
  await deploy(sandbox, world, { features: all });
  await sandbox.forgetCalls();
  await signIn('inactive@example.com', PHOTOS);
  await expect.poll(async () => (await sandbox.calls('getActivationStatus')).length).toBeGreaterThan(0);
  await traffic.quiet();
  expect(await sandbox.calls('activatePhotoLibrary')).toEqual([]);
  await deploy(sandbox, world, { features: { ...all, [REACTIVATION]: true } });
  await page.reload();
  await expect.poll(async () => (await sandbox.calls('activatePhotoLibrary')).length).toBe(1);
});
