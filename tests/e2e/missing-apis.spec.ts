import type { Locator, Page } from '@playwright/test';
import { fallbacks } from '../../scripts/browsers/fallbacks.ts';
import { ALBUMS, dialog, LISBON, newAlbum } from '../support/albums.ts';
import { savedFiles, watchDownloads } from '../support/downloads.ts';
import { CUSTOMER, EXPORT, makeExport, part, receipt } from '../support/export-desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { latestMail } from '../support/mailed-link.ts';
import { jpegs } from '../support/photo-files.ts';
import { sheetsOf } from '../support/pdf.ts';
import { expectShown, openPhoto, photoBox } from '../support/preview.ts';
import { expectSlide, show, startSlideshow } from '../support/slideshow.ts';
import { counter, photos, startSelection, tiles, waitForPictures } from '../support/timeline.ts';
import { fingersOn } from '../support/touch.ts';
import { button, card, choose, libraryPhotos, openDialog, uploadDialog } from '../support/uploads.ts';
import { without } from '../support/without.ts';
import { ANNA, NEWCOMER, PHOTOS } from '../support/seeded.ts';

const DETAILS = '/settings/personal-details';

const lastName = (page: Page) => page.getByRole('textbox', { name: 'Last name' });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name });

/** Starts an upload of files, each of which is held up in its midst. */
async function begin(page: Page, files: Awaited<ReturnType<typeof jpegs>>): Promise<void> {
  await openDialog(page);
  await choose(page, files);
  await button(page, `Upload ${files.length} photos`).click();
}

test('R2 O65 without a file system of the browser, uploads go on after a reload once the files are chosen again', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  await without(context, 'StorageManager.prototype.getDirectory');
  const files = await jpegs(2);
  await signIn(NEWCOMER, PHOTOS);
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 30_000 });
  await begin(page, files);
  await expect.poll(async () => (await sandbox.calls('appendToUpload')).length).toBe(2);
  page.on('dialog', (question) => void question.accept());
  await sandbox.healFaults();
  await page.reload();
  await expect(card(page)).toContainText('Choose 2 photos again', { timeout: 20_000 });
  await card(page).getByRole('button', { name: 'Show' }).click();
  await choose(page, files);
  await expect(uploadDialog(page).getByText('2 photos uploaded', { exact: true }).first()).toBeVisible({
    timeout: 20_000,
  });
  expect(await sandbox.calls('createUpload')).toHaveLength(2);
});

test('R2 O65 S22 without locks two tabs upload nothing twice, and refresh the token once', async ({
  page,
  context,
  world,
  signIn,
  sandbox,
}) => {
  await without(context, 'Navigator.prototype.locks');
  const files = await jpegs(3);
  await signIn(NEWCOMER, PHOTOS);
  const other = await context.newPage();
  await other.goto(PHOTOS);
  // The tab that comes later finds that they are on their way.
  const release = await holdBack(page, /\/photo-storage\/uploads\/[^/]+$/);
  await begin(page, files);
  await expect.poll(async () => (await sandbox.calls('createUpload')).length).toBe(3);
  await begin(other, files);
  await expect(uploadDialog(other)).toContainText('This photo is being added in another tab.');
  release();
  await expect(page.getByText('3 photos added')).toBeVisible({ timeout: 40_000 });
  await expect(uploadDialog(other).getByText('This photo is already in your library.').first()).toBeVisible({
    timeout: 40_000,
  });
  expect(await libraryPhotos(context, world.sandbox)).toHaveLength(3);
  expect(await sandbox.calls('createUpload')).toHaveLength(3);

  await Promise.all([page.goto('about:blank'), other.goto('about:blank')]);
  await sandbox.expireTokens(NEWCOMER);
  await sandbox.forgetCalls();
  await Promise.all([page.goto(PHOTOS), other.goto(PHOTOS)]);
  for (const tab of [page, other]) await expect(photos(tab)).toHaveCount(3);
  expect((await sandbox.calls('exchangeToken')).map(({ status }) => status)).toEqual([200]);
});

test('S22 R7 without a cookie store two tabs refresh the token once', async ({ page, context, signIn, sandbox }) => {
  await without(context, 'window.cookieStore');
  await signIn(ANNA, PHOTOS);
  const other = await context.newPage();
  await Promise.all([page.goto('about:blank'), other.goto('about:blank')]);
  await sandbox.expireTokens(ANNA);
  await sandbox.forgetCalls();
  await Promise.all([page.goto(PHOTOS), other.goto(PHOTOS)]);
  for (const tab of [page, other]) await waitForPictures(tab);
  expect((await sandbox.calls('exchangeToken')).map(({ status }) => status)).toEqual([200]);
});

