import { expect, expectConsole, expectViolation, test } from '../support/fixtures.ts';
import { signInOn } from '../support/sign-in.ts';
import { photos, waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

test('A2.63 A2.70 A2.72 the side menu leads to the pages, the FAQ opens outside', async ({ page, signIn }) => {
  await signIn('anna@example.com');
  const menu = page.getByRole('navigation', { name: 'My account' });
  await menu.getByRole('link', { name: 'Saved photos' }).click();
  await expect(page).toHaveURL(/\/my-photos\/photos$/);
  await expect(menu.getByRole('link', { name: 'Saved photos' })).toHaveAttribute('aria-current', 'page');
  const faq = menu.getByRole('link', { name: /FAQs/ });
  await expect(faq).toHaveAttribute('target', '_blank');
  await expect(faq).toHaveAttribute('rel', /noopener/);
  await menu.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
});

test('P4.50 P4.51 X3 @phone the menu opens as a dialog by keyboard, keeps focus, and Escape gives it back', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Saved photos' })).toBeVisible();
  for (let index = 0; index < 12; index += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('X4 @phone the open menu gives way where the page becomes wide enough for one beside it, and the focus goes to the page', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Saved photos' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

/** The links of a shop that has many, as the vendor configures them. */
const SHOP = ['Photo books', 'Calendars', 'Wall art', 'Photo prints', 'Greeting cards', 'Gifts', 'Inspiration'];

for (const path of ['/orders', PHOTOS, '/account-deleted'])
  test(`X10 A4.45 the shop's links on ${path} are whole, or in the menu, at any width and with large letters`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    const header = SHOP.map((label) => ({ label, href: 'https://shop.example/' }));
    await sandbox.fault({ service: 'public-vendor-config', status: 200, body: { menus: { header } } });
    await signIn('anna@example.com', path);
    const banner = page.getByRole('banner');
    const shop = banner.getByRole('navigation', { name: 'Shop' });
    const menu = banner.getByRole('button', { name: 'Open menu' });
    /** Links that show, and are not cut off. */
    const whole = () =>
      shop.getByRole('link').evaluateAll((links) => {
        const isWithin = (inner: DOMRect, outer?: DOMRect) =>
          outer !== undefined &&
          inner.left >= outer.left - 1 &&
          inner.right <= outer.right + 1 &&
          inner.bottom <= outer.bottom + 1;
        const isWhole = (link: Element) =>
          isWithin(link.getBoundingClientRect(), link.parentElement?.getBoundingClientRect());
        return links.filter(isWhole).map(({ textContent }) => textContent);
      });
    const at = async (width: number, text: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, text);
    };
    for (const [width, text] of [
      [1440, 100],
      [1200, 150],
      [1024, 100],
      [1024, 200],
      [1100, 200],
    ] as const) {
      await at(width, text);
      const cutOff = async () => ((await menu.isVisible()) ? await shop.count() : SHOP.length - (await whole()).length);
      await expect.poll(cutOff, `${width} px, ${text} %`).toBe(0);
    }
    await menu.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('navigation', { name: 'Shop' }).getByRole('link')).toHaveText(SHOP);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    // With room again they are back.
    await at(2400, 100);
    await expect.poll(whole).toEqual(SHOP);
    await expect(menu).toBeHidden();
  });

test('X3 P4.50 X14 @phone a tap beside the open menu closes it, and presses nothing of the page under it', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', '/my-photos/photos');
  await waitForPictures(page);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const sheet = page.getByRole('dialog', { name: 'My account' });
  await expect(sheet).toBeVisible();
  const tile = await page.locator('a[data-photo]').evaluateAll((tiles) => {
    const boxes = tiles.map((one) => one.getBoundingClientRect());
    const { top, bottom } = boxes.find(({ right, top: y }) => right > 350 && y > 100) ?? { top: 0, bottom: 0 };
    return (top + bottom) / 2;
  });
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  // A finger stays down for a while: what is under it when it is lifted gets the click.
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 345, y: tile }] });
  await page.waitForTimeout(120);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/my-photos\/photos$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test("A4.45 X14 @phone a page that asks for nobody has the shop's links in a menu, where they have no room", async ({
  page,
}) => {
  await page.goto('/account-deleted');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Shop' });
  await expect(sheet.getByRole('link')).toHaveCount(3);
  await expect(sheet.getByRole('navigation')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('A1.18 O82 P2.16 stripped pages have no header, footer or menu, and links keep the flag', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', `${PHOTOS}?stripped=true`);
  await waitForPictures(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'My account' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Albums/ }).click();
  await expect(page).toHaveURL(/\/my-photos\/albums\?stripped=true$/);
});

test('X5 O93 a change of page sets the title and moves focus to the heading, but not at the first load', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com');
  await expect(page).toHaveTitle('My account overview – Folioleaf');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Saved photos' }).click();
  await expect(page).toHaveTitle('My photos – Folioleaf');
  await expect(page.getByRole('heading', { name: 'My photos' })).toBeFocused();
});

