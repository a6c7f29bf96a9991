import type { Page } from '@playwright/test';
import { action, selectFirst } from '../support/actions.ts';
import { LISBON } from '../support/albums.ts';
import { expect, test } from '../support/fixtures.ts';
import { jpegs } from '../support/photo-files.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { answerSignIn } from '../support/sign-in.ts';
import { backgroundBegins, goTo } from '../support/steps.ts';
import { openMore, scrollUntil, startSelection, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const OVERVIEW = 'My account overview';
const LIBRARY = 'photo-management';

const anyDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const back = (page: Page) => page.evaluate(() => history.back());

/** Goes on from the overview, as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(title(page)).not.toHaveText(OVERVIEW);
}

interface Situation {
  page: Page;
  sandbox: SandboxControl;
}

/** A dialog: the page that it is opened on, and how. */
interface Opening {
  dialog: string | RegExp;
  at: string;
  open: (situation: Situation) => Promise<unknown>;
}

const selected = async ({ page }: Situation, button: string) => {
  await waitForPictures(page);
  await selectFirst(page, 2);
  await action(page, button).click();
};

const openings: Opening[] = [
  { dialog: 'Add photos', at: PHOTOS, open: ({ page }) => press(page, 'Add photos') },
  {
    dialog: 'Storage status',
    at: PHOTOS,
    open: ({ page }) => openMore(page).then(() => press(page, /^Storage status/)),
  },
  {
    dialog: 'Keyboard shortcuts',
    at: PHOTOS,
    open: ({ page }) => openMore(page).then(() => press(page, 'Keyboard shortcuts')),
  },
  { dialog: 'Search', at: PHOTOS, open: ({ page }) => page.keyboard.press('Control+k') },
  { dialog: 'Copy to album', at: PHOTOS, open: (situation) => selected(situation, 'Copy to album') },
  { dialog: 'Delete 2 photos', at: PHOTOS, open: (situation) => selected(situation, 'Delete') },
  { dialog: 'Create new album', at: '/my-photos/albums', open: ({ page }) => press(page, 'New album') },
  { dialog: 'Edit album name', at: LISBON, open: ({ page }) => press(page, 'Edit album name') },
  { dialog: 'Delete album', at: LISBON, open: ({ page }) => openMore(page).then(() => press(page, 'Delete album')) },
  {
    dialog: 'Shared with 3 people',
    at: '/my-photos/shared-albums/album-skagen',
    open: ({ page }) => press(page, 'Shared with 3 people'),
  },
  { dialog: 'Delete your account?', at: '/settings', open: ({ page }) => press(page, 'Delete my account') },
  {
    dialog: 'Check your inbox',
    at: '/settings',
    async open({ page }) {
      await press(page, 'Delete my account');
      await press(page, 'Send me the link');
    },
  },
  {
    dialog: 'Delete this address?',
    at: '/settings/addresses/all',
    open: ({ page }) => press(page, 'Delete the address Anna Berg, Berg Design'),
  },
  { dialog: 'Delete this project?', at: '/saved-projects', open: ({ page }) => press(page, 'Delete Summer in Skagen') },
  { dialog: 'Change delivery address', at: '/orders/SO-2999', open: ({ page }) => press(page, 'Change address') },
];

/** Those that a slow service keeps open. */
const whileSlow: Opening[] = [
  {
    dialog: 'Cancel all uploads?',
    at: PHOTOS,
    async open({ page, sandbox }) {
      await press(page, 'Add photos');
      await page.locator('input[type=file]').setInputFiles(await jpegs(2));
      await sandbox.fault({ service: 'photo-storage', delayMs: 30_000 });
      await press(page, 'Upload 2 photos');
      await press(page, 'Cancel all');
    },
  },
  {
    dialog: 'Selecting your photos...',
    at: PHOTOS,
    async open({ page, sandbox }) {
      await waitForPictures(page);
      await startSelection(page);
      const more = page.getByRole('button', { name: /^Show \d+ more photos from / });
      await scrollUntil(page, more);
      await page
        .getByRole('region')
        .filter({ has: more })
        .first()
        .getByRole('checkbox', { name: /^Select all photos from / })
        .click();
      await sandbox.fault({ service: LIBRARY, operationId: 'getTimelinePage', delayMs: 20_000 });
      await action(page, 'Download').click();
    },
  },
  {
    dialog: 'Adding 2 photos to editor...',
    at: PHOTOS,
    async open(situation) {
      await situation.sandbox.fault({
        service: 'temp-selections',
        operationId: 'createTempSelection',
        delayMs: 20_000,
      });
      await selected(situation, 'Order prints');
    },
  },
];

/** Opens a dialog on its page, goes back, and on from there. */
async function closesWithItsPage(situation: Situation, { dialog, at, open }: Opening): Promise<void> {
  const { page } = situation;
  await follow(page, at);
  await open(situation);
  await expect(
    page.getByRole('dialog', { name: dialog }).or(page.getByRole('alertdialog', { name: dialog })),
  ).toBeVisible();
  await back(page);
  await expect(title(page)).toHaveText(OVERVIEW);
  await expect(anyDialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(title(page)).toHaveText('My settings');
}

test.describe('every dialog closes with its page', () => {
  test('P4.50 X3 R9 whichever it is, and the page behind it answers', async ({ page, signIn, sandbox }) => {
    test.slow();
    await signIn(ANNA);
    await expect(title(page)).toHaveText(OVERVIEW);
    for (const opening of openings)
      await test.step(String(opening.dialog), async () => {
        await closesWithItsPage({ page, sandbox }, opening);
        await page.getByRole('link', { name: 'Overview' }).first().click();
        await expect(title(page)).toHaveText(OVERVIEW);
      });
  });

  for (const opening of whileSlow) {
    test(`P4.50 X3 R9 ${opening.dialog}`, async ({ page, signIn, sandbox }) => {
      await signIn(ANNA);
      await expect(title(page)).toHaveText(OVERVIEW);
      await closesWithItsPage({ page, sandbox }, opening);
    });
  }

  test('P4.50 X3 R9 the menu of narrow screens @phone', async ({ page, signIn }) => {
    await signIn(ANNA);
    await expect(title(page)).toHaveText(OVERVIEW);
    await follow(page, '/settings');
    await press(page, 'Open menu');
    await expect(anyDialog(page)).toBeVisible();
    await back(page);
    await expect(title(page)).toHaveText(OVERVIEW);
    await expect(anyDialog(page)).toHaveCount(0);
  });

  test('P2.72 R9 over a photo: Back leads to the list, and nothing that was asked about the photo stays', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn(ANNA, PHOTOS);
    await waitForPictures(page);
    await page.locator('a[data-photo]').first().click();
    await page.getByRole('button', { name: 'Copy to album', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Copy to album' })).toBeVisible();
    await back(page);
    await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
    await expect(anyDialog(page)).toHaveCount(0);
    expect(await sandbox.calls('addPhotosToAlbum')).toEqual([]);
  });

  test('A4.41 R9 what was typed is still asked about before its dialog goes with the page', async ({
    page,
    signIn,
  }) => {
    await signIn(ANNA);
    await expect(title(page)).toHaveText(OVERVIEW);
    await follow(page, '/orders/SO-2999');
    await press(page, 'Change address');
    await page.getByRole('textbox', { name: 'Town or city' }).fill('Bath');
    await back(page);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Town or city', includeHidden: true })).toHaveValue('Bath');
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(title(page)).toHaveText(OVERVIEW);
    await expect(anyDialog(page)).toHaveCount(0);
  });
});

test.describe('what was confirmed goes on when its page is left', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(ANNA);
    await expect(title(page)).toHaveText(OVERVIEW);
    await follow(page, PHOTOS);
    await waitForPictures(page);
  });

  for (const [what, fault, told] of [
    ['copying', { delayMs: 3_000, times: 1 }, 'Photos copied to Lisbon'],
    ['copying that fails', { delayMs: 3_000, status: 500, times: 2 }, 'Unable to save changes. Please try again'],
  ] as const) {
    test(`P2.144 P5.5 R9 ${what} is told of wherever the customer is`, async ({ page, sandbox }) => {
      await selectFirst(page, 2);
      await action(page, 'Copy to album').click();
      await sandbox.fault({ service: LIBRARY, operationId: 'addPhotosToAlbum', ...fault });
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Lisbon/ })
        .click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await back(page);
      await expect(title(page)).toHaveText(OVERVIEW);
      await expect(anyDialog(page)).toHaveCount(0);
      await page.getByText(told).first().hover();
    });
  }

  test.describe('a new album that is still being made', () => {
    const making = { service: LIBRARY, operationId: 'createAlbum', delayMs: 5_000, times: 1 };

    async function leaveWhileMade(page: Page): Promise<void> {
      await selectFirst(page, 2);
      await action(page, 'Copy to album').click();
      const dialog = page.getByRole('dialog', { name: 'Copy to album' });
      await dialog.getByRole('button', { name: 'Create new album' }).click();
      const name = dialog.getByRole('textbox', { name: 'Album name' });
      await name.fill('On the way');
      await name.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
      await back(page);
      await expect(title(page)).toHaveText(OVERVIEW);
      await expect(anyDialog(page)).toHaveCount(0);
    }

    test('P2.141 P2.144 R9 is copied to on the card, and that is told of', async ({ page, sandbox }) => {
      await sandbox.fault(making);
      await sandbox.fault({ service: LIBRARY, operationId: 'addPhotosToAlbum', delayMs: 5_000, times: 1 });
      await leaveWhileMade(page);
      await expect(page.getByRole('region', { name: 'Under way' })).toContainText('Copying 2 photos to On the way', {
        timeout: 20_000,
      });
      await page.getByText('Photos copied to On the way').first().hover();
    });

    test('P2.141 P2.145 R9 and cannot be made is told of, and nothing is copied', async ({ page, sandbox }) => {
      await sandbox.fault({ ...making, status: 500 });
      await leaveWhileMade(page);
      await page.getByText('Unable to save changes. Please try again').first().hover();
      expect(await sandbox.calls('addPhotosToAlbum')).toEqual([]);
    });
  });

  test('P8.1 P8.3 R9 photos that were being read to be deleted are deleted', async ({ page, sandbox }) => {
    await selectFirst(page, 2);
    await sandbox.fault({ service: LIBRARY, operationId: 'deletePhotos', delayMs: 3_000, times: 1 });
    await action(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 photos' }).click();
    await expect.poll(async () => (await sandbox.calls('deletePhotos')).length).toBeLessThanOrEqual(1);
    await back(page);
    await expect(title(page)).toHaveText(OVERVIEW);
    await expect(anyDialog(page)).toHaveCount(0);
    await page.getByText('2 photos deleted').hover();
  });
});

