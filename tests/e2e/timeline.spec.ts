import type { Page } from '@playwright/test';
import { extendTimeouts } from '../support/clock.ts';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { mostStyled } from '../support/frames.ts';
import { holdBack } from '../support/held-requests.ts';
import {
  month,
  photos,
  scrollToEnd,
  scrollTop,
  scrollUntil,
  waitForPictures,
  watchLayoutShifts,
} from '../support/timeline.ts';
import { PHOTOS } from '../support/seeded.ts';

const MONTH = /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/;

test('P1.1 P2.2 P2.18 P2.20 P2.24 P2.25 P2.26 P2.38 P2.39 P2.40 P2.41 photos are grouped by month under "My photos", the tabs have counts, and a banner explains the library', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await test.step('photos are grouped by month under the title "My photos"', async () => {
    await expect(page.getByRole('heading', { name: 'My photos', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('My photos – Folioleaf');
    await waitForPictures(page);
    // What is beyond the screen is drawn once everything on it is there.
    await expect(page.getByRole('heading', { level: 2, name: MONTH }).nth(1)).toBeAttached();
  });
  await test.step('the tabs show the counts; albums are own ones plus readable shared ones', async () => {
    const tabs = page.getByRole('navigation', { name: 'Photos and albums' });
    await expect(tabs.getByRole('link', { name: /^Photos 2,4\d\d/ })).toBeVisible();
    await expect(tabs.getByRole('link', { name: /^Albums 14/ })).toBeVisible();
  });
  await test.step('on desktops no link leads back to the account overview', async () => {
    await expect(page.getByRole('main').getByRole('link', { name: 'My account', exact: true })).toHaveCount(0);
  });
  await test.step('the banner explains the library, collapsed at first, with a link to the FAQ', async () => {
    const details = page.getByText(/step by step/);
    // The menu beside the page has one, too.
    const faq = page.getByRole('main').getByRole('link', { name: /FAQs/ });
    await expect(details).toBeHidden();
    await expect(faq).toBeHidden();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(details).toBeVisible();
    await expect(faq).toBeVisible();
    await expect(faq).toHaveAttribute('href', /\/faq/);
    await page.getByRole('button', { name: 'Show less' }).click();
    await expect(details).toBeHidden();
    await expect(faq).toBeHidden();
  });
});

test('P2.1 O4 /my-photos goes on to the photos and keeps the query', async ({ page, signIn }) => {
  await signIn('anna@example.com');
  await page.goto('/my-photos?stripped=true');
  await expect(page).toHaveURL(/\/my-photos\/photos\?stripped=true$/);
});

test('P2.33 P2.34 O10 the "+N" tile names the photos not shown and loads the rest of the month', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await scrollUntil(page, page.getByRole('button', { name: /^Show \d+ more photos from / }));
  const name =
    (await page
      .getByRole('button', { name: /^Show \d+ more photos from / })
      .first()
      .getAttribute('aria-label')) ?? '';
  const more = page.getByRole('button', { name, exact: true });
  const [, hidden, of] = /^Show (\d+) more photos from (.+)$/.exec(name) ?? [];
  await expect(more).toHaveText(`+${hidden}`);
  const section = month(page, of ?? '');
  await expect(section.getByText(`${Number(hidden) + 24} photos`)).toBeVisible();
  await sandbox.forgetCalls();
  await more.click();
  await expect(more).toHaveCount(0);
  await expect
    .poll(async () =>
      (await sandbox.calls('getTimelinePage')).map(({ query }) => [query['limit'], typeof query['cursor']]),
    )
    .toContainEqual(['500', 'string']);
  await waitForPictures(page);
  const stored = await page.evaluate(() => sessionStorage.getItem('visibleTimeLineSections'));
  expect(JSON.parse(stored ?? '')).toHaveLength(1);
});

test('P2.29 P2.35 scrolling to the end loads what is there; undated photos come last under "Unknown Date"', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  await scrollToEnd(page);
  await expect(month(page, 'Unknown Date')).toBeVisible();
  await waitForPictures(page);
  await expect(photos(month(page, 'Unknown Date')).first()).toHaveAccessibleName('Photo, date unknown');
});

