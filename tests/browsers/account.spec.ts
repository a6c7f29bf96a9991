import { latestMail } from '../support/mailed-link.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from '../support/sign-in.ts';
import type { Page } from './page.ts';
import { ANNA } from '../support/seeded.ts';

const field = (name: string) => ({ role: 'textbox', name }) as const;

/** As browsers fill in what they know of a customer: at once, without a key, and not through what React watches. */
function fillAsBrowser(page: Page, label: string, text: string): Promise<void> {
  return page.evaluate(
    (name, value) => {
      const named = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim() === name)?.control;
      if (!(named instanceof HTMLInputElement)) throw new Error(`No field ${name}`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(named, value);
      named.dispatchEvent(new Event('input', { bubbles: true }));
      named.dispatchEvent(new Event('change', { bubbles: true }));
    },
    label,
    text,
  );
}

test('A2.107 A5.1 X6 X16 an address is filled in by the browser, its errors are said, and it is saved', async ({
  app,
  sandbox,
}) => {
  await app.signIn(ANNA, '/settings/new-address');
  const save = { role: 'button', name: 'Save address' } as const;
  await app.sees(save);
  await app.click(save);
  // What is wrong is said in the title, at the top, and at each field.
  await expect.poll(() => app.evaluate(() => document.title)).toMatch(/^Error: /);
  await app.sees({ css: 'main [aria-invalid=true]', nth: 0 });
  expect(await sandbox.calls('createAddress')).toEqual([]);
  for (const [label, text] of Object.entries({
    'First name': 'Mia',
    'Last name': 'Berg',
    'Street name': 'Mill Lane',
    'Street number (optional)': '12',
    'Town or city': 'York',
    Postcode: 'yo1 7hh',
  }))
    await fillAsBrowser(app, label, text);
  await app.until(field('Postcode'), ({ one }) => one?.value === 'YO1 7HH');
  await app.click(save);
  await app.seesText(/Mill Lane/);
  expect((await sandbox.calls('createAddress')).map(({ body }) => body)).toMatchObject([
    { streetName: 'Mill Lane', postalCode: 'YO1 7HH' },
  ]);
});

test('A2.54 A4.14 S31 the link of a mail changes the e-mail address', async ({ app, sandbox }) => {
  const next = 'anna.new@example.com';
  await app.signIn(ANNA, '/settings/email');
  await app.fill(field('New email address'), next);
  await app.press('Enter');
  await app.sees({ role: 'heading', name: 'Check your inbox' });
  const { link } = await latestMail(sandbox, next);
  await app.open(link);
  await app.sees({ role: 'heading', name: 'Your e-mail address has been changed!' });
  await app.isAt(/\/change-email-success$/);
});

test('A2.41 S31 the link of a newsletter is confirmed without a sign-in', async ({ app, sandbox }) => {
  const email = 'reader+news@example.com';
  await sandbox.state('a newsletter subscription exists', { email, token: 'newsletter-token-1', situation: 'pending' });
  await app.open((await latestMail(sandbox, email)).link);
  await app.isAt(/\/subscription-confirmation-success$/);
  await app.sees({ css: 'main h1' });
});

test('A2.51 A4.13 S31 the link of a mail deletes the account', async ({ app, sandbox }) => {
  await app.signIn(ANNA, '/settings');
  await app.click({ role: 'button', name: 'Delete my account' });
  await app.click({ role: 'button', name: 'Send me the link' });
  await app.seesText(/We have sent a link to anna@example\.com/);
  await app.open((await latestMail(sandbox, ANNA)).link);
  await app.isAt(/\/account-deleted$/);
  await app.sees({ role: 'heading', name: 'Your account has been successfully deleted' });
  expect(await app.evaluate(() => document.cookie)).not.toContain('auth_');
});

test('A2.37 S11 the page after a deleted account leads on to a sign-in', async ({ app }) => {
  await app.open('/account-deleted');
  await app.sees({ css: 'main h1' });
  await app.open('/');
  await app.fill(field('E-mail address'), ANNA);
  await app.fill(field('Password'), PASSWORD);
  await app.press('Enter');
  await app.sees({ css: 'main h1' });
});