test.describe('a sign-in costs no press of Back', () => {
  /** Forgets the app's tokens, and not the authority's own session. */
  async function forgetTokens(page: Page): Promise<void> {
    await page.goto('about:blank');
    for (const name of ['auth_access_token', 'auth_refresh_token']) await page.context().clearCookies({ name });
  }

  test('A4.3 R9 a silent one as a page is opened', async ({ page }) => {
    await page.goto('/orders');
    await answerSignIn(page, ANNA);
    await expect(title(page)).toHaveText('Orders');
    await forgetTokens(page);
    await page.goto('/orders');
    await expect(title(page)).toHaveText('Orders');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('O158 S23 R9 a silent one when the session ends', async ({ page, sandbox, traffic }) => {
    await page.goto('/');
    await answerSignIn(page, ANNA);
    await expect(title(page)).toHaveText(OVERVIEW);
    // A call of the overview that finds the session ended would lead away before the link is pressed; what begins behind it calls, too.
    await backgroundBegins(page);
    await traffic.quiet();
    await sandbox.expireTokens(ANNA, { refresh: true });
    const again = page.waitForRequest(/\/identity-provider\/auth\?/);
    await page.getByRole('link', { name: 'My orders' }).first().click();
    await again;
    await expect(title(page)).toHaveText('Orders');
    await back(page);
    await expect(title(page)).toHaveText(OVERVIEW);
  });

  test('A4.41 R9 one that the customer asks for, having signed out in another tab', async ({ page, context }) => {
    await page.goto('/');
    await answerSignIn(page, ANNA);
    await expect(title(page)).toHaveText(OVERVIEW);
    await follow(page, '/settings');
    const other = await context.newPage();
    await other.goto('/logout');
    // Tabs are told before the authority is: until it has ended its session as well, it would ask for no password.
    await expect(other.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const before = await page.evaluate(() => history.length);
    await press(page, 'Sign in');
    await answerSignIn(page, ANNA);
    await expect(title(page)).toHaveText('My settings');
    // The sign-in page takes the place of the page, and hands back by an entry of its own.
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
});