test('P2.30 while photos load their places stand in their final size', async ({ page, signIn }) => {
  const letGo = await holdBack(page, /\/photo-management\/photos(\/timeline\/.+)?$/);
  await signIn('anna@example.com', PHOTOS);
  await expect(page.getByRole('heading', { level: 2, name: MONTH }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeAttached();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  expect(await photos(page).count()).toBe(0);
  await expect(page.locator('li[aria-posinset][aria-hidden="true"]').first()).toBeVisible();
  const shifts = await watchLayoutShifts(page);
  letGo();
  await waitForPictures(page);
  expect(await height()).toBe(before);
  expect(await shifts()).toEqual([]);
});

test('P2.31 a thumbnail that cannot be loaded shows the failure state', async ({ page, signIn, sandbox }) => {
  await sandbox.fault({ service: 'photo-files', status: 500 });
  await signIn('anna@example.com', PHOTOS);
  const failed = page.getByRole('link', { name: /It cannot be shown at the moment$/ }).first();
  await expect(failed).toBeVisible();
  await expect(failed.locator('svg')).toBeVisible();
  await expect(failed.locator('img')).toHaveCount(0);
});

test('P2.36 an empty library says so and offers a way on', async ({ page, signIn }) => {
  await signIn('empty@example.com', PHOTOS);
  await expect(page.getByText('Your photo library is empty')).toBeVisible();
});

test('P2.37 P3.79 A4.1 a timeline that fails shows text, correlation id and a way to try again', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getTimeline failed');
  for (const [name, fault] of [
    ['by 500', { status: 500 }],
    ['by an answer that breaks its schema', { malformed: true as const }],
    ['by a connection that is cut in mid-body', { abort: 'body' as const }],
  ] as const)
    await test.step(name, async () => {
      await page.goto('about:blank');
      await sandbox.forgetCalls();
      await sandbox.fault({ service: 'photo-management', operationId: 'getTimeline', ...fault });
      await signIn('anna@example.com', PHOTOS);
      await expect(page.getByText('Error: Your photos could not be loaded')).toBeVisible();
      const [call] = (await sandbox.calls('getTimeline')).slice(-1);
      const reference = String(call?.headers['x-correlation-id']);
      await expect(page.getByText(`Reference ${reference.slice(0, 8)}`, { exact: true })).toBeVisible();
      await expect(page.getByText(reference)).toHaveCount(0);
      await sandbox.healFaults();
      await page.getByRole('button', { name: 'Try again' }).click();
      await waitForPictures(page);
    });
});

test('P4.1 a month whose page fails shows it in its place; the others go on and a retry mends it', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('getTimelinePage failed');
  await sandbox.fault({ service: 'photo-management', operationId: 'getTimelinePage', status: 500, times: 1 });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  // Of months that are asked for at the same time it is one or the other.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 700));
    await expect(page.getByText('Error: Your photos could not be loaded')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Error: Your photos could not be loaded')).toHaveCount(0);
  await waitForPictures(page);
});

for (const [size, notice] of [
  ['a large', '[class*="_notice_"]'],
  ['a small', '[class*="_low_"]'],
] as const) {
  test(`X4 R1 who tries again ${size} part of the timeline stays in the page when its failure goes`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    expectConsole('getTimelinePage failed');
    await page.setViewportSize({ width: 390, height: 844 });
    await sandbox.fault({ service: 'photo-management', operationId: 'getTimelinePage', status: 500 });
    await signIn('b2b@example.com', PHOTOS);
    const failed = page
      .getByRole('region')
      .filter({ has: page.locator(notice) })
      .first();
    await scrollUntil(page, failed);
    const name = (await failed.getByRole('heading').textContent()) ?? '';
    await sandbox.healFaults();
    const again = month(page, name).getByRole('button', { name: 'Try again' });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(again).toHaveCount(0);
    await expect(page.getByRole('main').locator(':focus').or(page.locator('main:focus'))).toHaveCount(1);
  });
}

test('P6.6 P2.17 S52 with the timeline flag off the page leads to / before any protected call', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn('anna@example.com');
  await sandbox.forgetCalls();
  await page.goto(`${PHOTOS}?PhotoManagementTimelineViewEnabled=false`);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect(await sandbox.calls('getTimeline')).toEqual([]);
});

test.describe('100,000 photos', () => {
  test('F5 F6 from the top to the end and back: nothing shifts, what is drawn stays small', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('large@example.com', PHOTOS);
    await waitForPictures(page);
    // Below everything, and last to come.
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeAttached();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const shifts = await watchLayoutShifts(page);
    let most = 0;
    for (const direction of [1, -1]) {
      for (;;) {
        const moved = await page.evaluate(async (by) => {
          const before = scrollY;
          scrollBy(0, by * innerHeight * 3);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          return { moved: scrollY - before, elements: document.querySelectorAll('*').length };
        }, direction);
        most = Math.max(most, moved.elements);
        if (moved.moved === 0) break;
        expect(Math.abs(moved.moved) <= 900 * 3 + 1, 'the page scrolled by what was asked').toBe(true);
      }
      await waitForPictures(page);
    }
    expect(await scrollTop(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await shifts()).toEqual([]);
    expect(most).toBeLessThanOrEqual(600);
  });
});

