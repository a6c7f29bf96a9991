import { LISBON } from '../support/albums.ts';
import { expect, needs, test } from './fixtures.ts';
import { firstPhotos, leaveAndComeBack, tile } from './library.ts';
import type { Page } from './page.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const SHOWN = { css: '[role=dialog] img[data-preview]' };

async function openPhoto(page: Page, nth: number): Promise<string[]> {
  await page.signIn(ANNA, PHOTOS);
  const ids = await firstPhotos(page, 4);
  await page.click(tile(nth));
  await page.sees(SHOWN);
  await shows(page, ids[nth]);
  await page.sees({ role: 'button', name: 'Next photo' });
  return ids;
}

const shows = (page: Page, id: string | undefined) => page.isAt(new RegExp(`/preview/${id}`));

const width = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-frame]')?.getBoundingClientRect().width ?? 0);

/**
 * Width of the photo once it has grown from its tile, as it is laid out: whether it still moves does not count. A busy browser may
 * begin the move after it was asked for animations, and draws the same width twice on the way.
 */
async function wholeWidth(page: Page): Promise<number> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .querySelector('[role=dialog]:has([data-frame])')
          ?.getAnimations({ subtree: true })
          .every(({ playState }) => playState === 'finished'),
      ),
    )
    .toBe(true);
  return page.evaluate(() => document.querySelector<HTMLElement>('[data-frame]')?.offsetWidth ?? 0);
}

test('P2.62 P2.63 by keys: on, back, and out, with the focus on the photo shown last', async ({ app }) => {
  const ids = await openPhoto(app, 0);
  await app.press('ArrowRight');
  await shows(app, ids[1]);
  await app.press('ArrowRight');
  await shows(app, ids[2]);
  await app.press('ArrowLeft');
  await shows(app, ids[1]);
  await app.press('Escape');
  await app.seesNo({ role: 'dialog' });
  await expect
    .poll(() => app.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['photo']))
    .toBe(ids[1]);
});

test('P2.60 P2.64 by mouse: arrows, and a photo that is drawn aside', async ({ app }) => {
  const ids = await openPhoto(app, 0);
  await app.click({ role: 'button', name: 'Next photo' });
  await shows(app, ids[1]);
  await app.click({ role: 'button', name: 'Previous photo' });
  await shows(app, ids[0]);
  await app.drag([
    { x: 1_000, y: 450 },
    { x: 850, y: 452 },
    { x: 650, y: 454 },
    { x: 440, y: 455 },
  ]);
  await shows(app, ids[1]);
});

test('P2.64 P9.16 by touch: a swipe leads on', async ({ app }) => {
  needs('touch');
  const ids = await openPhoto(app, 0);
  await wholeWidth(app);
  await app.drag(
    [
      { x: 1_100, y: 450 },
      { x: 900, y: 452 },
      { x: 600, y: 454 },
      { x: 300, y: 455 },
    ],
    'touch',
  );
  await shows(app, ids[1]);
});

test('P9.14 P9.15 by touch: two fingers zoom', async ({ app }) => {
  needs('touch');
  await openPhoto(app, 1);
  const whole = await wholeWidth(app);
  const at = (x: number) => ({ x, y: 450 });
  await app.pinch([670, 650, 630, 600].map(at), [770, 790, 810, 840].map(at));
  await expect.poll(async () => (await width(app)) / whole).toBeGreaterThan(1.5);
});

test('P2.65 P9.15 X14 a photo is zoomed by its button, by keys and by the wheel', async ({ app }) => {
  await openPhoto(app, 1);
  const whole = await wholeWidth(app);
  const scale = async () => (await width(app)) / whole;
  await app.click({ role: 'button', name: 'Zoom in' });
  await expect.poll(scale).toBeCloseTo(2.5, 1);
  await app.click({ role: 'button', name: 'Zoom out' });
  await expect.poll(scale).toBeCloseTo(1, 1);
  await app.type('+');
  await expect.poll(scale).toBeCloseTo(1.5, 1);
  await app.type('0');
  await expect.poll(scale).toBeCloseTo(1, 1);
  await app.wheel({ x: 720, y: 450 }, -150);
  await expect.poll(scale).toBeGreaterThan(1.1);
});

test('P2.72 P2.73 O16 Back closes a photo, and a reload opens it again', async ({ app }) => {
  const ids = await openPhoto(app, 2);
  await app.tab.reload();
  await app.sees(SHOWN);
  await shows(app, ids[2]);
  await app.tab.back();
  await app.seesNo({ role: 'dialog' });
  await app.isAt(/\/my-photos\/photos$/);
  await firstPhotos(app, 4);
});

/** Starts the slideshow of an album; gives the ids of its first photos. */
async function startSlideshow(page: Page): Promise<string[]> {
  await page.signIn(ANNA, LISBON);
  const ids = await firstPhotos(page, 4);
  await page.click({ role: 'button', name: 'More options' });
  await page.click({ role: 'button', name: 'Slideshow' });
  await page.sees({ css: '[data-slide]' });
  return ids;
}

const slide = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-slide]')?.dataset['slide'] ?? '');

test('O180 P2.62 a slideshow goes on by itself and by keys, and ends where it was opened', async ({ app }) => {
  const ids = await startSlideshow(app);
  // However late the driver answers, one of them shows.
  const first = await slide(app);
  expect(ids).toContain(first);
  await expect.poll(() => slide(app), { timeout: 20_000 }).not.toBe(first);
  await app.press('Space');
  await app.sees({ role: 'button', name: 'Resume slideshow' });
  const resting = await slide(app);
  await app.press('ArrowRight');
  await expect.poll(() => slide(app), { timeout: 20_000 }).not.toBe(resting);
  await app.press('ArrowLeft');
  await expect.poll(() => slide(app)).toBe(resting);
  await app.press('Escape');
  await app.seesNo({ role: 'dialog' });
  await app.isAt(new RegExp(`${LISBON}$`));
});

test('O180 S19 a slideshow that is left for another site runs on when the customer comes back', async ({
  app,
  sandbox,
  world,
}) => {
  needs('pages kept for Back');
  await startSlideshow(app);
  await leaveAndComeBack(app, sandbox, world);
  const found = await slide(app);
  await expect.poll(() => slide(app), { timeout: 20_000 }).not.toBe(found);
});
