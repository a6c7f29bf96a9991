import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  counter,
  openMore,
  photos,
  scrollTop,
  startSelection,
  tiles,
  waitForPictures,
  watchLayoutShifts,
} from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

/** Its choice can be read while the panel is closed. */
const sorting = (page: Page) => page.getByRole('combobox', { name: 'Sort photos by', includeHidden: true }).last();

async function sortBy(page: Page, label: string): Promise<void> {
  await openMore(page);
  await page.getByRole('combobox', { name: 'Sort photos by' }).selectOption(label);
  await page.getByRole('button', { name: 'More options' }).click();
}
const chosen = (page: Page) => sorting(page).locator('option:checked');
const firstMonth = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: /\d{4}$/ })
    .first();
const idsOf = (page: Page) =>
  page.locator('[data-photo]').evaluateAll((drawn) => drawn.map((tile) => tile.getAttribute('data-photo')));

test('P2.46 P2.50 P2.51 P2.52 P2.55 photos can be sorted by when they were taken or uploaded', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await expect(sorting(page).locator('option')).toHaveText([
    'Date taken (new-old)',
    'Date taken (old-new)',
    'Date uploaded (new-old)',
    'Date uploaded (old-new)',
  ]);
  await expect(chosen(page)).toHaveText('Date taken (new-old)');
  await waitForPictures(page);
  const newest = (await firstMonth(page).textContent()) ?? '';

  const moved = await watchLayoutShifts(page);
  await openMore(page);
  await sorting(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText('Date taken (old-new)');
  await expect(firstMonth(page)).not.toHaveText(newest);
  await waitForPictures(page);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(sorting(page)).toBeFocused();
  // The years beside the list are where their months are now.
  expect((await moved()).filter((what) => !what.startsWith('SPAN._year'))).toEqual([]);
  const years = await page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: /\d{4}$/ })
    .evaluateAll((headings) => headings.map((heading) => Number(heading.textContent?.slice(-4))));
  expect(years).toEqual(years.toSorted((one, other) => one - other));
  expect((await sandbox.calls('getTimelinePage')).at(-1)?.query).toMatchObject({
    sortKey: 'dateTaken',
    sortOrder: 'asc',
  });
});

test('O13 sorted by upload the months stay, with their photos in the order of their upload', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const month = (await firstMonth(page).textContent()) ?? '';
  const before = await idsOf(page);
  await sortBy(page, 'Date uploaded (new-old)');
  await expect
    .poll(async () =>
      (await sandbox.calls('getTimelinePage')).some(
        ({ query }) => query['sortKey'] === 'uploaded' && query['sortOrder'] === 'desc',
      ),
    )
    .toBe(true);
  await waitForPictures(page);
  await expect(firstMonth(page)).toHaveText(month);
  await expect.poll(async () => (await idsOf(page)).some((id) => before.includes(id))).toBe(true);
  // A photo opens, and its neighbours are those beside it in the list, which stays behind it.
  await photos(page).nth(0).click();
  await expect(page).toHaveURL(/\/preview\//);
  const opened = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect.poll(() => idsOf(page)).toContain(opened);
  const order = await idsOf(page);
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/preview/${order[order.indexOf(opened) + 1]}`));
});

test('P2.46 P2.56 P2.57 the choice is stored, kept when the page is loaded again, and given up when it makes no sense; what is selected stays selected', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await sortBy(page, 'Date uploaded (old-new)');
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('sortingOptions'))) ?? '')).toEqual({
    photos: { sortKey: 'uploaded', sortOrder: 'asc' },
  });
  await page.reload();
  await expect(chosen(page)).toHaveText('Date uploaded (old-new)');
  await waitForPictures(page);
  await page.evaluate(() =>
    localStorage.setItem('sortingOptions', '{"photos":{"sortKey":"colour","sortOrder":"asc"}}'),
  );
  await page.reload();
  await expect(chosen(page)).toHaveText('Date taken (new-old)');
  await waitForPictures(page);
  await startSelection(page);
  const [selected] = await idsOf(page);
  await tiles(page).first().click();
  await sortBy(page, 'Date uploaded (new-old)');
  await expect(page.locator(`[data-photo="${selected}"]`).first()).toBeVisible();
  await expect(counter(page)).toHaveText('1 selected');
  await expect(page.getByRole('checkbox', { name: /^Photo,/, checked: true })).toHaveCount(1);
});

test('P2.36 an empty library has nothing to sort', async ({ page, signIn }) => {
  await signIn('empty@example.com', PHOTOS);
  await expect(page.getByText('Your photo library is empty')).toBeVisible();
  await expect(sorting(page)).toHaveCount(0);
});

test('P2.56 @phone other tabs follow, also on a phone', async ({ page, context, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  const other = await context.newPage();
  await other.goto(PHOTOS);
  await waitForPictures(other);
  const newest = (await firstMonth(page).textContent()) ?? '';
  await sortBy(page, 'Date taken (old-new)');
  // Before it is compared with: it has to be that of the new order.
  await expect(firstMonth(page)).not.toHaveText(newest);
  await expect(chosen(other)).toHaveText('Date taken (old-new)');
  await expect(firstMonth(other)).toHaveText((await firstMonth(page).textContent()) ?? '');
});

for (const [kind, address, name] of [
  ['an album', '/my-photos/albums/album-lisbon', 'listAlbumPhotos'],
  ['a shared album', '/my-photos/shared-albums/album-skagen', 'listSharedAlbumPhotos'],
] as const) {
  test(`P2.49 P2.52 P2.53 P2.54 the photos of ${kind} can be sorted by when they were added or taken`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn('anna@example.com', address);
    await expect(sorting(page).locator('option')).toHaveText([
      'Date added (new-old)',
      'Date added (old-new)',
      'Date taken (new-old)',
      'Date taken (old-new)',
    ]);
    await expect(chosen(page)).toHaveText('Date added (new-old)');
    await waitForPictures(page);
    expect(
      (await sandbox.calls(name)).every(({ query }) => query['sortKey'] === 'created' && query['sortOrder'] === 'desc'),
    ).toBe(true);
    const [newest] = await idsOf(page);
    await sortBy(page, 'Date added (old-new)');
    await expect.poll(async () => (await idsOf(page))[0]).not.toBe(newest);
    await waitForPictures(page);
    expect((await sandbox.calls(name)).at(-1)?.query).toMatchObject({ sortKey: 'created', sortOrder: 'asc' });
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
}