test('look.md the scrubber goes to the month that a click names, and by keyboard, and says where it is', async ({
  page,
  signIn,
}) => {
  await signIn('large@example.com', PHOTOS);
  await waitForPictures(page);
  const scrubber = page.getByRole('slider', { name: 'Go to month' });
  await test.step('a click lands at the head of the month that it names', async () => {
    const track = scrubber.locator('xpath=..');
    const box = await track.boundingBox();
    if (!box) throw new Error('There is no scrubber');
    for (const share of [0.3, 0.62]) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height * share);
      const name = (await track.locator('[aria-hidden]').filter({ hasText: MONTH }).textContent()) ?? '';
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 2, box.y + box.height * share + 1);
      await page.mouse.up();
      const section = month(page, name);
      await expect(section).toBeVisible();
      const top = await section.evaluate((own) => own.getBoundingClientRect().top);
      expect(Math.abs(top - 56), `${name} is below the header`).toBeLessThanOrEqual(1);
    }
  });
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await waitForPictures(page);
  await scrubber.focus();
  const first = await scrubber.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowDown');
  await expect(scrubber).not.toHaveAttribute('aria-valuetext', first ?? '');
  // With Alt and Command, left and right are the browser's history.
  const second = await scrubber.getAttribute('aria-valuetext');
  const keys = await page.evaluateHandle(() => {
    const told: string[] = [];
    addEventListener('keydown', ({ key, defaultPrevented }) =>
      told.push(`${key} ${defaultPrevented ? 'taken' : 'left'}`),
    );
    return told;
  });
  await page.keyboard.press('Alt+ArrowRight');
  expect(await keys.jsonValue()).toContain('ArrowRight left');
  await expect(scrubber).toHaveAttribute('aria-valuetext', second ?? '');
  await page.keyboard.press('End');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(10_000);
  await waitForPictures(page);
});

test('P2.16 P2.19 P2.20 P2.21 @phone on phones a link leads back to the account overview; stripped pages have none and keep stripped=true when walking on', async ({
  page,
  signIn,
}) => {
  const back = page.getByRole('main').getByRole('link', { name: 'My account', exact: true });
  await signIn('anna@example.com', PHOTOS);
  await back.click();
  await expect(page.getByRole('heading', { name: 'My account overview' })).toBeVisible();
  await page.goto(`${PHOTOS}?stripped=true`);
  await waitForPictures(page);
  await expect(back).toHaveCount(0);
  await photos(page).first().click();
  await expect(page).toHaveURL(/\/preview\/.*stripped=true/);
});

test('F2 what is asked ahead of the app is not asked for again by it', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/(photos|users\/timeline|config\.json|en-GB\.json)$/.exec(new URL(request.url()).pathname) ?? [];
    if (file && request.resourceType() !== 'document') asked.push(file);
  });
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  expect(asked.toSorted()).toEqual(['config.json', 'en-GB.json', 'photos', 'users/timeline']);
});

test('F2 at most 40 requests set out before the last picture of the first view has come', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  // What waits for pictures no longer does after 2.5 s, or 3 s, which on a busy machine they may take.
  await extendTimeouts(page, { 2_500: 60_000, 3_000: 60_000 });
  await page.goto(PHOTOS, { waitUntil: 'commit' });
  await waitForPictures(page);
  const { pictures, requests } = await firstView(page);
  console.log(`${requests} requests for a first view of ${pictures} photos`);
  expect(pictures).toBeGreaterThan(10);
  // At least the pictures themselves, the page, its script and the list: less would be a wrong count.
  expect(requests).toBeGreaterThan(pictures + 3);
  expect(requests).toBeLessThanOrEqual(40);
});

test('F4 rows that come while one scrolls have nothing else of the page styled', async ({ page, signIn }) => {
  await signIn('anna@example.com', PHOTOS);
  await waitForPictures(page);
  const elements = await page.evaluate(() => document.querySelectorAll('#root *').length);
  const before = await photos(page).first().getAttribute('data-photo');
  await page.mouse.move(600, 500);
  const styled = await mostStyled(page, async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await page.mouse.wheel(0, 60);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await waitForPictures(page);
  });
  expect(await photos(page).first().getAttribute('data-photo'), 'rows have come and gone').not.toBe(before);
  expect(styled).toBeLessThan(elements);
});

/** How many pictures are in view, and how many requests set out before the last of them had come, the page's own among them. */
function firstView(page: Page): Promise<{ pictures: number; requests: number }> {
  return page.evaluate(() => {
    const loads = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const seen = [...document.querySelectorAll<HTMLImageElement>('[data-photo] img')].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const last = Math.max(
      ...seen.map(({ currentSrc }) => loads.find(({ name }) => name === currentSrc)?.responseEnd ?? Number.NaN),
    );
    return { pictures: seen.length, requests: loads.filter(({ startTime }) => startTime < last).length + 1 };
  });
}
