import type { Page } from '@playwright/test';
import { actionBar, selectFirst } from '../support/actions.ts';
import { about, listen } from '../support/announcements.ts';
import { violations, violationsInBothSchemes } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { holdBack } from '../support/held-requests.ts';
import { openPhoto } from '../support/preview.ts';
import {
  CATALOGUE,
  chooseForPrints,
  cropDialog,
  cropFrame,
  formatChoice,
  nextButton,
  openAlbum,
  type Pixels,
} from '../support/print-formats.ts';
import type { Fault } from '../support/sandbox-control.ts';
import { counter, photos, scrollUntil, tiles, waitForPictures } from '../support/timeline.ts';

const STRIPPED = '/my-photos/photos?stripped=true';

const details = (page: Page) => page.getByRole('dialog', { name: 'Details' });
const sizes = (page: Page) => details(page).getByRole('region', { name: 'Print sizes' });
const inBar = (page: Page, name: string) => actionBar(page).getByRole('button', { name, exact: true });
const soft = (page: Page) => tiles(page).and(page.getByRole('checkbox', { name: /Would look soft/ }));

const NO_CATALOGUE: Readonly<Record<string, Fault>> = {
  'a service that fails': { ...CATALOGUE, status: 500 },
  'no such channel': { ...CATALOGUE, status: 200, body: { data: { Channel: null } } },
  errors: { ...CATALOGUE, status: 200, body: { errors: [{ message: 'Syntax Error.' }], data: null } },
  'a connection that is cut': { ...CATALOGUE, abort: true },
  nonsense: { ...CATALOGUE, malformed: true },
};

