import { expect, test } from '../support/fixtures.ts';
import { expectShown, isFound, liesStill, openPhoto, photoBox } from '../support/preview.ts';
import { fingersOn } from '../support/touch.ts';

test('P2.64 P9.16 @phone a swipe leads on when it goes beyond 35 % of the width', async ({ page, signIn }) => {
  const ids = await openPhoto(page, signIn, 1);
  const fingers = await fingersOn(page);
  const swipe = (share: number) => {
    const from = { x: 195 - (share * 390) / 2, y: 420 };
    return fingers.drag([from], [{ x: from.x + share * 390, y: 424 }]);
  };
  await swipe(-0.34);
  await expectShown(page, ids[1]);
  await swipe(-0.36);
  await expectShown(page, ids[2]);
  await swipe(0.34);
  await expectShown(page, ids[2]);
  await swipe(0.36);
  await expectShown(page, ids[1]);
  await swipe(0.6);
  await expectShown(page, ids[0]);
  await swipe(0.9);
  await expectShown(page, ids[0]);
});

test('P9.17 P9.18 O78 @phone between photos they go 1.5 times as far as the finger, past the first 0.2 times', async ({
  page,
  signIn,
}) => {
  await openPhoto(page, signIn, 0);
  const fingers = await fingersOn(page);
  const middle = { x: 195, y: 420 };
  const still = await photoBox(page);
  await fingers.hold([middle], [{ x: 95, y: 420 }]);
  await expect.poll(async () => Math.round((await photoBox(page)).x - still.x)).toBe(-150);
  await fingers.lift();
  await expect.poll(async () => Math.round((await photoBox(page)).x - still.x)).toBe(0);
  await fingers.hold([middle], [{ x: 295, y: 420 }]);
  await expect.poll(async () => Math.round((await photoBox(page)).x - still.x)).toBe(20);
  await fingers.lift();
  await expect.poll(async () => Math.round((await photoBox(page)).x - still.x)).toBe(0);
});

test('F8 @phone nothing is blank while a photo is swiped in, and it comes from where the finger left it', async ({
  page,
  signIn,
}) => {
  const ids = await openPhoto(page, signIn, 1);
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
    .toBeGreaterThanOrEqual(3);
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    const look = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')].filter((image) => {
        const { left, right } = image.getBoundingClientRect();
        return right > 0 && left < innerWidth && image.complete && getComputedStyle(image).opacity === '1';
      });
      places.push(pictures.length);
      requestAnimationFrame(look);
    };
    look();
  });
  const fingers = await fingersOn(page);
  const places = () => page.evaluate((): number[] => Reflect.get(globalThis, 'places'));
  await fingers.hold([{ x: 300, y: 420 }], [{ x: 120, y: 420 }], 12);
  // Both are on screen while one leaves and the other comes.
  await expect.poll(async () => Math.max(...(await places()))).toBe(2);
  await fingers.lift();
  await expectShown(page, ids[2]);
  await liesStill(page, ids[2]);
  const all = await places();
  expect(Math.min(...all)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...all)).toBe(2);
});

