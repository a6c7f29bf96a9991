import { expect, needs, test } from './fixtures.ts';
import { firstPhotos, tile } from './library.ts';
import { countSheets } from '../support/pdf.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

test('X10 at 320 px nothing scrolls sideways, and photos open', async ({ app }) => {
  needs('320 px');
  await app.tab.resize(320, 640);
  await app.signIn(ANNA, PHOTOS);
  await firstPhotos(app, 2);
  for (const path of [PHOTOS, '/my-photos/albums', '/orders', '/settings/new-address', '/online-products']) {
    await app.open(path);
    await app.sees({ css: 'main h1' });
    expect(await app.evaluate(() => innerWidth), path).toBe(320);
    await expect
      .poll(() => app.evaluate(() => document.documentElement.scrollWidth), { message: path, timeout: 20_000 })
      .toBeLessThanOrEqual(320);
  }
  await app.open(PHOTOS);
  await firstPhotos(app, 2);
  await app.click(tile(0));
  await app.sees({ css: '[role=dialog] img[data-preview]' });
});

test('A2.85 P2.30 on paper an order is one sheet, and the photos are those of the screen', async ({ app }) => {
  needs('print');
  await app.signIn(ANNA, '/orders/SO-2994');
  await app.sees({ role: 'heading', name: 'Delivery address' });
  expect(countSheets(await app.tab.print())).toBe(1);
  // The page is as it was.
  await app.sees({ role: 'heading', name: 'Delivery address' });
  await app.open(PHOTOS);
  await firstPhotos(app, 6);
  const photos = await app.tab.print();
  expect(photos.length).toBeGreaterThan(20_000);
  // The whole library would take dozens.
  expect(countSheets(photos)).toBeLessThanOrEqual(2);
  await firstPhotos(app, 6);
});

test.describe('in the dark', () => {
  test.use({ browserOptions: { dark: true } });

  test('X8 the pages are dark where the system is', async ({ app }) => {
    await app.signIn(ANNA, PHOTOS);
    await firstPhotos(app, 6);
    const lightness = await app.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!context) return 1;
      // Whatever the colour is written in.
      context.fillStyle = getComputedStyle(document.body).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 765;
    });
    expect(lightness).toBeLessThan(0.3);
  });
});

test.describe('with reduced motion', () => {
  test.use({ browserOptions: { reducedMotion: true } });

  test('X9 nothing glides: a photo is there at once, and so is the next one', async ({ app }) => {
    await app.signIn(ANNA, PHOTOS);
    const ids = await firstPhotos(app, 3);
    expect(await app.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    await app.click(tile(0));
    await app.sees({ css: '[role=dialog] img[data-preview]' });
    await app.press('ArrowRight');
    await app.isAt(new RegExp(`/preview/${ids[1]}`));
    expect(
      await app.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && effect instanceof KeyframeEffect)
          .filter(({ effect }) =>
            (effect as KeyframeEffect)
              .getKeyframes()
              .some((frame) => 'transform' in frame || 'translate' in frame || 'scale' in frame),
          )
          .map(({ effect }) => (effect as KeyframeEffect).target?.className),
      ),
    ).toEqual([]);
  });
});
