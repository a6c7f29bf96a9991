import { vendors } from '#vendor/vendors.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerSignIn } from '../support/sign-in.ts';

/** What comes before a vendor's domain in production, on the test and on the acceptance stage. */
const STAGES = ['account', 'test-account', 'acceptance-account'];

for (const { key, host } of vendors) {
  const domain = host.replace(/^account\./, '').replace(/\.example$/, '.localhost');
  test(`S12 A9.7 A9.8 the cookies of ${key}: two, this site alone, of the vendor's own domain at each stage`, async ({
    page,
    context,
    world,
  }) => {
    for (const [index, stage] of STAGES.entries()) {
      await page.goto(`http://${stage}.${domain}:${world.appPort}/`);
      // At the later ones the authority knows the customer.
      if (index === 0) await answerSignIn(page, 'anna@example.com');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('auth_'));
      expect(cookies.map(({ name }) => name).sort(), stage).toEqual(['auth_access_token', 'auth_refresh_token']);
      for (const cookie of cookies)
        expect(cookie, stage).toMatchObject({
          domain: `.${domain}`,
          path: '/',
          // Of this machine over http: WebKit would refuse it. Everywhere else it is (src/session/token-cookies.test.ts).
          secure: false,
          sameSite: 'Strict',
          httpOnly: false,
        });
      await context.clearCookies({ name: /^auth_/ });
    }
  });
}
