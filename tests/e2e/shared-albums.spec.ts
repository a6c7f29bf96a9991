import { dialog, heading } from '../support/albums.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { photos, waitForPictures, openMore } from '../support/timeline.ts';

const SKAGEN = '/my-photos/shared-albums/album-skagen';
const WEDDING = '/my-photos/shared-albums/album-wedding';

test('P2.6 P2.115 P2.116 P2.117 P2.118 P2.119 O23 the owner sees with whom the album is shared', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', SKAGEN);
  await expect(heading(page, 'Summer in Skagen')).toBeVisible();
  await expect(page.getByText('Shared albums are no longer supported')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit album name' })).toHaveCount(0);
  await waitForPictures(page);
  await page.getByRole('button', { name: 'Shared with 3 people' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Shared with 3 people' })).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    'carl@example.com',
    'maya@example.com',
    'tom@example.com',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Shared with 3 people' })).toBeFocused();
});

test('P2.120 P6.12 O63 a participant sees whose album it is, and not with whom else it is shared', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', WEDDING);
  await expect(page.getByText('Shared by carl@example.com')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Shared with/ })).toHaveCount(0);
});

test('P2.126 P2.133 P2.134 P6.13 P8.23 P8.24 P8.25 the owner deletes it for everybody; everybody keeps the photos', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', SKAGEN);
  await openMore(page);
  await page.getByRole('button', { name: 'Delete album' }).click();
  await expect(dialog(page).getByText('This will delete the album for all participants.')).toBeVisible();
  await expect(dialog(page).getByText('The photos remain in all accounts.')).toBeVisible();
  await sandbox.fault({ service: 'shared-albums', operationId: 'deleteSharedAlbum', status: 500, times: 1 });
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(dialog(page).getByText('Unable to remove album. Please try again')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(page.getByText('Summer in Skagen album deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/my-photos\/albums$/);
  const tabs = page.getByRole('navigation', { name: 'Photos and albums' });
  await expect(tabs.getByRole('link', { name: /^Albums 13/ })).toBeVisible();
  await expect(tabs.getByRole('link', { name: /^Photos 2,413/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Albums' }).getByRole('link')).toHaveCount(11);

  await page.goto('about:blank');
  await page.context().clearCookies();
  await signIn('carl@example.com', '/my-photos/albums');
  await expect(page.getByRole('link', { name: "Carl and Mia's wedding" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Summer in Skagen' })).toHaveCount(0);
});

test('P2.135 P2.136 P2.137 P6.14 P7.27 a participant leaves it alone', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', '/my-photos/albums');
  await page.getByRole('link', { name: "Carl and Mia's wedding" }).click();
  await openMore(page);
  await page.getByRole('button', { name: 'Delete album' }).click();
  await expect(
    dialog(page).getByText('This will delete the album for you and remove the photos that you uploaded to it.'),
  ).toBeVisible();
  await expect(dialog(page).getByText('Those photos remain in your own account.')).toBeVisible();
  await sandbox.forgetCalls();
  await dialog(page).getByRole('button', { name: 'Delete album' }).click();
  await expect(page.getByText("Carl and Mia's wedding album deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/my-photos\/albums$/);
  await expect(page.getByRole('region', { name: 'Shared with you' }).getByRole('link')).toHaveCount(1);
  await expect(
    page.getByRole('navigation', { name: 'Photos and albums' }).getByRole('link', { name: /^Albums 13/ }),
  ).toBeVisible();
  for (const operation of ['listAlbums', 'listSharedAlbums', 'getPhotoAccountCounts', 'getSharedAlbumSummary']) {
    await expect.poll(async () => (await sandbox.calls(operation)).length, operation).toBeGreaterThan(0);
  }
  expect((await sandbox.calls('getSharedAlbum')).filter(({ status }) => status !== 200)).toEqual([]);
});

test('P2.121 a shared album without photos says so', async ({ page, signIn, sandbox }) => {
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
  await sandbox.fault({
    service: 'shared-albums',
    operationId: 'listSharedAlbumPhotos',
    body: { images: [], cursor: null },
  });
  await signIn('anna@example.com', WEDDING);
  await expect(page.getByText('This album is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my albums' }).click();
  await expect(page).toHaveURL(/\/my-photos\/albums$/);
});

test('P2.112 P7.24 when either the album or its participants cannot be loaded, the page says so', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getSharedAlbumParticipants failed');
  await sandbox.fault({ service: 'shared-albums', operationId: 'getSharedAlbumParticipants', status: 500 });
  await signIn('anna@example.com', WEDDING);
  await expect(page.getByText('Unable to display album. Please refresh the page or try again later.')).toBeVisible();
  await sandbox.healFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, "Carl and Mia's wedding")).toBeVisible();
});

test('P2.113 photos of a shared album that cannot be loaded leave the album standing', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('listSharedAlbumPhotos failed');
  await sandbox.fault({ service: 'shared-albums', operationId: 'listSharedAlbumPhotos', status: 500 });
  await signIn('anna@example.com', WEDDING);
  await expect(
    page.getByText('Unable to display album photos. Please refresh the page or try again later.'),
  ).toBeVisible();
  await expect(page.getByText('Shared by carl@example.com')).toBeVisible();
});

test('P2.8 a photo of a shared album opens over it', async ({ page, signIn }) => {
  await signIn('anna@example.com', WEDDING);
  await waitForPictures(page);
  await photos(page).first().click();
  await expect(page).toHaveURL(/\/my-photos\/shared-albums\/album-wedding\/preview\/[^/?]+$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/my-photos\/shared-albums\/album-wedding$/);
});

test('P2.17 S52 with shared albums off their pages lead home before anything is asked for', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com');
  await sandbox.forgetCalls();
  await page.goto(`${WEDDING}?PhotoManagementSharedAlbumsViewEnabled=false`);
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
  expect(await sandbox.calls('getSharedAlbum')).toEqual([]);
});
