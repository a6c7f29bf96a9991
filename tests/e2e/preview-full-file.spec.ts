import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { setLookedAt } from '../support/looked-at.ts';
import { bar, ONCE_BACK } from '../support/offline.ts';
import { expectShown, liesStill, openPhoto, photoBox } from '../support/preview.ts';
import type { SandboxControl } from '../support/sandbox-control.ts';
import { fingersOn } from '../support/touch.ts';

const full = (page: Page) => page.locator('[role=dialog] img[data-full]');
const picture = (page: Page) => page.locator('[role=dialog] img[data-preview]');

const fullFilesRead = async (sandbox: SandboxControl) =>
  (await sandbox.calls()).filter(({ service, path }) => service === 'photo-files' && path.endsWith('/untouched'))
    .length;

/** Waits until the photo and its neighbours have come: what is asked for from here on is the full file. */
const threeHaveCome = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('[role=dialog] img')
        .evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.complete).length),
    )
    .toBe(3);

/** The request for a full file that ends without an answer. */
const failedFull = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes('/untouched'));

/** From now on, for each frame, how many pictures of the photo can be seen. */
async function watchPictures(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-frame] img')];
      seen.push(pictures.filter((one) => one.complete && getComputedStyle(one).opacity === '1').length);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate((): number[] => Reflect.get(globalThis, 'seen'));
}

