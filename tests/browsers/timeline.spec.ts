import { expect, test } from './fixtures.ts';
import { firstPhotos } from './library.ts';
import type { Page } from './page.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

const MIDDLE = { x: 720, y: 450 };

/** Waits until every photo on the screen has its picture. */
async function pictures(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const tiles = [...document.querySelectorAll('[data-photo]')].filter((tile) => {
            const { top, bottom } = tile.getBoundingClientRect();
            return bottom > 60 && top < innerHeight;
          });
          const isThere = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
          return tiles.length > 0 && tiles.every((tile) => [...tile.querySelectorAll('img')].some(isThere));
        }),
      { timeout: 20_000 },
    )
    .toBe(true);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('P2.29 F5 the timeline is scrolled by the wheel, to its end, and back to its top', async ({ app }) => {
  await app.signIn(ANNA, PHOTOS);
  await pictures(app);
  await app.wheel(MIDDLE, 2_500);
  await expect.poll(() => scrolled(app)).toBeGreaterThan(1_000);
  await pictures(app);
  await app.press('End');
  await app.sees({ role: 'heading', name: 'Unknown Date' });
  await pictures(app);
  // To the first photo, which stands below the title of the page.
  await app.press('Home', 'Control');
  await expect.poll(() => scrolled(app)).toBeLessThan(400);
  await pictures(app);
});

test('P2.29 X2 a press on the years beside the photos lands at the head of a month', async ({ app }) => {
  await app.signIn('large@example.com', PHOTOS);
  await pictures(app);
  const track = await app.evaluate(() => {
    const { left, top, width, height } =
      document.querySelector('[role=slider]')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return { left, top, width, height };
  });
  await app.clickAt({ x: track.left + track.width / 2, y: track.top + track.height * 0.6 });
  await expect.poll(() => scrolled(app)).toBeGreaterThan(10_000);
  await pictures(app);
  const tops = await app.evaluate(() =>
    [...document.querySelectorAll('section[aria-labelledby], section[aria-label]')].map((section) =>
      Math.abs(section.getBoundingClientRect().top - 56),
    ),
  );
  expect(Math.min(...tops)).toBeLessThanOrEqual(2);
});

test('P2.33 P2.34 a month is opened whole by its last tile', async ({ app }) => {
  await app.signIn(ANNA, PHOTOS);
  await pictures(app);
  const more = { role: 'button', name: /^Show \d+ more photos from / } as const;
  for (let screens = 0; screens < 40 && (await app.count(more)) === 0; screens += 1) {
    await app.wheel(MIDDLE, 700);
    await pictures(app);
  }
  const { name } = await app.sees({ ...more, nth: 0 });
  await app.click({ ...more, nth: 0 });
  await app.seesNo({ role: 'button', name });
  await pictures(app);
});

test('P2.30 X10 a window that becomes narrow and wide again keeps the photos that are looked at', async ({ app }) => {
  await app.signIn(ANNA, PHOTOS);
  await pictures(app);
  await app.wheel(MIDDLE, 3_000);
  await expect.poll(() => scrolled(app)).toBeGreaterThan(1_000);
  await pictures(app);
  const id = await app.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-photo]')].find(
      (tile) => tile.getBoundingClientRect().top > 60,
    );
    return shown?.dataset['photo'] ?? '';
  });
  await app.tab.resize(760, 900);
  await pictures(app);
  await expect
    .poll(() =>
      app.evaluate((photo) => {
        const { top = NaN } = document.querySelector(`[data-photo="${photo}"]`)?.getBoundingClientRect() ?? {};
        return top > -300 && top < innerHeight;
      }, id),
    )
    .toBe(true);
  // A window reaches its size in steps, of which each is laid out.
  await expect
    .poll(() => app.evaluate(() => document.documentElement.scrollWidth - innerWidth), { timeout: 20_000 })
    .toBeLessThanOrEqual(0);
  await app.tab.resize(1440, 900);
  await pictures(app);
  expect((await firstPhotos(app, 1)).length).toBe(1);
});

test('F4 what comes into the timeline, and goes, has nothing else of the page styled anew', async ({ app }) => {
  await app.signIn(ANNA, PHOTOS);
  await pictures(app);
  const { group, page } = await app.evaluate(() => {
    const grid = document.getElementById('photos');
    const copy = grid?.lastElementChild?.cloneNode(true);
    if (!grid || !(copy instanceof HTMLElement)) throw new Error('There are no photos');
    for (const photo of copy.querySelectorAll('li')) photo.remove();
    const style = () => void document.body.offsetHeight;
    /** How long, in ms, styles take after each of many changes. The clocks of some browsers know whole milliseconds alone. */
    const timed = (change: (turn: number) => void) => {
      style();
      const began = performance.now();
      for (let turn = 0; turn < 60; turn += 1) {
        change(turn);
        style();
      }
      return performance.now() - began;
    };
    const root = document.documentElement.style;
    /** The quickest of several: a machine that does other things takes longer for the same work. */
    const quickest = (change: (turn: number) => void) => Math.min(...Array.from({ length: 5 }, () => timed(change)));
    const times = {
      group: quickest((turn) => (turn % 2 === 0 ? grid.append(copy) : copy.remove())),
      page: quickest((turn) => root.setProperty('--styled-anew', String(turn))),
    };
    root.removeProperty('--styled-anew');
    return times;
  });
  expect(group).toBeLessThan(page / 2);
});