test('P2.66 @phone pulled down the photo follows, its surround fades, and it closes; not far enough, it comes back', async ({
  page,
  signIn,
}) => {
  const ids = await openPhoto(page, signIn, 1);
  const fingers = await fingersOn(page);
  const from = { x: 195, y: 300 };
  const still = await photoBox(page);
  const surround = page.locator('[data-fades]').first();
  await fingers.hold([from], [{ x: 200, y: 380 }]);
  await expect.poll(async () => (await photoBox(page)).y).toBeGreaterThan(still.y + 70);
  expect(Number(await surround.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(0.95);
  await fingers.lift();
  await expect.poll(async () => Math.round((await photoBox(page)).y)).toBe(Math.round(still.y));
  await expect(surround).toHaveCSS('opacity', '1');
  await expectShown(page, ids[1]);
  await fingers.drag([from], [{ x: 200, y: 520 }]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/my-photos\/photos$/);
  await expect(page.locator(`[data-photo="${ids[1]}"]`)).toBeFocused();
});

test('P2.65 P9.14 P9.15 @phone a double-tap zooms to 2.5 at the finger, another one shows the whole photo again', async ({
  page,
  signIn,
}) => {
  const ids = await openPhoto(page, signIn, 1);
  const fingers = await fingersOn(page);
  const whole = await photoBox(page);
  const at = { x: whole.x + whole.width * 0.4, y: whole.y + whole.height * 0.6 };
  await fingers.tap(at, 2);
  await expect.poll(async () => (await photoBox(page)).width / whole.width).toBeCloseTo(2.5, 2);
  const zoomed = await photoBox(page);
  expect((at.x - zoomed.x) / zoomed.width).toBeCloseTo(0.4, 1);
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  // A finger looks around in it, and does not leave it.
  await fingers.drag([{ x: 250, y: 420 }], [{ x: 50, y: 420 }]);
  await expect.poll(async () => (await photoBox(page)).x).toBeLessThan(zoomed.x);
  await expectShown(page, ids[1]);
  // Never beyond its border.
  await fingers.drag([{ x: 350, y: 420 }], [{ x: 10, y: 420 }]);
  await fingers.drag([{ x: 350, y: 420 }], [{ x: 10, y: 420 }]);
  await expect.poll(async () => Math.round((await photoBox(page)).x + (await photoBox(page)).width)).toBe(390);
  await fingers.tap({ x: 195, y: 420 }, 2);
  await expect.poll(async () => Math.round((await photoBox(page)).width)).toBe(Math.round(whole.width));
});

test('P9.14 @phone taps that are further apart do not zoom', async ({ page, signIn }) => {
  await openPhoto(page, signIn, 1);
  const fingers = await fingersOn(page);
  const whole = await photoBox(page);
  await fingers.tap({ x: 195, y: 420 }, 1);
  await page.waitForTimeout(260);
  await fingers.tap({ x: 195, y: 420 }, 1);
  await page.waitForTimeout(300);
  expect((await photoBox(page)).width).toBe(whole.width);
});

test('P9.15 @phone two fingers zoom between 1 and 2.5', async ({ page, signIn }) => {
  const ids = await openPhoto(page, signIn, 1);
  const fingers = await fingersOn(page);
  const whole = await photoBox(page);
  const two = (apart: number) => [
    { x: 195 - apart / 2, y: 420 },
    { x: 195 + apart / 2, y: 420 },
  ];
  const scale = async () => (await photoBox(page)).width / whole.width;
  await fingers.drag(two(100), two(180));
  await expect.poll(scale).toBeCloseTo(1.8, 1);
  await fingers.drag(two(60), two(380));
  await expect.poll(scale).toBeCloseTo(2.5, 2);
  await fingers.drag(two(380), two(30));
  await expect.poll(scale).toBeCloseTo(1, 2);
  await expectShown(page, ids[1]);
});

test('P2.61 X14 @phone who comes to the arrows by keyboard sees them', async ({ page, signIn }) => {
  const ids = await openPhoto(page, signIn, 1);
  const next = page.getByRole('button', { name: 'Next photo' });
  await expect(next).toBeAttached();
  expect(await isFound(next)).toBe(false);
  await next.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect.poll(() => isFound(next)).toBe(true);
  await page.keyboard.press('Enter');
  await expectShown(page, ids[2]);
});

test('P2.65 X14 the zoom button and keys zoom in and out', async ({ page, signIn }) => {
  await openPhoto(page, signIn, 1);
  const whole = await photoBox(page);
  const scale = async () => (await photoBox(page)).width / whole.width;
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(scale).toBeCloseTo(2.5, 2);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(scale).toBeCloseTo(1, 2);
  await page.keyboard.press('+');
  await expect.poll(scale).toBeCloseTo(1.5, 2);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(scale).toBeCloseTo(2.5, 2);
  const before = (await photoBox(page)).x;
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await photoBox(page)).x).toBeLessThan(before);
  await page.keyboard.press('-');
  await expect.poll(scale).toBeCloseTo(2, 2);
  await page.keyboard.press('0');
  await expect.poll(scale).toBeCloseTo(1, 2);
});

