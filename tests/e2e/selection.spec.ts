import { expect, test } from '../support/fixtures.ts';
import { counter, month, tiles, waitForPictures } from '../support/timeline.ts';

const PHOTOS = '/my-photos/photos';

test.describe('selection mode', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('anna@example.com', PHOTOS);
    await waitForPictures(page);
  });

  test('P2.79 P2.80 P4.39 P4.43 Select starts it, Cancel ends it and forgets what was selected', async ({ page }) => {
    await expect(tiles(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await tiles(page).first().click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(tiles(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(counter(page)).toHaveText('0 selected');
  });

  test('P2.81 P4.40 a press anywhere on a photo selects it, another takes it back', async ({ page }) => {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const at of [0, 1, 2]) await tiles(page).nth(at).click();
    await expect(counter(page)).toHaveText('3 selected');
    await expect(tiles(page).nth(1)).toBeChecked();
    await tiles(page).nth(1).click();
    await expect(counter(page)).toHaveText('2 selected');
    await expect(tiles(page).nth(1)).not.toBeChecked();
    await expect(page).toHaveURL(new RegExp(`${PHOTOS}$`));
  });

  test('P2.32 P4.41 the heading of a month selects the month; it shows none, some and all', async ({ page }) => {
    const section = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) }).first();
    const all = section.getByRole('checkbox', { name: /^Select all photos of / });
    const [, count = ''] = /([\d,]+) photos?/.exec((await section.getByText(/^[\d,]+ photos?$/).textContent()) ?? '') ?? [];
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
  });

  test('P2.108 P4.42 O14 everything is selected and taken back without reading a photo', async ({ page, sandbox }) => {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await sandbox.forgetCalls();
    await page.getByRole('button', { name: 'Select all', exact: true }).click();
    await expect(counter(page)).toHaveText(/^2,4\d\d selected$/);
    await expect(page.getByRole('checkbox', { name: /^Photo,/, checked: false })).toHaveCount(0);
    await page.getByRole('button', { name: 'Deselect all', exact: true }).click();
    await expect(counter(page)).toHaveText('0 selected');
    expect(await sandbox.calls('listPhotos')).toEqual([]);
  });
});

test('F9 months of a library of 100,000 are marked as they come into view', async ({ page, signIn }) => {
  await signIn('large@example.com', PHOTOS);
  await waitForPictures(page);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await expect(counter(page)).toHaveText('100,000 selected');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await waitForPictures(page);
  await expect(page.getByRole('checkbox', { name: /^Photo,/, checked: false })).toHaveCount(0);
  await tiles(month(page, await headingInView(page))).first().click();
  await expect(counter(page)).toHaveText('99,999 selected');
});

async function headingInView(page: Parameters<typeof counter>[0]): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll('main h2')].findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 2)?.textContent ?? '');
}
