import sharp from 'sharp';
import { expect, test } from '../support/fixtures.ts';
import {
  counter,
  focusedCell,
  startSelection,
  tiles,
  waitForPictures,
  watchLayoutShifts,
} from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

test.describe('selection mode', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
  });

  test('P2.79 P2.80 P2.81 P4.39 P4.40 P4.43 look.md Select starts it, a press on a photo selects it or takes it back, Cancel ends it and forgets, and nothing moves', async ({
    page,
  }) => {
    await test.step('starting and ending the mode moves nothing', async () => {
      const shifts = await watchLayoutShifts(page);
      await expect(tiles(page)).toHaveCount(0);
      await startSelection(page);
      await expect(counter(page)).toBeVisible();
      await expect(tiles(page).first()).toBeVisible();
      const cancel = page.getByRole('button', { name: 'Cancel' });
      await expect(cancel).toBeFocused();
      await cancel.click();
      await expect(tiles(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused();
      expect(await shifts()).toEqual([]);
    });
    await test.step('a press anywhere on a photo selects it, another takes it back', async () => {
      await startSelection(page);
      for (const at of [0, 1, 2]) await tiles(page).nth(at).click();
      await expect(counter(page)).toHaveText('3 selected');
      await expect(tiles(page).nth(1)).toBeChecked();
      await tiles(page).nth(1).click();
      await expect(counter(page)).toHaveText('2 selected');
      await expect(tiles(page).nth(1)).not.toBeChecked();
      await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
    });
    await test.step('Cancel forgets what was selected', async () => {
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(tiles(page)).toHaveCount(0);
      await startSelection(page);
      await expect(counter(page)).toHaveText('0 selected');
    });
  });

  test('P4.40 F11 a press on a photo in the moment that the mode starts selects it, though it is not drawn yet', async ({
    page,
  }) => {
    // The mode is to be seen before the boxes of all photos are.
    const drawn = await page.evaluate(async () => {
      const [first, second, third] = document.querySelectorAll<HTMLElement>('[data-photo]');
      const boxes = () => document.querySelectorAll('[data-photo][role="checkbox"]').length;
      const start = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Select');
      start?.click();
      first?.click();
      await Promise.resolve();
      second?.click();
      const atOnce = boxes();
      for (let tries = 0; tries < 100 && boxes() <= 10; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      third?.click();
      return { atOnce, later: boxes() };
    });
    expect(drawn.atOnce).toBe(0);
    expect(drawn.later).toBeGreaterThan(10);
    await expect(counter(page)).toHaveText('3 selected');
    await expect(tiles(page).nth(2)).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  });

  test('P2.32 P2.108 P4.41 P4.42 O14 the heading of a month selects the month and shows none, some and all; everything is selected and taken back without reading a photo', async ({
    page,
    sandbox,
  }) => {
    const section = page
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    const all = section.getByRole('checkbox', { name: /^Select all photos from / });
    const [, count = ''] =
      /([\d,]+) photos?/.exec((await section.getByText(/^[\d,]+ photos?$/).textContent()) ?? '') ?? [];
    await all.click();
    await expect(counter(page)).toHaveText(`${count} selected`);
    await expect(all).toHaveAttribute('aria-checked', 'true');
    await tiles(section).first().click();
    await expect(counter(page)).toHaveText(`${Number(count) - 1} selected`);
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
    await all.click();
    await expect(all).toHaveAttribute('aria-checked', 'true');
    await all.click();
    await expect(all).toHaveAttribute('aria-checked', 'false');
    await expect(counter(page)).toHaveText('0 selected');

    await sandbox.forgetCalls();
    await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
    await expect(counter(page)).toHaveText(/^2,4\d\d selected$/);
    await expect(page.getByRole('checkbox', { name: /^Photo,/, checked: false })).toHaveCount(0);
    await page.getByRole('button', { name: 'Deselect all', exact: true }).click();
    await expect(counter(page)).toHaveText('0 selected');
    expect(await sandbox.calls('listPhotos')).toEqual([]);
  });
});

test('P4.14 what is selected stays while the page scrolls and while a photo is open, loses a photo that is deleted, and is forgotten when another list is opened', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await startSelection(page);
  for (const at of [0, 1, 2]) await tiles(page).nth(at).click();
  await expect(counter(page)).toHaveText('3 selected');
  const openSecond = async () => {
    await tiles(page).nth(1).hover();
    await page
      .getByRole('link', { name: /^Open: Photo/ })
      .nth(1)
      .click();
  };
  await test.step('it stays while the page scrolls, and the bar with it', async () => {
    await page.evaluate(() => scrollTo(0, 20_000));
    await waitForPictures(page);
    await expect(counter(page)).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    for (const at of [0, 1, 2]) await expect(tiles(page).nth(at)).toBeChecked();
  });
  await test.step('it stays while a photo is open and when Back closes it', async () => {
    await openSecond();
    await expect(page.getByText(/^Taken on/)).toBeVisible();
    await page.goBack();
    await expect(counter(page)).toHaveText('3 selected');
    await expect(tiles(page).nth(1)).toBeChecked();
  });
  await test.step('it loses a photo that is deleted while it is open', async () => {
    await openSecond();
    const preview = page.getByRole('dialog', { name: 'Photo' });
    await preview.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
    await expect(counter(page)).toHaveText('2 selected');
  });
  await test.step('it is forgotten when another list is opened', async () => {
    await page.getByRole('link', { name: /^Albums/ }).click();
    await expect(page).toHaveURL(/\/albums$/);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await waitForPictures(page);
    await expect(tiles(page)).toHaveCount(0);
  });
});

