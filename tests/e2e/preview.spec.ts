import { expect, expectConsole, test } from '../support/fixtures.ts';
import { expectShown, isFound, openPhoto } from '../support/preview.ts';
import { photos, scrollTop, waitForPictures } from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

const PREVIEW = /\/my-photos\/photos\/preview\/[^/?]+/;

test('P2.43 P2.44 P2.58 P2.59 P2.72 P2.73 P3.73 a photo opens full screen, and closing returns to the exact place', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(2000);
  await waitForPictures(page);
  const before = await scrollTop(page);
  // By its name: more of them may be drawn meanwhile.
  const tile = page.locator(
    `a[data-photo="${await photos(page).filter({ visible: true }).nth(12).getAttribute('data-photo')}"]`,
  );
  await tile.scrollIntoViewIfNeeded();
  let place = -1;
  await expect
    .poll(async () => {
      const last = place;
      place = await scrollTop(page);
      return place - last;
    })
    .toBe(0);
  await tile.click();
  await expect(page).toHaveURL(PREVIEW);
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('scrollPosition'))) ?? '')).toEqual({
    x: 0,
    y: place,
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await dialog
    .getByRole('button', { name: 'Back' })
    .or(dialog.getByRole('link', { name: 'Back' }))
    .click();
  await expect(page).toHaveURL(/\/my-photos\/photos$/);
  await expect.poll(() => scrollTop(page)).toBe(place);
  expect(Math.abs(place - before)).toBeLessThan(900);
});

test('P2.60 P2.62 P2.63 arrows and keys move through the photos, Escape closes and focus is on the photo shown last', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const ids = await photos(page).evaluateAll((links) => links.slice(0, 3).map((link) => link.dataset['photo'] ?? ''));
  await photos(page).first().click();
  const shows = (index: number) => expect(page).toHaveURL(new RegExp(`/preview/${ids[index]}`));
  await shows(0);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await shows(1);
  await page.keyboard.press('ArrowRight');
  await shows(2);
  await page.keyboard.press('ArrowLeft');
  await shows(1);
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await shows(0);
  await page.keyboard.press('ArrowRight');
  await shows(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(`[data-photo="${ids[1]}"]`)).toBeFocused();
});

test('P2.58 P2.62 a key that is pressed while the page has yet to follow the address counts: photo and address end up the same', async ({
  page,
  signIn,
}) => {
  // React asks for its turn by a message: one that comes late is a page that has much to draw.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function postMessage(this: MessagePort, message: unknown) {
      if ('isSlow' in globalThis) setTimeout(() => post.call(this, message), 500);
      else post.call(this, message);
    };
  });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const ids = await photos(page).evaluateAll((links) => links.slice(0, 3).map((link) => link.dataset['photo'] ?? ''));
  await photos(page).first().click();
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible();
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...parameters) => {
      replace(...parameters);
      history.replaceState = replace;
      Object.assign(globalThis, { isSlow: true });
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    };
  });
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/preview/${ids[2]}`), { timeout: 30_000 });
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'isSlow'));
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-photo="${ids[2]}"]`)).toBeFocused();
});

test('P2.61 X14 @phone on phones no arrows are seen, and screen readers find them', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next photo' });
  await expect(next).toBeAttached();
  expect(await isFound(next)).toBe(false);
  // Exploring by touch passes over what has no room at all.
  const { width, height } = (await next.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
  const first = page.url();
  // The press of a screen reader.
  await next.evaluate((button: HTMLElement) => button.click());
  await expect(page).not.toHaveURL(first);
});

test('P2.76 P2.77 the title says when the photo was taken', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).first().click();
  await expect(page.getByText(/^Taken on \d{1,2} \w+ \d{4} at \d{2}:\d{2}$/)).toBeVisible();
});

test('P2.78 P5.18 a photo without a date has no such title', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('link', { name: 'Photo, date unknown' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(/^Taken on/)).toHaveCount(0);
});

test('O16 P2.3 a deep link with its month finds the photo with one request of that month', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).nth(3).click();
  await expect(page).toHaveURL(PREVIEW);
  const address = page.url();
  expect(address).toMatch(/in=\d{4}-\d{2}/);
  await sandbox.forgetCalls();
  await page.goto(address);
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  expect(await sandbox.calls('listPhotos')).toEqual([]);
});

test('O16 a deep link without its month walks the list', async ({ page, signIn, sandbox }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).nth(3).click();
  await expect(page).toHaveURL(PREVIEW);
  const address = page.url().replace(/\?.*$/, '');
  await sandbox.forgetCalls();
  await page.goto(address);
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  expect((await sandbox.calls('listPhotos')).length).toBeGreaterThan(0);
});

test('P2.75 an unknown photo leads back to the list', async ({ page, signIn }) => {
  await signIn('anna@example.com', '/my-photos/photos/preview/nothing-like-this');
  // Not before the whole library has been looked through, page by page (O16).
  await expect(page).toHaveURL(/\/my-photos\/photos$/, { timeout: 30_000 });
  await waitForPictures(page);
});

