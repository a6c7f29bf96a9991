import { about, listen } from '../support/announcements.ts';
import { expect, test } from '../support/keyboard-fixtures.ts';
import { ANNA } from '../support/seeded.ts';

const heading = { level: 1 } as const;

test('X2 X5 orders: the tabs, the pages, the search, and one of them', async ({ page, keyboard, signIn }) => {
  await signIn(ANNA);
  await keyboard.use('link', 'My orders');
  await expect(page.getByRole('heading', { ...heading, name: 'Orders' })).toBeFocused();
  await keyboard.use('link', 'Page 2');
  await expect(page.getByRole('region', { name: /^Orders, Page 2 of/ })).toBeFocused();
  await keyboard.backTo('link', /^History/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/order_state=history/);
  await expect(page.locator('body')).not.toBeFocused();
  await keyboard.backTo('searchbox', 'Search your orders');
  await keyboard.type('SO-2999');
  await keyboard.press('Enter');
  await keyboard.use('link', /^Show 1 order in progress/);
  await keyboard.use('link', /SO-2999/);
  await expect(page).toHaveURL(/\/orders\/SO-2999$/);
  await expect(page.getByRole('heading', heading)).toBeFocused();
});

test('X2 X3 X16 of an order the address is changed, a PDF is downloaded, and the same is ordered again', async ({
  page,
  keyboard,
  signIn,
}) => {
  const said = await listen(page);
  await signIn(ANNA, '/orders/SO-2999');
  await keyboard.use('button', 'Change address');
  const dialog = page.getByRole('dialog', { name: 'Change delivery address' });
  await expect(dialog).toBeVisible();
  await keyboard.fill('Postcode', '12345');
  await keyboard.press('Enter');
  const summary = dialog.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await keyboard.use('link', /^Postal Code/);
  await expect(dialog.getByRole('textbox', { name: 'Postcode' })).toBeFocused();
  // Nothing that was typed is lost without being asked, and the question comes and goes alone.
  await keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await keyboard.use('button', 'Stay on this page');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await keyboard.to('combobox', 'Deliver to');
  await keyboard.press('ArrowDown');
  await expect(dialog.getByRole('textbox', { name: 'Postcode' })).not.toHaveValue('12345');
  await page.setViewportSize({ width: 900, height: 420 });
  await keyboard.use('button', 'Save address');
  await expect(dialog).toHaveCount(0);
  const notice = page.getByText('The delivery address has been changed.');
  for (const shown of [
    page.locator('section').filter({ has: notice }).locator('address'),
    notice,
    page.getByRole('button', { name: 'Change address' }),
  ])
    await expect(shown).toBeInViewport({ ratio: 0.98 });
  expect((await keyboard.here()).name).toBe('Change address');
  const isSaid = async () => about(await said(), 'The delivery address has been changed.').map(({ urgent }) => urgent);
  await expect.poll(isSaid, 'read out once, and nothing is interrupted').toEqual([false]);

  const downloading = page.waitForEvent('download');
  await keyboard.use('button', /^Download PDF of/);
  await downloading;
  expect((await keyboard.here()).name).toMatch(/^Download PDF of/);
  await page.goto('/orders/SO-2979');
  await keyboard.use('button', 'Order again');
  await expect(page).toHaveURL(/\/shop\?basket=\d+$/);
});

test('X2 X4 a saved project is deleted and another one gone on with', async ({ page, keyboard, signIn }) => {
  await signIn(ANNA);
  await keyboard.use('link', 'Saved projects');
  await expect(page.getByRole('heading', { ...heading, name: 'My saved projects' })).toBeFocused();
  await keyboard.use('button', 'Delete Summer in Skagen');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.use('button', 'Delete project');
  await expect(page.getByRole('button', { name: 'Delete Grandma turns 80' })).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await keyboard.use('link', 'Page 2');
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.locator('body')).not.toBeFocused();
});
