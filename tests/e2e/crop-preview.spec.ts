import type { Page } from '@playwright/test';
import { actionBar } from '../support/actions.ts';
import { LISBON } from '../support/albums.ts';
import { violationsInBothSchemes } from '../support/axe.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { bar, ONCE_BACK } from '../support/offline.ts';
import {
  CATALOGUE,
  chooseForPrints,
  cropDialog,
  cropFrame,
  formatChoice,
  nextButton,
  openAlbum,
} from '../support/print-formats.ts';
import { waitForPictures } from '../support/timeline.ts';

const cropButton = (page: Page) => actionBar(page).getByRole('button', { name: 'Crop preview', exact: true });

/** What a format leaves of the picture that shows, and the picture, in px of the screen. */
async function boxes(page: Page) {
  const picture = await cropDialog(page).getByRole('img').boundingBox();
  const left = await cropFrame(page).boundingBox();
  if (!picture || !left) throw new Error('No picture shows in a frame');
  return { picture, left };
}

for (const where of ['', ' @phone']) {
  test(`O179 X14 a frame shows what a format cuts off, as the photo lies, for every photo of the selection${where}`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    test.slow();
    await openAlbum(page, sandbox, signIn, []);
    await chooseForPrints(page, 5);
    await formatChoice(page).selectOption({ label: '20 × 20 cm' });
    await cropButton(page).click();
    const shapes = new Set<string>();
    for (let number = 1; number <= 5; number += 1) {
      await expect(cropDialog(page).getByText(`Photo ${number} of 5`, { exact: true })).toBeVisible();
      await expect(cropFrame(page)).toBeVisible();
      await formatChoice(page).last().selectOption({ label: '20 × 20 cm' });
      await expect
        .poll(async () => Math.abs(Math.round((await boxes(page)).left.width - (await boxes(page)).left.height)))
        .toBe(0);
      await cropDialog(page).getByRole('combobox').selectOption({ label: '20 × 30 cm' });
      const { picture } = await boxes(page);
      const lies = picture.width < picture.height ? 'portrait' : 'landscape';
      shapes.add(lies);
      await expect(cropDialog(page).getByText(new RegExp(`^20 × 30 cm, ${lies} · `))).toBeVisible();
      await expect
        .poll(async () => {
          const { left } = await boxes(page);
          return (Math.max(left.width, left.height) / Math.min(left.width, left.height)).toFixed(1);
        })
        .toBe('1.5');
      // In the choice of a format the keys are those of the choice.
      if (number === 1) await page.keyboard.press('Home');
      if (number === 1) await expect(cropDialog(page).getByText('Photo 1 of 5', { exact: true })).toBeVisible();
      if (number < 5) await cropDialog(page).getByRole('button', { name: 'Next photo' }).click();
    }
    expect([...shapes].sort()).toEqual(['landscape', 'portrait']);
    await expect(cropDialog(page).getByRole('button', { name: 'Next photo' })).toHaveCount(0);
    await cropDialog(page).getByRole('button', { name: 'Previous photo' }).click();
    await expect(cropDialog(page).getByText('Photo 4 of 5', { exact: true })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(cropDialog(page).getByText('Photo 1 of 5', { exact: true })).toBeVisible();
    await page.keyboard.press('End');
    await expect(cropDialog(page).getByText('Photo 5 of 5', { exact: true })).toBeVisible();
    expect(await violationsInBothSchemes(page), 'the crop preview').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('O179 O57 P4.47 the chosen article goes to the editor, and is still chosen when the customer is back', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  await chooseForPrints(page, 2);
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/prints-editor\?/, { timeout: 15_000 });
  expect(new URL(page.url()).searchParams.has('format'), 'what nobody has chosen').toBe(false);
  await page.goBack();
  await waitForPictures(page);
  await formatChoice(page).selectOption({ label: '20 × 30 cm' });
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/prints-editor\?.*format=PAP_913/, { timeout: 15_000 });
  expect(new URL(page.url()).searchParams.get('productCode')).toBe('PAP_910');
  await expect(page.getByText('2 photos · product PAP_910 · format PAP_913')).toBeVisible();
  await page.goBack();
  await waitForPictures(page);
  await expect(formatChoice(page)).toHaveValue('PAP_913');
});

test('O179 R1 without a catalogue a format informs, and is not handed over', async ({ page, signIn, sandbox }) => {
  await sandbox.fault({ ...CATALOGUE, status: 500 });
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  await chooseForPrints(page, 2);
  await formatChoice(page).selectOption({ label: 'A3' });
  await expect(
    actionBar(page)
      .getByText(/^2 of 2 would look soft at A3$/)
      .first(),
  ).toBeVisible();
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/prints-editor\?/, { timeout: 15_000 });
  expect(new URL(page.url()).searchParams.has('format')).toBe(false);
});

test('O179 R1 a picture that cannot be shown says so in its frame, and can be tried again', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  await chooseForPrints(page, 2);
  await sandbox.fault({ service: 'photo-files', status: 500 });
  await cropButton(page).click();
  await expect(cropDialog(page).getByText('This photo cannot be shown at the moment')).toBeVisible();
  await expect(
    cropDialog(page)
      .getByText(/ pixels per inch$/)
      .first(),
  ).toBeVisible();
  // Within reach before it is mended: the picture is asked for again by itself, too, and then the button is gone.
  await cropDialog(page).getByRole('button', { name: 'Try again' }).focus();
  await sandbox.healFaults();
  await page.keyboard.press('Enter');
  await expect(cropFrame(page)).toBeVisible();
});

test('R5 O179 without a network a picture that has not come is waited for and told as no error; it comes when that is back', async ({
  page,
  context,
  signIn,
}) => {
  expectConsole('failed (', 'WebSocket', 'ERR_INTERNET_DISCONNECTED');
  await signIn('anna@example.com', LISBON);
  await waitForPictures(page);
  await chooseForPrints(page, 3);
  await cropButton(page).click();
  await expect(cropFrame(page)).toBeVisible();
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  // What comes next has been loaded ahead, but not what comes after it.
  await page.keyboard.press('End');
  await expect(cropDialog(page).getByText('Photo 3 of 3', { exact: true })).toBeVisible();
  await expect(cropDialog(page).getByText('Loading', { exact: true })).toBeAttached();
  await expect(cropDialog(page).getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(cropFrame(page)).toBeVisible(ONCE_BACK);
});
