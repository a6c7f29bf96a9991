import { expect, test } from '../support/fixtures.ts';
import { goToLargestMonth, idle, LARGEST_MONTH, month, waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

test('F7 a month of 5,000 opens at once and loads only the pages that come near', async ({ page, signIn, sandbox }) => {
  test.slow();
  await signIn('large@example.com', PHOTOS);
  await waitForPictures(page);
  const more = await goToLargestMonth(page);
  await waitForPictures(page);
  await sandbox.forgetCalls();
  await more.click();
  await expect(more).toHaveCount(0);
  await page.evaluate(() => scrollBy(0, innerHeight * 5));
  await waitForPictures(page);
  const pages = (await sandbox.calls('getTimelinePage')).filter(({ query }) => query['limit'] === '500');
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length, 'pages that are not near are not loaded').toBeLessThan(5);
});

test('P2.28 O9 X4 the next page of a month is loaded by a button, without having come near', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('large@example.com', PHOTOS);
  await waitForPictures(page);
  await (await goToLargestMonth(page)).press('Enter');
  const more = page.getByRole('button', { name: `Load more photos from ${LARGEST_MONTH}` });
  await expect(more).toBeAttached();
  await waitForPictures(page);
  const further = async () =>
    (await sandbox.calls('getTimelinePage')).filter(
      ({ path, query }) => /\/2022\/0?7$/.test(path) && query['cursor'] !== undefined,
    );
  await idle(page);
  const near = (await further()).length;
  // Otherwise the browser would scroll there, and the page would come by itself.
  await more.evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
  await idle(page);
  expect(await further()).toHaveLength(near);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await further()).length).toBeGreaterThan(near);
  await expect(month(page, LARGEST_MONTH).locator(':focus')).toHaveAccessibleName(/^Photo,/);
});
