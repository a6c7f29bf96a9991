import { expect, test } from '../support/fixtures.ts';
import { jpeg } from '../support/photo-files.ts';
import { month, photos } from '../support/timeline.ts';
import { chooseFiles, expectAdded, upload } from '../support/uploads.ts';

/** West, east and beside UTC; the date line lies between the first two. */
const ZONES = ['Pacific/Auckland', 'Pacific/Pago_Pago', 'Europe/Amsterdam', 'Europe/Lisbon'];

for (const timezoneId of ZONES) {
  test.describe(`seen in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('R9 P2.77 P2.30 X13 a photo is called and filed by the day and time that its camera showed', async ({
      page,
      signIn,
      sandbox,
    }) => {
      await sandbox.state('the customer has no photos');
      await signIn('anna@example.com', '/my-photos/photos');
      // A phone writes its time zone as well.
      await chooseFiles(page, [
        await jpeg('old.jpg', { hue: 20, taken: '2024:12:31 23:30:00', offset: '+01:00' }),
        await jpeg('new.jpg', { hue: 220, taken: '2025:01:01 00:30:00', offset: '+01:00' }),
      ]);
      await upload(page);
      await expectAdded(page, 2);

      const december = photos(month(page, 'December 2024'));
      const january = photos(month(page, 'January 2025'));
      await expect(december).toHaveAccessibleName('Photo, taken on 31 December 2024');
      await expect(january).toHaveAccessibleName('Photo, taken on 1 January 2025');

      await december.click();
      await expect(page.getByRole('heading', { name: 'Taken on 31 December 2024 at 23:30' })).toBeVisible();
      await expect(
        page
          .getByRole('dialog', { name: 'Photo', exact: true })
          .getByRole('img', { name: 'Photo, taken on 31 December 2024' }),
      ).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('heading', { name: 'Taken on 1 January 2025 at 00:30' })).toBeVisible();
    });
  });
}