test('P9.23 on a wide stage the full file of a photo that rests takes its place, and nothing blinks', async ({
  page,
  signIn,
  sandbox,
}) => {
  await openPhoto(page, signIn, 1);
  const seen = await watchPictures(page);
  const before = await photoBox(page);
  await expect(full(page)).toHaveAttribute('data-full', 'shown');
  await expect(full(page)).toHaveCSS('opacity', '1');
  expect(await full(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1300);
  expect(await full(page).boundingBox()).toEqual(before);
  expect(await fullFilesRead(sandbox)).toBe(1);
  expect(Math.min(...(await seen()))).toBeGreaterThanOrEqual(1);
});

test('P9.23 F8 a full file waits until its photo has rested for 300 ms, and until it is decoded', async ({
  page,
  signIn,
  traffic,
}) => {
  await page.clock.install();
  const ids = await openPhoto(page, signIn, 1);
  await page.evaluate(() => {
    const { decode } = HTMLImageElement.prototype;
    const released = new Promise<void>((resolve) => Object.assign(globalThis, { release: resolve }));
    HTMLImageElement.prototype.decode = function late(this: HTMLImageElement) {
      return 'full' in this.dataset ? released.then(() => decode.call(this)) : decode.call(this);
    };
  });
  await stopClock(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(`[data-frame="${ids[2]}"]`)).toBeVisible();
  await expect(picture(page)).toHaveCSS('opacity', '1');
  // It rests by now, however long the page has taken for that; its time begins with the next step of the clock.
  await traffic.quiet();
  await page.clock.runFor(299);
  await expect(full(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(full(page)).toHaveJSProperty('complete', true);
  await expect(full(page)).toHaveAttribute('data-full', 'loading');
  await expect(full(page)).toHaveCSS('opacity', '0');
  await page.clock.resume();
  await page.evaluate(() => Reflect.get(globalThis, 'release')());
  await expect(full(page)).toHaveAttribute('data-full', 'shown');
  await expect(full(page)).toHaveCSS('opacity', '1');
});

test('P2.65 P9.23 F8 @phone two taps have the full file take the place of the picture; a swipe gives up one that is late', async ({
  page,
  signIn,
  sandbox,
}) => {
  const ids = await openPhoto(page, signIn, 1);
  const fingers = await fingersOn(page);
  const middle = { x: 195, y: 420 };
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  await threeHaveCome(page);
  expect(await fullFilesRead(sandbox)).toBe(0);
  const seen = await watchPictures(page);
  await fingers.tap(middle, 2);
  await expect(full(page)).toHaveAttribute('data-full', 'shown');
  expect(await full(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1300);
  await expect(zoomOut).toBeVisible();
  await fingers.tap(middle, 2);
  await expect(zoomIn).toBeVisible();
  await fingers.drag([{ x: 300, y: 420 }], [{ x: 80, y: 424 }]);
  await expectShown(page, ids[2]);
  await liesStill(page, ids[2]);
  await threeHaveCome(page);

  await sandbox.fault({ service: 'photo-files', delayMs: 20_000 });
  await fingers.drag(
    [
      { x: 145, y: 420 },
      { x: 245, y: 420 },
    ],
    [
      { x: 95, y: 420 },
      { x: 295, y: 420 },
    ],
  );
  await expect(full(page)).toHaveAttribute('data-full', 'loading');
  await expect(zoomOut).toBeVisible();
  await fingers.tap(middle, 2);
  await expect(zoomIn).toBeVisible();
  const givenUp = failedFull(page);
  await fingers.drag([{ x: 80, y: 420 }], [{ x: 300, y: 424 }]);
  await expectShown(page, ids[1]);
  await expect(full(page)).toHaveCount(0);
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  expect(Math.min(...(await seen()))).toBeGreaterThanOrEqual(1);
});

test.describe('a stage of 1300 px', () => {
  test.use({ viewport: { width: 1300, height: 800 } });

  test('P2.65 P9.23 shows the picture of 1300 px, and the full file once it is zoomed', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await openPhoto(page, signIn, 1);
    await page.waitForTimeout(600);
    await expect(full(page)).toHaveCount(0);
    expect(await fullFilesRead(sandbox)).toBe(0);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(full(page)).toHaveAttribute('data-full', 'shown');
    // It stays when the photo is whole again.
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(full(page)).toHaveAttribute('data-full', 'shown');
    expect(await fullFilesRead(sandbox)).toBe(1);
  });

  test('P9.23 F8 a full file that is late leaves the picture, and is given up when another photo shows', async ({
    page,
    signIn,
    sandbox,
  }) => {
    await openPhoto(page, signIn, 1);
    const seen = await watchPictures(page);
    await threeHaveCome(page);
    await sandbox.fault({ service: 'photo-files', delayMs: 20_000 });
    const givenUp = failedFull(page);
    await page.keyboard.press('+');
    await expect(full(page)).toHaveAttribute('data-full', 'loading');
    await expect(full(page)).toHaveCSS('opacity', '0');
    await expect(picture(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('ArrowRight');
    await expect(full(page)).toHaveCount(0);
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
    expect(Math.min(...(await seen()))).toBeGreaterThanOrEqual(1);
  });

  test('R1 P9.23 a full file that cannot be had leaves the picture, and another photo has its own', async ({
    page,
    signIn,
    sandbox,
  }) => {
    expectConsole('Failed to load resource');
    await openPhoto(page, signIn, 1);
    const seen = await watchPictures(page);
    await threeHaveCome(page);
    await sandbox.fault({ service: 'photo-files', status: 500 });
    await page.keyboard.press('+');
    await expect.poll(() => fullFilesRead(sandbox)).toBeGreaterThan(0);
    await expect(full(page)).toHaveCount(0);
    await expect(picture(page)).toHaveCSS('opacity', '1');
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
    await sandbox.healFaults();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await expect(full(page)).toHaveAttribute('data-full', 'shown');
    expect(Math.min(...(await seen()))).toBeGreaterThanOrEqual(1);
  });

  test('P2.31 P9.23 F8 a full file that its host refuses is asked for again after a while and when the tab is looked at, and given up when another photo shows', async ({
    page,
    signIn,
    sandbox,
    passTime,
  }) => {
    await page.clock.install();
    await openPhoto(page, signIn, 1);
    await threeHaveCome(page);
    await sandbox.fault({ service: 'photo-files', status: 500 });
    await page.keyboard.press('+');
    await expect.poll(() => fullFilesRead(sandbox)).toBeGreaterThan(0);
    for (const pause of [2_000, 8_000]) {
      await expect(full(page)).toHaveCount(0);
      const known = await fullFilesRead(sandbox);
      await passTime(pause);
      await expect.poll(() => fullFilesRead(sandbox)).toBeGreaterThan(known);
    }
    await expect(full(page)).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
    await sandbox.healFaults();
    await sandbox.fault({ service: 'photo-files', delayMs: 20_000 });
    await setLookedAt(page, false);
    await setLookedAt(page, true);
    await expect(full(page)).toHaveAttribute('data-full', 'again');
    await expect(picture(page)).toHaveCSS('opacity', '1');
    const givenUp = failedFull(page);
    await page.keyboard.press('ArrowRight');
    await expect(full(page)).toHaveCount(0);
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  test('R5 P9.23 a full file that was asked for without a connection comes when that is back, and nothing blinks', async ({
    page,
    context,
    signIn,
  }) => {
    expectConsole('failed (', 'WebSocket', 'ERR_INTERNET_DISCONNECTED');
    await openPhoto(page, signIn, 1);
    await threeHaveCome(page);
    const seen = await watchPictures(page);
    await context.setOffline(true);
    await expect(bar(page)).toBeVisible();
    const failed = failedFull(page);
    await page.keyboard.press('+');
    await failed;
    await expect(full(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(full(page)).toHaveAttribute('data-full', 'shown', ONCE_BACK);
    expect(Math.min(...(await seen()))).toBeGreaterThanOrEqual(1);
  });

  test('P2.77 P9.12 P9.13 details tell name, date and dimensions, and the size once the file has come', async ({
    page,
    signIn,
  }) => {
    await openPhoto(page, signIn, 1);
    const open = page.getByRole('button', { name: 'Details' });
    const details = page.getByRole('dialog', { name: 'Details' });
    const facts = () =>
      details
        .locator('dl > div')
        .evaluateAll((rows) => rows.map((row) => [...row.children].map((part) => part.textContent)));
    await open.click();
    await expect(details).toBeVisible();
    const unzoomed = [
      ['Name', expect.stringMatching(/\.jpe?g$/i)],
      ['Taken on', expect.stringMatching(/^\d{1,2} \w+ \d{4} at \d{2}:\d{2}$/)],
      ['Dimensions', expect.stringMatching(/^\d,\d{3} × \d,\d{3} pixels$/)],
    ];
    expect(await facts()).toEqual(unzoomed);
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press('+');
    await expect(full(page)).toHaveAttribute('data-full', 'shown');
    await open.click();
    await expect.poll(facts).toEqual([...unzoomed, ['Size', expect.stringMatching(/^[\d.,]+\s[KM]B$/)]]);
  });
});