test('R1 P2.75 a library that cannot be loaded is told of where the photo would be, and the photo shows when it can', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).nth(3).click();
  await expect(page).toHaveURL(PREVIEW);
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimeline', status: 500 });
  await page.reload();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Error: Your photos could not be loaded')).toBeVisible();
  await sandbox.healFaults();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.locator('img').first()).toBeVisible();
  await expect(page).toHaveURL(PREVIEW);
});

test('P2.74 the preview of an empty library leads back to the list', async ({ page, signIn }) => {
  await signIn('empty@example.com', '/my-photos/photos/preview/anything');
  await expect(page).toHaveURL(/\/my-photos\/photos$/);
  await expect(page.getByText('Your photo library is empty')).toBeVisible();
});

test('F8 neighbours are there before they are asked for, and the next photo is never blank', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).first().click();
  const picture = page.getByRole('dialog').locator('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('[role=dialog] img')
        .evaluateAll(
          (images) =>
            images.filter(
              (image) => image instanceof HTMLImageElement && image.complete && image.src.includes('/1300?'),
            ).length,
        ),
    )
    .toBeGreaterThanOrEqual(2);
  await page.keyboard.press('ArrowRight');
  // What is sharper waits unseen until it is decoded.
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')]
      .filter((image) => {
        const { left } = image.getBoundingClientRect();
        return left >= 0 && left < innerWidth && image.checkVisibility({ opacityProperty: true });
      })
      .map(({ complete }) => complete),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContain(false);
});

test('F8 the neighbours of each photo are loaded, whichever way it was come to', async ({ page, signIn }) => {
  const ids = await openPhoto(page, signIn, 2);
  // The large pictures of those before it, of itself, and of those after it.
  const loaded = () =>
    page
      .locator('[role=dialog] img[src*="/1300?"]')
      .evaluateAll((images) => images.filter((image) => image instanceof HTMLImageElement && image.complete).length);
  await expect.poll(loaded).toBe(3);
  for (const [key, id] of [
    ['ArrowRight', ids[3]],
    ['ArrowLeft', ids[2]],
    ['ArrowLeft', ids[1]],
    ['ArrowRight', ids[2]],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, id);
    await expect.poll(loaded).toBe(3);
  }
});

test('P2.72 the browser\u2019s own back button closes the preview; forward opens it again', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).first().click();
  await expect(page).toHaveURL(PREVIEW);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('P2.64 P4.51 the page behind an open photo does not scroll and cannot be reached', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await photos(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const before = await scrollTop(page);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press('PageDown');
  expect(await scrollTop(page)).toBe(before);
  for (let index = 0; index < 8; index += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))).toBe(
      true,
    );
  }
});

test('F8 a photo that is pressed is there with the next frame, and the page behind follows', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  // Its script is there from then on.
  await photos(page).first().click();
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const seen = await photos(page)
    .nth(1)
    .evaluate(async (tile: HTMLElement) => {
      const look = () => ({
        isOpen: document.querySelector('[role=dialog]') !== null,
        isInert: document.querySelector('main')?.closest('[inert]') !== null,
      });
      tile.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const first = look();
      for (let tries = 0; tries < 100 && !look().isInert; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return { first, later: look() };
    });
  expect(seen).toEqual({ first: { isOpen: true, isInert: false }, later: { isOpen: true, isInert: true } });
});

test('F8 the large picture of a photo that the mouse rests on is there before the click', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const large = async () =>
    (await sandbox.calls()).filter(({ service, path }) => service === 'photo-files' && path.endsWith('/1300')).length;
  expect(await large()).toBe(0);
  await photos(page).nth(2).hover();
  await expect.poll(large).toBe(1);
  await photos(page).nth(2).click();
  await expect(page.locator('[data-preview]')).toBeVisible();
});

test('F8 a picture is decoded before it takes the place of its thumbnail', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  // The script of the preview is there from then on.
  await photos(page).first().click();
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => {
    const { decode } = HTMLImageElement.prototype;
    const released = new Promise<void>((resolve) => Object.assign(globalThis, { release: resolve }));
    HTMLImageElement.prototype.decode = function late(this: HTMLImageElement) {
      return released.then(() => decode.call(this));
    };
  });
  await photos(page).nth(7).click();
  const pictures = page.getByRole('dialog').locator('[data-frame] img:not([data-full])');
  await expect(pictures).toHaveCount(2);
  expect(
    await pictures
      .first()
      .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
  ).toBe(true);
  await expect(pictures.nth(1)).toHaveJSProperty('complete', true);
  await expect(pictures.nth(1)).toHaveCSS('opacity', '0');
  await page.evaluate(() => Reflect.get(globalThis, 'release')());
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveCSS('opacity', '1');
});

test('R1 X4 a photo whose picture cannot be had shows blurred and says so; trying again shows it, and the focus stays in the photo', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('Failed to load resource');
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await sandbox.fault({ service: 'photo-files', status: 500 });
  await photos(page).nth(5).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText('This photo cannot be shown in full quality at the moment');
  await expect(dialog.locator('[data-frame] img:not([data-full])')).toBeVisible();
  const again = dialog.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(dialog.getByRole('alert')).toHaveText('This photo cannot be shown in full quality at the moment');
  // Within reach before it is mended: the picture is asked for again by itself, too, and then the button is gone.
  await again.focus();
  await sandbox.healFaults();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => dialog.locator('img[data-preview]').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});