for (const where of ['', ' @phone']) {
  test(`O178 A7.53 A3.40 A3.43 the details of a photo say how large it can be printed, by the vendor’s catalogue${where}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    test.slow();
    await openPhoto(page, signIn, 1);
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(sizes(page).getByText(/^Sharp up to \d+ × \d+ cm$/)).toBeVisible();
    const rows = sizes(page).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Photo print, 10 × 15 cm' })).toContainText('Sharp');
    await expect(rows.filter({ hasText: 'Poster, 60 × 90 cm' })).toContainText('Soft');
    await expect(rows.filter({ hasText: 'Wall calendar, 29.7 × 42 cm' })).toHaveCount(1);
    // Not offered, and no print.
    await expect(rows.filter({ hasText: /9 × 13 cm|photo book/ })).toHaveCount(0);
    expect(await violations(page), 'the details').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(rows.filter({ hasText: 'Photo print, 10 × 15 cm' })).toBeVisible();
    expect(await sandbox.calls('getChannel')).toHaveLength(1);
  });

  test(`O178 A7.54 R1 without a catalogue the usual sizes serve, and nothing is said to have failed${where}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    test.slow();
    expectConsole('There is no channel channel-folioleaf-uk');
    await openPhoto(page, signIn, 1);
    for (const [name, fault] of Object.entries(NO_CATALOGUE)) {
      await test.step(name, async () => {
        await sandbox.fault(fault);
        await page.reload();
        await page.getByRole('button', { name: 'Details' }).click();
        await expect(sizes(page).getByText('A4, 21 × 29.7 cm')).toBeVisible();
        await expect(sizes(page).getByText('10 × 15 cm', { exact: true })).toBeVisible();
        await expect(sizes(page).getByText(/^Sharp up to /)).toBeVisible();
        await expect(details(page).getByRole('alert')).toHaveCount(0);
        await expect(details(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
        await sandbox.healFaults();
      });
    }
  });

  test(`O178 a photo whose size is nonsense is not judged${where}`, async ({ page, signIn, sandbox }) => {
    const nonsense: Pixels = [
      [0, 0],
      [-2400, -1600],
      [10_000_000, 10_000_000],
      [undefined, undefined],
    ];
    // On a stage wider than 1300 px the full file is loaded, which knows its size.
    if (where === '') await page.setViewportSize({ width: 1280, height: 800 });
    await openAlbum(page, sandbox, signIn, [...nonsense, [900, 600]]);
    await photos(page).first().click();
    for (let at = 0; at < nonsense.length; at += 1) {
      await expect(page.getByText(`Photo ${at + 1} of 46`)).toBeAttached();
      await page.getByRole('button', { name: 'Details' }).click();
      await expect(sizes(page).getByText(/^We do not know how many pixels this photo has/)).toBeVisible();
      await expect(sizes(page).getByRole('listitem')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(sizes(page).getByText('Good up to 10 × 15 cm')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    // It goes back in the history, which takes a moment, and has a button of the same name as the album.
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await chooseForPrints(page, 5);
    await formatChoice(page).selectOption({ label: '20 × 30 cm' });
    await expect(
      actionBar(page).getByText('1 of 5 would look soft at 20 × 30 cm · Quality unknown for 4').first(),
    ).toBeVisible();
    await expect(soft(page)).toHaveCount(1);
    await inBar(page, 'Crop preview').click();
    await expect(
      cropDialog(page)
        .getByText(/^We do not know how many pixels/)
        .first(),
    ).toBeVisible();
    // The picture is there all the same, and what would be cut off it.
    await expect(cropFrame(page)).toBeVisible();
  });

  test(`O178 P2.147 X7 photos that would look soft are marked, and can be looked at or left out, which keeps nobody from going on${where}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    test.slow();
    const said = await listen(page);
    await openAlbum(page, sandbox, signIn, [
      [640, 430],
      [6000, 4000],
      [800, 1200],
      [3000, 2000],
      [700, 500],
    ]);
    await chooseForPrints(page, 4);
    await expect(formatChoice(page)).toHaveValue('PAP_910');
    await expect(formatChoice(page).getByRole('option')).toHaveText([
      '10 × 10 cm',
      '10 × 15 cm',
      '13 × 18 cm',
      '15 × 20 cm',
      '20 × 20 cm',
      '20 × 30 cm',
      '30 × 45 cm',
    ]);
    await expect(actionBar(page).getByText('1 of 4 would look soft at 10 × 15 cm').first()).toBeVisible();
    await formatChoice(page).selectOption({ label: '20 × 30 cm' });
    await expect(actionBar(page).getByText('2 of 4 would look soft at 20 × 30 cm').first()).toBeVisible();
    await expect.poll(async () => about(await said(), '2 of 4 would look soft').length).toBe(1);
    // The fifth is not selected, and would be soft if it were.
    await expect(soft(page)).toHaveCount(3);
    await expect(tiles(page).nth(1)).not.toHaveAccessibleName(/soft/);
    await expect(nextButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    expect(await violationsInBothSchemes(page), 'the bar').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await inBar(page, 'Show them').click();
    await expect(cropDialog(page).getByText('Photo 1 of 2', { exact: true })).toBeVisible();
    await expect(cropDialog(page).getByText('Soft · 54 pixels per inch', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(cropDialog(page).getByText('Soft · 102 pixels per inch', { exact: true })).toBeVisible();
    await cropDialog(page).getByRole('button', { name: 'Leave out' }).click();
    await expect(cropDialog(page).getByRole('button', { name: 'Put back' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inBar(page, 'Show them')).toBeFocused();
    await expect(counter(page)).toHaveText('3 selected');

    await inBar(page, 'Leave them out').click();
    await expect(counter(page)).toHaveText('2 selected');
    await expect(actionBar(page).getByText('All would look good at 20 × 30 cm').first()).toBeVisible();
    await expect(formatChoice(page)).toBeFocused();
    await expect(page.getByText('1 photo left out')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(counter(page)).toHaveText('3 selected');
    await expect(actionBar(page).getByText('1 of 3 would look soft at 20 × 30 cm').first()).toBeVisible();
  });
}

test('O178 a catalogue that takes long is waited for a few seconds, and takes its place when it comes', async ({
  page,
  signIn,
}) => {
  await openPhoto(page, signIn, 1);
  const release = await holdBack(page, /\/merchandise\//);
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(sizes(page)).toHaveAttribute('aria-busy', 'true');
  await expect(sizes(page).getByText('A4, 21 × 29.7 cm')).toBeVisible();
  await expect(sizes(page)).toHaveAttribute('aria-busy', 'false');
  release();
  await expect(sizes(page).getByText('Photo print, 10 × 15 cm')).toBeVisible();
  await expect(sizes(page).getByText('A4, 21 × 29.7 cm')).toHaveCount(0);
});

test('O178 X4 when all that was to be looked at has been left out the focus goes on to the choice of the format', async ({
  page,
  signIn,
  sandbox,
}) => {
  await openAlbum(page, sandbox, signIn, [
    [640, 430],
    [6000, 4000],
  ]);
  await chooseForPrints(page, 2);
  await inBar(page, 'Show them').press('Enter');
  await cropDialog(page).getByRole('button', { name: 'Leave out' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(counter(page)).toHaveText('1 selected');
  await expect(inBar(page, 'Show them')).toHaveCount(0);
  await expect(formatChoice(page)).toBeFocused();
});

test('O178 X4 O14 photos of a whole month are read to be checked, which may fail and can be tried again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', STRIPPED);
  await waitForPictures(page);
  await page.getByRole('button', { name: 'Order photo prints' }).click();
  const more = page.getByRole('button', { name: /^Show \d+ more photos from / });
  await scrollUntil(page, more);
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimelinePage', delayMs: 4_000, status: 500 });
  await page
    .getByRole('region')
    .filter({ has: more })
    .first()
    .getByRole('checkbox', { name: /^Select all photos from / })
    .click();
  await expect(actionBar(page).getByText('Checking your photos…').first()).toBeVisible();
  await expect(
    actionBar(page)
      .getByText(/Not all of them could be checked/)
      .first(),
  ).toBeVisible({ timeout: 30_000 });
  await sandbox.healFaults();
  await inBar(page, 'Try again').click();
  // The button goes with the press (X4).
  await expect(formatChoice(page)).toBeFocused();
  await expect(
    actionBar(page)
      .getByText(/would look soft at 10 × 15 cm|All would look good at 10 × 15 cm/)
      .first(),
  ).toBeVisible();
  await formatChoice(page).selectOption({ label: '30 × 45 cm' });
  const amount = /\d+/.exec((await nextButton(page).textContent()) ?? '')?.[0];
  await expect(actionBar(page).getByText(`${amount} of ${amount} would look soft at 30 × 45 cm`).first()).toBeVisible();
});

test('O178 X15 of a month that cannot be read nothing is claimed, and no crop is waited for', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getTimelinePage');
  await signIn('anna@example.com', STRIPPED);
  await waitForPictures(page);
  await page.getByRole('button', { name: 'Order photo prints' }).click();
  await sandbox.fault({ service: 'photo-management', path: '/photos/timeline/2019/7', status: 500 });
  const july = page.getByRole('region', { name: 'July 2019' });
  await scrollUntil(page, july);
  await july.getByRole('checkbox', { name: /^Select all photos from / }).click();
  await expect(
    actionBar(page)
      .getByText(/Not all of them could be checked/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible({ timeout: 30_000 });
  const crop = inBar(page, 'Crop preview');
  await expect(crop).toHaveAttribute('aria-disabled', 'true');
  await expect(crop).toHaveAccessibleDescription('Not all of them could be checked');
});

test('O178 O79 of more photos than can be ordered none are read', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', STRIPPED);
  await waitForPictures(page);
  await page.getByRole('button', { name: 'Order photo prints' }).click();
  await expect(inBar(page, 'Crop preview')).toHaveAccessibleDescription('Select photos first');
  await sandbox.forgetCalls();
  await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
  await expect(inBar(page, 'Crop preview')).toHaveAccessibleDescription(
    'Up to 500 photos can be ordered as prints at a time',
  );
  await expect(actionBar(page).getByText(/would look|Checking/)).toHaveCount(0);
  expect(await sandbox.calls('listPhotos')).toEqual([]);
});

test('O178 in another mode than that of prints nothing is marked, and no catalogue is asked for', async ({
  page,
  signIn,
  sandbox,
}) => {
  await openAlbum(page, sandbox, signIn, [[640, 430]]);
  await selectFirst(page, 2);
  await expect(actionBar(page).getByRole('button', { name: 'Order prints' })).toBeVisible();
  await expect(soft(page)).toHaveCount(0);
  await expect(formatChoice(page)).toHaveCount(0);
  expect(await sandbox.calls('getChannel')).toEqual([]);
});