test('R2 O65 without locks photos go on after a reload, too', async ({ page, context, signIn, sandbox }) => {
  await without(context, 'Navigator.prototype.locks');
  await signIn(NEWCOMER, PHOTOS);
  await sandbox.fault({ service: 'photo-storage', operationId: 'appendToUpload', delayMs: 30_000 });
  await begin(page, await jpegs(2));
  await expect.poll(async () => (await sandbox.calls('appendToUpload')).length).toBe(2);
  page.on('dialog', (question) => void question.accept());
  await sandbox.healFaults();
  await page.reload();
  await expect(page.getByText('2 photos added')).toBeVisible({ timeout: 30_000 });
  expect(await sandbox.calls('createUpload')).toHaveLength(2);
});

test('S15 S19 without channels between tabs, signing out in one ends the other when the customer looks at it again', async ({
  page,
  context,
  signIn,
}) => {
  await without(context, 'window.BroadcastChannel');
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  // Tabs of a browser without a window are always in view: this is what one hears that comes into view.
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(async () => {
    await look();
    await expect(photos(page)).toHaveCount(0);
  }).toPass();
});

test('S23 A2.103 without the Navigation API a form that is left by a link has what was typed when the customer is back', async ({
  page,
  context,
  signIn,
}) => {
  await without(context, 'window.navigation');
  await signIn(ANNA, DETAILS);
  await lastName(page).fill('Lind');
  await menuLink(page, 'Overview').click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account overview' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goBack();
  await expect(lastName(page)).toHaveValue('Lind');
});

test('S23 A2.103 where the browser does not ask before a page is left, what was typed is there when it is loaded again', async ({
  page,
  context,
  signIn,
}) => {
  await without(context, 'beforeunload event');
  const asked: string[] = [];
  page.on('dialog', (question) => void (asked.push(question.type()), question.accept()));
  await signIn(ANNA, DETAILS);
  await lastName(page).fill('Lind');
  await page.reload();
  await expect(lastName(page)).toHaveValue('Lind');
  expect(asked).toEqual([]);
});

test('S56 A4.12 a browser that loads no pages ahead confirms what a mailed link is for', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  await without(context, 'Document.prototype.prerendering');
  await signIn(ANNA, '/settings/email');
  await page.getByLabel('New email address').fill('anna.new@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto((await latestMail(sandbox, 'anna.new@example.com')).link);
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail address has been changed!' })).toBeVisible();
  expect(await sandbox.calls('confirmEmailChange')).toHaveLength(1);
});

test('X13 X14 @phone without a buzz a long press selects all the same, and without a wheel two fingers zoom', async ({
  page,
  context,
  signIn,
}) => {
  await without(context, 'Navigator.prototype.vibrate', 'wheel event');
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const fingers = await fingersOn(page);
  const box = await photos(page).first().boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await fingers.rest([at]);
  await expect(tiles(page).first()).toBeVisible();
  await fingers.lift();
  await expect(counter(page)).toHaveText('1 selected');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const ids = await openPhoto(page, signIn, 1);
  const whole = await photoBox(page);
  await fingers.drag(two(100), two(180));
  await expect.poll(async () => (await photoBox(page)).width / whole.width).toBeCloseTo(1.8, 1);
  await expectShown(page, ids[1]);
});

test('X13 X14 P2.62 without touch a mouse and keys select, and turn the photos of a slideshow', async ({
  page,
  context,
  signIn,
}) => {
  await without(context, 'window.TouchEvent', 'window.Touch', 'window.TouchList', 'touchstart event', 'touchend event');
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await startSelection(page);
  await tiles(page).nth(1).click();
  await tiles(page)
    .nth(4)
    .click({ modifiers: ['Shift'] });
  await expect(counter(page)).toHaveText('4 selected');
  await page.keyboard.press('Space');
  await expect(counter(page)).toHaveText('3 selected');

  await page.goto(LISBON);
  const ids = await startSlideshow(page);
  // Photos turn when they are told to, and not by their time.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, ids[1]);
  await show(page).getByRole('button', { name: 'Next photo' }).click();
  await expectSlide(page, ids[2]);
});

/** Has a keyboard lie over the page as Safari on iOS does: what is seen gets lower, and the window does not. @returns where it begins */
function coverBy(page: Page, keyboard: number): Promise<number> {
  return page.evaluate((covered) => {
    const height = innerHeight - covered;
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
    return height;
  }, keyboard);
}

/** Waits until something stands within a height. */
async function standsWithin(shown: Locator, height: number): Promise<void> {
  await expect
    .poll(async () => {
      const box = await shown.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    })
    .toBe(true);
}

test('X12 P2.89 @phone a dialog, and the palette, stand whole above a keyboard that the page makes no room for', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, ALBUMS);
  await newAlbum(page).click();
  const create = dialog(page).getByRole('button', { name: 'Create album' });
  await expect(create).toBeVisible();
  await standsWithin(dialog(page), await coverBy(page, 336));
  // Once it has gone, the dialog is back at the lower edge.
  const whole = await coverBy(page, 0);
  await expect
    .poll(async () => {
      const box = await dialog(page).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    })
    .toBe(whole);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await page.keyboard.press('/');
  const found = dialog(page).getByRole('listbox');
  await expect(found).toBeVisible();
  await standsWithin(found, await coverBy(page, 336));
});

