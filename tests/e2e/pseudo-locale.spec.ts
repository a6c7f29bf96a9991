import type { Page } from '@playwright/test';
import enGB from '#i18n/locales/en-GB.json' with { type: 'json' };
import { expect, test } from '../support/fixtures.ts';
import { pseudoText, pseudoTexts } from '../support/pseudo-texts.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { watchTexts, type TextWatch } from '../support/text-faults.ts';
import { waitForPictures } from '../support/timeline.ts';
import { ANNA, BUSINESS } from '../support/seeded.ts';

/** High enough that photos are in view below texts of that length. */
const NARROW = { width: 320, height: 1400 };

/** A text as the page shows it, for locators. */
const say = (key: keyof typeof enGB) => pseudoText(enGB[key]);
const button = (page: Page, key: keyof typeof enGB) =>
  page.getByRole('button', { name: say(key), exact: true }).first();

async function serve(sandbox: SandboxControl): Promise<void> {
  await sandbox.fault({ service: 'app-config', operationId: 'getLocale', status: 200, body: pseudoTexts(enGB) });
}

/** What is wrong on the page as it is, each line with the name of the screen. */
async function faultsOn(screen: string, texts: TextWatch): Promise<string[]> {
  const literals = (await texts.literals()).map((text) => `${screen}: literal: ${text}`);
  return [...literals, ...(await texts.cut()).map((fault) => `${screen}: ${fault}`)];
}

/** What is laid out differently on a wide screen. */
const wideScreens: readonly string[] = [
  '/',
  '/my-photos/albums/album-lisbon',
  '/orders',
  '/settings',
  '/settings/new-address',
];
const screens: readonly string[] = [
  '/',
  '/my-photos/albums',
  '/my-photos/albums/album-lisbon',
  '/my-photos/shared-albums/album-wedding',
  '/downloads',
  '/orders',
  '/saved-projects',
  '/online-products',
  '/settings',
  '/settings/personal-details',
  '/settings/email',
  '/settings/payment-method',
  '/settings/addresses/all',
  '/settings/new-address',
  '/no-such-page',
];
const businessScreens: readonly string[] = ['/', '/invoices', '/integration', '/settings/b2b'];

async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true], [class*=_skeleton_]')).toHaveCount(0);
}

/** Screens one after the other, as they are when they have been loaded. */
async function visit(page: Page, paths: readonly string[], texts: TextWatch): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await loaded(page);
    faults.push(...(await faultsOn(path, texts)));
  }
  return faults;
}

/** The photos with all that opens over them. */
async function visitPhotos(page: Page, texts: TextWatch): Promise<string[]> {
  const faults: string[] = [];
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const look = async (screen: string) => void faults.push(...(await faultsOn(screen, texts)));
  const lookAtDialog = async (screen: string) => {
    await expect(dialog.first()).toBeVisible();
    await loaded(page);
    await look(screen);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await page.goto('/my-photos/photos');
  await waitForPictures(page);
  await loaded(page);
  await look('photos');
  await button(page, 'photos.moreOptions').click();
  await page.getByRole('button', { name: say('storage.title').slice(1, 14) }).click();
  await lookAtDialog('storage status');
  await button(page, 'selection.select').click();
  // Its middle may belong to the link that opens it.
  await page
    .locator('[data-photo]')
    .first()
    .click({ position: { x: 6, y: 6 } });
  // One photo would be deleted without a dialog.
  await page
    .locator('[data-photo]')
    .nth(1)
    .click({ position: { x: 6, y: 6 } });
  await expect(button(page, 'actions.copyToAlbum')).toBeVisible();
  await look('selecting');
  await button(page, 'actions.copyToAlbum').click();
  await lookAtDialog('copying');
  await button(page, 'actions.delete').click();
  await lookAtDialog('deleting');
  await button(page, 'selection.cancel').click();
  await page.locator('[data-photo]').first().click();
  await expect(button(page, 'actions.orderPrints')).toBeVisible();
  await look('preview');
  return faults;
}

test('X20 O81 on a wide screen texts three times as long fit, and every text is from the catalogue', async ({
  page,
  signIn,
  sandbox,
}) => {
  test.setTimeout(180_000);
  await serve(sandbox);
  const texts = watchTexts(page, [ANNA, 'United Kingdom · English']);
  await signIn(ANNA);
  expect(await visit(page, wideScreens, texts)).toEqual([]);
  expect(await visitPhotos(page, texts)).toEqual([]);
  // On a page that has both, a literal and a text that is cut off are found.
  await page.goto('/no-such-page');
  await loaded(page);
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    Object.assign(heading.style, { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' });
    heading.insertAdjacentText('afterend', 'Unwritten');
  });
  expect(await faultsOn('here', texts)).toEqual([
    'here: literal: Unwritten',
    expect.stringMatching(/^here: (cut off|sticks out)/),
  ]);
});

test('X10 X20 O81 @phone so they do on the narrowest phone, screen by screen', async ({ page, signIn, sandbox }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(NARROW);
  await serve(sandbox);
  const texts = watchTexts(page, [ANNA, 'United Kingdom · English']);
  await signIn(ANNA);
  expect(await visit(page, screens, texts)).toEqual([]);
  expect(await visitPhotos(page, texts)).toEqual([]);
});

test('X10 X20 O81 @phone so they do for business customers', async ({ page, signIn, sandbox }) => {
  await page.setViewportSize(NARROW);
  await serve(sandbox);
  const texts = watchTexts(page, [BUSINESS, 'United Kingdom · English']);
  await signIn(BUSINESS);
  expect(await visit(page, businessScreens, texts)).toEqual([]);
});
