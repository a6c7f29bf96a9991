import { expect, type Page } from '@playwright/test';

/** The password of everybody in the sandbox. */
export const PASSWORD = 'photos';

/** Answers the sign-in page. */
export async function answerSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in on a page: opens `address`, answers the sign-in page, and waits until the app is back there. */
export async function signInOn(page: Page, email: string, address = '/'): Promise<void> {
  await page.goto(address);
  await answerSignIn(page, email);
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'auth_access_token'))
    .toBe(true);
  const wanted = new URL(address, 'http://localhost');
  await page.waitForURL((url) => url.pathname === wanted.pathname && !url.searchParams.has('code'));
}
