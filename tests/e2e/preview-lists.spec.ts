import { expect, test } from '../support/fixtures.ts';
import { expectShown, openPhoto } from '../support/preview.ts';
import { photos, waitForPictures } from '../support/timeline.ts';

const dialog = { name: 'Photo', exact: true } as const;

test.describe('an album', () => {
  const ALBUM = '/my-photos/albums/album-lisbon';

  test('P2.58 P2.60 P2.62 P2.63 P2.72 its photos are looked through over its page, and Escape leads back to the tile', async ({ page, signIn }) => {
    await signIn('anna@example.com', ALBUM);
    await waitForPictures(page);
    const ids = await photos(page).evaluateAll((links) => links.slice(0, 4).map((link) => link.dataset['photo'] ?? ''));
    await photos(page).nth(1).click();
    await expect(page).toHaveURL(new RegExp(`${ALBUM}/preview/${ids[1]}$`));
    await expect(page.getByRole('dialog', dialog)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expectShown(page, ids[2]);
    await page.getByRole('button', { name: 'Next photo' }).click();
    await expectShown(page, ids[3]);
    await page.keyboard.press('Home');
    await expectShown(page, ids[0]);
    await page.keyboard.press('End');
    await expect(page.getByText('Photo 46 of 46')).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Photo 45 of 46')).toBeAttached();
    const last = new URL(page.url()).pathname.split('/').at(-1);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`${ALBUM}$`));
    await expect(page.locator(`[data-photo="${last}"]`)).toBeFocused();
    await expect(page.locator(`[data-photo="${last}"]`)).toBeInViewport();
  });

  test('O16 a link to a photo behind the first page finds it, and closing it leads to the album', async ({ page, signIn }) => {
    await signIn('anna@example.com', ALBUM);
    await waitForPictures(page);
    await photos(page).first().click();
    await page.keyboard.press('End');
    await expect(page.getByText('Photo 46 of 46')).toBeAttached();
    const address = page.url();
    await page.goto(address);
    await expect(page.locator('[role=dialog] img[data-preview]')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(new RegExp(`${ALBUM}$`));
  });

  test('P2.75 a photo that is not in it leads to the album', async ({ page, signIn }) => {
    await signIn('anna@example.com', `${ALBUM}/preview/nothing-like-this`);
    await expect(page).toHaveURL(new RegExp(`${ALBUM}$`));
    await waitForPictures(page);
  });

  test('P2.74 of an empty album there is no preview', async ({ page, signIn }) => {
    await signIn('anna@example.com', '/my-photos/albums/album-ideas/preview/anything');
    await expect(page).toHaveURL(/\/album-ideas$/);
    await expect(page.getByText('Your album is empty')).toBeVisible();
  });
});

test.describe('after a deletion', () => {
  test('P2.68 P2.71 O15 X4 the next photo shows, and the focus stays in the bar', async ({ page, signIn }) => {
    const ids = await openPhoto(page, signIn, 1);
    const remove = page.getByRole('dialog', dialog).getByRole('button', { name: 'Delete', exact: true });
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ }).click();
    await expectShown(page, ids[2]);
    await expect(page.locator('[role=dialog] img[data-preview]')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(remove).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, ids[0]);
    await page.keyboard.press('Escape');
    await expect(page.locator(`[data-photo="${ids[0]}"]`)).toBeFocused();
    await expect(page.locator(`[data-photo="${ids[1]}"]`)).toHaveCount(0);
  });

  test('P2.71 O15 of the last photo the one before shows; of the only one the list', async ({ page, signIn }) => {
    await signIn('anna@example.com', '/my-photos/albums/album-wall');
    await waitForPictures(page);
    await photos(page).last().click();
    await expect(page.getByText('Photo 6 of 6')).toBeAttached();
    for (let left = 5; left >= 0; left -= 1) {
      await page.getByRole('dialog', dialog).getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ }).click();
      if (left > 0) await expect(page.getByText(`Photo ${left} of ${left}`, { exact: false })).toBeAttached();
    }
    await expect(page).toHaveURL(/\/album-wall$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Your album is empty')).toBeVisible();
  });
});
