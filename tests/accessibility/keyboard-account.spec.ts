import { latestMail } from '../support/mailed-link.ts';
import { expect, test } from '../support/keyboard-fixtures.ts';
import { PASSWORD } from '../support/sign-in.ts';
import { ANNA } from '../support/seeded.ts';

const heading = (name: string) => ({ level: 1, name }) as const;

test('X2 X5 signing in and out, and what the page says when that is over', async ({ page, keyboard }) => {
  await page.goto('/settings');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await keyboard.fill('E-mail address', ANNA);
  await keyboard.to('textbox', 'Password');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', heading('My settings'))).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await keyboard.use('link', 'Skip to content');
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.use('link', 'Sign out');
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name.startsWith('auth_')))
    .toEqual([]);
});

test('X2 X16 personal details: what is wrong is followed to its field and put right; leaving asks first', async ({
  page,
  keyboard,
  signIn,
}) => {
  await signIn(ANNA, '/settings');
  await keyboard.use('link', 'Change personal details');
  await expect(page.getByRole('heading', heading('Change personal details'))).toBeFocused();
  await keyboard.fill('First name', '');
  await keyboard.fill('Month', '13');
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'There are 2 problems' })).toBeFocused();
  await keyboard.use('link', 'Enter the month as a number from 1 to 12');
  await expect(page.getByRole('textbox', { name: 'Month' })).toBeFocused();
  await keyboard.type('4');
  await keyboard.backTo('link', 'Enter your first name');
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await keyboard.type('Annika');
  await keyboard.use('link', 'Cancel');
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await keyboard.press('Escape');
  expect((await keyboard.here()).name).toBe('Cancel');
  await keyboard.backTo('button', 'Save changes');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', heading('My settings'))).toBeFocused();
  await expect(page.getByRole('region', { name: 'Personal details' })).toContainText('Annika Berg');
});

test('X2 X4 X16 addresses: one is added, changed, made the default one and deleted', async ({
  page,
  keyboard,
  signIn,
}) => {
  await signIn(ANNA, '/settings');
  await keyboard.use('link', 'Change delivery address');
  await expect(page.getByRole('heading', heading('Delivery address'))).toBeFocused();
  await keyboard.use('link', 'Add an address');
  await expect(page).toHaveURL(/new-address$/);
  await keyboard.fill('Postcode', 'nonsense');
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^There are / })).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await keyboard.to('combobox', 'Country');
  await keyboard.press('n', 'e', 't');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('NL');
  const texts = {
    'First name': 'Mia',
    'Last name': 'Berg',
    'Street name': 'Molenweg',
    'Street number': '12',
    Postcode: '1012 JS',
    'Town or city': 'Amsterdam',
  };
  const order = await page
    .getByRole('textbox')
    .evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLInputElement ? (one.labels?.[0]?.textContent ?? '') : '')),
    );
  for (const [label, text] of Object.entries(texts).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
    await keyboard.fill(label, text);
  // On a phone it is the last of four, below what shows at first.
  await page.setViewportSize({ width: 390, height: 844 });
  await keyboard.press('Enter');
  const cards = page.getByRole('list', { name: 'Your addresses' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(3).getByRole('heading', { name: 'Mia Berg' }), 'at what was saved').toBeFocused();
  await expect(cards.nth(3)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-toast]').getByText('Your changes are saved.')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });

  await keyboard.use('button', /^Make default: .*Molenweg|^Make default: Mia Berg$/);
  await expect(cards.filter({ hasText: 'Molenweg' })).toContainText('Default address');
  await expect(page.locator('body')).not.toBeFocused();
  await keyboard.use('button', 'Delete the address Anna Berg, Berg Design');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.use('button', 'Delete address');
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect((await keyboard.here()).role, 'the focus is on the card that comes next').toBe('link');
});

test('X2 X16 another e-mail address is asked for, and confirmed by the link of its mail', async ({
  page,
  keyboard,
  signIn,
  sandbox,
}) => {
  await signIn(ANNA, '/settings');
  await keyboard.use('link', 'Change email address');
  await expect(page.getByRole('heading', heading('Change email address'))).toBeFocused();
  await keyboard.use('button', 'Send the link');
  await keyboard.use('link', 'Enter your new email address');
  await expect(page.getByRole('textbox', { name: 'New email address' })).toBeFocused();
  await keyboard.type('anna.new@example.com');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await page.goto((await latestMail(sandbox, 'anna.new@example.com')).link);
  await expect(page.getByRole('heading', heading('Your e-mail address has been changed!'))).toBeVisible();
  await keyboard.use('link', 'Log in');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('X2 X3 an account is deleted: asked for, confirmed by mail, told', async ({ page, keyboard, signIn, sandbox }) => {
  await signIn(ANNA, '/settings');
  await keyboard.use('button', 'Delete my account');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.use('button', 'Send me the link');
  const told = page
    .getByRole('alertdialog', { name: 'Check your inbox' })
    .or(page.getByRole('dialog', { name: 'Check your inbox' }));
  await expect(told).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await keyboard.press('Escape');
  expect((await keyboard.here()).name).toBe('Delete my account');
  await page.goto((await latestMail(sandbox, ANNA)).link);
  await expect(page.getByRole('heading', heading('Your account has been successfully deleted'))).toBeVisible();
  await keyboard.to('link', 'Create an account');
});

test('X2 a newsletter is confirmed by the link of its mail, and again', async ({ page, keyboard, sandbox }) => {
  const email = 'reader+news@example.com';
  await sandbox.state('a newsletter subscription exists', { email, token: 'newsletter-token-1', situation: 'pending' });
  const { link } = await latestMail(sandbox, email);
  await page.goto(link);
  await expect(page.getByRole('heading', heading('Success!'))).toBeVisible();
  await keyboard.to('link', 'Continue shopping');
  await page.goto(link);
  await expect(page.getByRole('heading', heading('This link has already been used'))).toBeFocused();
  await keyboard.round();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('X2 X3 X5 the menu is opened, left by Escape, and leads to another page', async ({ page, keyboard, signIn }) => {
    await signIn(ANNA);
    await keyboard.use('button', 'Open menu');
    const menu = page.getByRole('dialog', { name: 'My account' });
    await expect(menu).toBeVisible();
    expect((await keyboard.round()).map(({ name }) => name)).not.toContain('Open menu');
    await keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    expect((await keyboard.here()).name).toBe('Open menu');
    await keyboard.press('Enter');
    await keyboard.use('link', 'Settings');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('heading', heading('My settings'))).toBeFocused();
  });
});
