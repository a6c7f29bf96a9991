import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { month, openMore, scrollTop, waitForPictures, watchLayoutShifts } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

/** The line at the top, which stands in the panel as well. */
const line = (page: Page) =>
  page.locator('[data-looking-back]').getByRole('button', { name: /^This month in \d{4}: \d+ photos?$/ });

test('O181 O62 F5 off where the flag of the shop says so; switched on, the timeline looks back at the month in one earlier year, moves nothing that is drawn, and leads there', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, `${PHOTOS}?PhotoManagementLookingBackEnabled=false`);
  await waitForPictures(page);
  await openMore(page);
  const choice = page.getByRole('switch', { name: 'Look back at earlier years' });
  // The flag of the shop says so, until the customer switches it on.
  await expect(choice).not.toBeChecked();
  await expect(line(page)).toHaveCount(0);
  const shifts = await watchLayoutShifts(page);
  await choice.click();
  await page.keyboard.press('Escape');
  await expect(line(page)).toBeVisible();
  expect(await shifts()).toEqual([]);
  const [, year = ''] = /in (\d{4})/.exec((await line(page).getAttribute('aria-label')) ?? '') ?? [];
  expect(Number(year)).toBeLessThan(new Date().getFullYear());
  // The same one all day.
  await page.reload();
  await expect(line(page)).toHaveAttribute('aria-label', new RegExp(`in ${year}:`));
  await line(page).click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  // The month where the browser is, which another one may have begun in.
  const now = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'Europe/London' });
  const name = `${now.format(new Date())} ${year}`;
  await expect(month(page, name)).toBeInViewport();
});

test('O181 F5 nothing stands elsewhere because of it, also where the tools are in its line', async ({
  page,
  signIn,
  traffic,
}) => {
  await signIn(ANNA, `${PHOTOS}?stripped=true`);
  await waitForPictures(page);
  await openMore(page);
  const choice = page.getByRole('switch', { name: 'Look back at earlier years' });
  await expect(choice).toBeChecked();
  await page.keyboard.press('Escape');
  const presses = page.getByRole('main').getByRole('button').or(page.locator('[data-photo]').first());
  const places = async () => {
    const seen = await presses.evaluateAll((elements) =>
      elements
        // Of the grid, which draws what is near as it comes, the first photo alone.
        .filter((element) => !element.closest('[data-looking-back], [popover], button[data-cell]'))
        .map((element) => [element.textContent, ...Object.values(element.getBoundingClientRect().toJSON())]),
    );
    expect(seen.length).toBeGreaterThan(4);
    return seen;
  };
  for (const width of [1_920, 1_440, 1_366, 1_280, 1_100, 834, 700]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('[data-looking-back]')).toBeAttached();
    // The grid learns of its width with a frame, and is laid out anew behind it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await traffic.quiet();
    const before = await places();
    await openMore(page);
    await choice.click();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-looking-back]')).toHaveCount(0);
    expect(await places(), `at ${width} px`).toEqual(before);
    await openMore(page);
    await choice.click();
    await page.keyboard.press('Escape');
  }
});

test('O181 it can be switched off where it stands and in the panel, for good, and on again', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, PHOTOS);
  await expect(line(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stop looking back' }).click();
  await expect(line(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stop looking back' }).click();
  await page.reload();
  await openMore(page);
  const choice = page.getByRole('switch', { name: 'Look back at earlier years' });
  await expect(choice).not.toBeChecked();
  await expect(line(page)).toHaveCount(0);
  await choice.click();
  await expect(choice).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(line(page)).toBeVisible();
  await page.reload();
  await expect(line(page)).toBeVisible();
});

test('O181 a library without earlier photos of the month has no line, and one whose counts fail none either', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('empty@example.com', PHOTOS);
  await expect(page.getByText('Your photo library is empty')).toBeVisible();
  await openMore(page);
  await expect(page.getByRole('switch', { name: 'Look back at earlier years' })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimeline', status: 500 });
  await signIn(ANNA, PHOTOS);
  await expect(page.getByText(/could not be loaded/).first()).toBeVisible({ timeout: 20_000 });
  await expect(line(page)).toHaveCount(0);
});

test('O181 F5 @phone on a phone room is kept for it from the second visit on, so that nothing moves', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await openMore(page);
  await expect(page.getByRole('switch', { name: 'Look back at earlier years' })).toBeVisible();
  // Until then it stands in the panel alone.
  await expect(page.getByRole('group', { name: 'More options' }).getByText(/^This month in \d{4}/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line(page)).toHaveCount(0);
  await page.reload();
  const first = page.locator('[data-photo]').first();
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  await expect(line(page)).toBeVisible();
  await waitForPictures(page);
  expect(await first.boundingBox()).toEqual(before);
  const { y = Number.NaN } = before ?? {};
  expect(y).toBeLessThanOrEqual(0.24 * 844);
  await line(page).click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
});