test('X5 who comes back finds a page where it was left, though the next one tells that it is scrolled before all else', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (...to: unknown[]) => {
      Reflect.apply(scrollTo, window, to);
      dispatchEvent(new Event('scroll'));
    };
  });
  await signIn('anna@example.com', '/orders');
  await expect(page.getByRole('link', { name: 'Page 2' })).toBeVisible();
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 200);
  await expect.poll(place).toBe(200);
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeFocused();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Page 2' })).toBeVisible();
  await expect.poll(place).toBe(200);
});

test('an address that does not exist shows the not-found page with a way home', async ({ page, signIn }) => {
  await signIn('anna@example.com', '/no-such-page');
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /account overview/ })
    .click();
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
});

test.describe('configuration', () => {
  test('A8.9 A8.10 O125 when it is missing, fails or is broken the banner shows, it is logged, and trying again works', async ({
    page,
    sandbox,
  }) => {
    expectConsole('failed');
    for (const [name, fault] of [
      ['it is missing', { status: 404 }],
      ['it fails', { status: 500 }],
      ['it is broken', { status: 200, body: { environment: 1 } }],
    ] as const)
      await test.step(name, async () => {
        await sandbox.fault({ service: 'app-config', operationId: 'getAppConfig', ...fault });
        const logged = page.waitForEvent(
          'console',
          (message) => message.type() === 'error' && message.text().includes('failed ('),
        );
        await page.goto('/');
        await expect(
          page.getByText('An unexpected error has occurred, please contact us if you continue to have problems.'),
        ).toBeVisible();
        await logged;
        await sandbox.healFaults();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      });
  });

  test('O125 a locale that cannot be loaded falls back to the bundled en-GB', async ({ page, signIn, sandbox }) => {
    expectConsole('getLocale', 'locale');
    await sandbox.fault({ service: 'app-config', operationId: 'getLocale', status: 404 });
    await signIn('anna@example.com', PHOTOS);
    await expect(page.getByRole('heading', { name: 'My photos' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });

  test('A4.45 A4.46 O125 when the vendor configuration fails, is silent or answers nonsense, menus are empty and the page works', async ({
    page,
    signIn,
    sandbox,
  }) => {
    expectConsole('getVendorConfig');
    for (const [name, fault] of [
      ['it fails', { status: 500 }],
      ['it is silent', { delayMs: 8000 }],
      ['it answers nonsense', { malformed: true as const }],
    ] as const)
      await test.step(name, async () => {
        await page.goto('about:blank');
        await sandbox.healFaults();
        await sandbox.fault({ service: 'public-vendor-config', ...fault });
        await signIn('anna@example.com', PHOTOS);
        await waitForPictures(page);
        await expect(page.getByRole('navigation', { name: 'Shop' })).toHaveCount(0);
        await expect(
          page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: /FAQs/ }),
        ).toHaveCount(0);
      });
  });
});

test('S19 after signing out the back button shows no personal data', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await page.getByRole('navigation', { name: 'My account' }).getByText('Sign out').click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(photos(page)).toHaveCount(0);
});

test('S20 somebody else who signs in sees nothing of the customer before', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signInOn(page, 'empty@example.com', PHOTOS);
  await expect(page.getByText('Your photo library is empty')).toBeVisible();
  await expect(photos(page)).toHaveCount(0);
});

test('S45 S46 S47 pages carry an enforced policy with Trusted Types and cannot be framed', async ({ page, signIn }) => {
  await signIn('anna@example.com');
  const response = await page.reload();
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  expectViolation('require-trusted-types-for');
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
});

test('A2.122 S49 outside production every page is noindex and has no canonical link', async ({ page, signIn }) => {
  await signIn('anna@example.com');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});