test('X9 P2.108 in forced colours the photo that has the focus stands out, also where all are selected', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await page.keyboard.press('Control+a');
  await expect(counter(page)).toHaveText(/^2,4\d\d selected$/);
  await tiles(page).first().focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(() => focusedCell(page)).toMatchObject({ cell: 2 });
  const { x, y, width, height } = (await tiles(page).nth(1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
  const without = await page.screenshot({ clip });
  await page.keyboard.press('ArrowLeft');
  await expect(tiles(page).nth(1)).toBeFocused();
  const change = contrastingPixels(without, await page.screenshot({ clip }));
  // As much as a line of 2 px around it (WCAG 2.4.13).
  expect(await change).toBeGreaterThanOrEqual(2 * 2 * (width + height));
});

/** How many pixels of one screenshot have a contrast of 3:1 or more to those of another one. */
async function contrastingPixels(...shots: [Buffer, Buffer]): Promise<number> {
  const [before, after] = await Promise.all(shots.map((shot) => sharp(shot).removeAlpha().raw().toBuffer()));
  if (!before || !after) throw new Error('There is no screenshot');
  const luminance = (pixels: Buffer, at: number) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
      const part = (pixels[at + channel] ?? 0) / 255;
      return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0.05);
  let amount = 0;
  for (let at = 0; at < before.length; at += 3) {
    const [one, other] = [luminance(before, at), luminance(after, at)];
    if (Math.max(one, other) / Math.min(one, other) >= 3) amount += 1;
  }
  return amount;
}

test('P2.108 P2.114 an album is selected from as the library is: without months, with everything', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', '/my-photos/albums/album-lisbon');
  await waitForPictures(page);
  await startSelection(page);
  await expect(page.getByRole('checkbox', { name: /^Select all photos from / })).toHaveCount(0);
  await tiles(page).nth(1).click();
  await tiles(page)
    .nth(4)
    .click({ modifiers: ['Shift'] });
  await expect(counter(page)).toHaveText('4 selected');
  await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Photo,/, checked: false })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deselect all', exact: true }).click();
  await expect(counter(page)).toHaveText('0 selected');
});