test('X2 the palette finds what is typed in capitals, where phones are not told to leave words alone', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await page.keyboard.press('/');
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await field.evaluate((input) => {
    for (const name of ['autocapitalize', 'autocorrect'])
      if (input.hasAttribute(name)) input.removeAttribute(name);
      else throw new Error(`There is no ${name}`);
  });
  await field.fill('JULY 2019');
  await expect(page.getByRole('option').first()).toHaveText(/^July 2019/);
});

test('X10 pages can be read and used without the styles that some browsers do not know', async ({ page, signIn }) => {
  const apis = fallbacks.flatMap((fallback) => fallback.apis);
  const pairs = apis.flatMap((api) => {
    const [, property, word] = /^css\.properties\.([\w-]+)\.?(.*)$/.exec(api) ?? [];
    return property !== undefined && word !== undefined ? [[property, word]] : [];
  });
  const selectors = apis.flatMap((api) => /^css\.selectors\.([\w-]+)$/.exec(api)?.[1] ?? []);
  const isWhole = async () => {
    expect(await page.evaluate(takeStylesAway, { pairs, selectors })).toBeGreaterThan(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  };
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await isWhole();
  // On paper, too.
  const sheets = sheetsOf(await page.pdf({ format: 'A4' }));
  expect(sheets.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(0);
  await startSelection(page);
  await tiles(page).first().click();
  await expect(counter(page)).toHaveText('1 selected');
  await page.goto(DETAILS);
  await expect(lastName(page)).toBeVisible();
  await isWhole();
  await lastName(page).fill('Lind');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Anna Lind').first()).toBeVisible();
});

/** Removes declarations and rules from all style sheets. @returns how many there were */
function takeStylesAway({ pairs, selectors }: { pairs: string[][]; selectors: string[] }): number {
  let removed = 0;
  const from = (rules: CSSRuleList, removeRule: (index: number) => void) => {
    for (const [index, rule] of [...[...rules].entries()].toReversed()) {
      if (rule instanceof CSSStyleRule) {
        for (const [property = '', word = ''] of pairs) {
          const value = rule.style.getPropertyValue(property);
          if (value === '' || !value.includes(word)) continue;
          rule.style.removeProperty(property);
          removed += 1;
        }
        if (selectors.some((name) => rule.selectorText.includes(`::${name}`))) removeRule(index);
      }
      if (rule instanceof CSSGroupingRule) from(rule.cssRules, (at) => rule.deleteRule(at));
    }
  };
  for (const sheet of document.styleSheets) from(sheet.cssRules, (at) => sheet.deleteRule(at));
  return removed;
}

/** Two fingers so many px apart. */
function two(apart: number) {
  return [
    { x: 195 - apart / 2, y: 420 },
    { x: 195 + apart / 2, y: 420 },
  ];
}

for (const phone of ['', '@phone ']) {
  test(`P1.8 P2.164 P9.11 ${phone}without folders to choose all parts of an export are downloads, which are called saved and not checked`, async ({
    page,
    context,
    signIn,
    sandbox,
  }) => {
    await without(context, 'window.showDirectoryPicker');
    await makeExport(sandbox, { photos: 5, photosPerPart: 2 });
    await signIn(CUSTOMER, EXPORT);
    watchDownloads(page);
    await expect(page.getByText(/^Your browser saves the files/)).toBeVisible();
    await page.getByRole('button', { name: 'Save all', exact: true }).click();
    for (const number of [1, 2, 3])
      await expect(part(page, number)).toContainText('Saved, not checked', { timeout: 20_000 });
    await expect(page.locator('[data-toast]')).toContainText('Your browser is downloading your files now');
    await expect
      .poll(() => savedFiles(page).toSorted())
      .toEqual([1, 2, 3].map((number) => `photo-export-${number}.zip`));
    await expect(receipt(page)).toContainText('0 of 3 files');
    await expect(receipt(page)).toContainText(
      'Not checked: photo-export-1.zip, photo-export-2.zip, photo-export-3.zip',
    );
    await expect(receipt(page)).toContainText('Photos in unchecked files are not counted');
    await page.reload();
    await expect(part(page, 3)).toContainText('Saved, not checked');
    await expect(page.getByRole('button', { name: 'Save all', exact: true })).toHaveCount(0);
  });
}

test('P2.62 without a wake lock a slideshow runs all the same', async ({ page, context, signIn }) => {
  await without(context, 'Navigator.prototype.wakeLock');
  const ids = await openPhoto(page, signIn, 0);
  await page.getByRole('button', { name: 'Slideshow', exact: true }).click();
  const slide = page.getByRole('dialog', { name: 'Slideshow' }).locator('[data-slide]');
  await expect(slide).toHaveAttribute('data-slide', ids[0] ?? '');
  await expect(slide).toHaveAttribute('data-slide', ids[1] ?? '', { timeout: 20_000 });
});