test('P2.65 P2.62 the photo after one that is zoomed shows whole, and can be zoomed', async ({ page, signIn }) => {
  const ids = await openPhoto(page, signIn, 1);
  const stage = page.viewportSize() ?? { width: 0, height: 0 };
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await photoBox(page)).width).toBeGreaterThan(stage.width);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, ids[2]);
  await expect.poll(async () => (await photoBox(page)).height).toBeLessThan(stage.height);
  const whole = await photoBox(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await photoBox(page)).width / whole.width).toBeCloseTo(2.5, 2);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, ids[1]);
  await expect.poll(async () => (await photoBox(page)).height).toBeLessThan(stage.height);
});

test('P9.15 the wheel zooms around the pointer, with Ctrl too, and the page stays as it is', async ({
  page,
  signIn,
}) => {
  await openPhoto(page, signIn, 1);
  const whole = await photoBox(page);
  const scale = async () => (await photoBox(page)).width / whole.width;
  // Whether the browser was kept from zooming or scrolling the page itself.
  await page.evaluate(() => {
    const kept: boolean[] = [];
    Object.assign(globalThis, { kept });
    addEventListener('wheel', (event) => void kept.push(event.defaultPrevented), { passive: true });
  });
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, -150);
  await expect.poll(scale).toBeGreaterThan(1.2);
  await page.mouse.wheel(0, -2000);
  await expect.poll(scale).toBeCloseTo(2.5, 2);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 400);
  await page.keyboard.up('Control');
  await expect.poll(scale).toBeCloseTo(1, 2);
  // What is under the pointer stays there.
  const at = { x: whole.x + whole.width * 0.7, y: whole.y + whole.height * 0.4 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -2000);
  await expect.poll(scale).toBeCloseTo(2.5, 2);
  const zoomed = await photoBox(page);
  expect((at.x - zoomed.x) / zoomed.width).toBeCloseTo(0.7, 2);
  expect((at.y - zoomed.y) / zoomed.height).toBeCloseTo(0.4, 2);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  expect([...new Set(await page.evaluate((): boolean[] => Reflect.get(globalThis, 'kept')))]).toEqual([true]);
});

test('P2.64 a photo can be drawn by the mouse', async ({ page, signIn }) => {
  const ids = await openPhoto(page, signIn, 1);
  await page.mouse.move(1000, 450);
  await page.mouse.down();
  await page.mouse.move(700, 452, { steps: 4 });
  await page.mouse.move(440, 455, { steps: 4 });
  await page.mouse.up();
  await expectShown(page, ids[2]);
});

test('P2.62 Home and End lead to the first and the last photo', async ({ page, signIn }) => {
  const ids = await openPhoto(page, signIn, 2);
  await page.keyboard.press('Home');
  await expectShown(page, ids[0]);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/in=unknown/);
  await expect(page.getByText(/^Taken on/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next photo' })).toHaveCount(0);
  await page.keyboard.press('Home');
  await expectShown(page, ids[0]);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/in=unknown/);
  const last = await page.locator('[data-frame]').getAttribute('data-frame');
  await page.keyboard.press('Escape');
  // Behind the "+N" tile of a month far down.
  await expect(page.locator(`[data-photo="${last}"]`)).toBeFocused();
  await expect(page.locator(`[data-photo="${last}"]`)).toBeInViewport();
});

test('P2.62 an arrow key that is held down moves on and on, and the address follows where it ends', async ({
  page,
  signIn,
}) => {
  await openPhoto(page, signIn, 0);
  for (let press = 0; press < 10; press += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expect(page.getByText(/Photo 11 of 2,413/)).toBeAttached();
  await expectShown(page, (await page.locator('[data-frame]').getAttribute('data-frame')) ?? '');
});

test('X9 with reduced motion nothing glides', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPhoto(page, signIn, 1);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await page.locator('[data-frame]').evaluate((frame) => frame.getAnimations().length)).toBe(0);
  expect(await page.locator('[data-frame]').evaluate((frame) => getComputedStyle(frame).transform)).toContain('2.5');
});
