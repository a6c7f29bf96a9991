import type { Locator, Page } from '@playwright/test';
import { expect, expectConsole, test } from '../support/fixtures.ts';
import { readerStyles, setReaderStyle, tornWords, widthFaults } from '../accessibility/measures/reflow.ts';
import { openSession } from '../support/session.ts';
import { photos, scrollTop, startSelection, tiles, waitForPictures } from '../support/timeline.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

/** Which part of an element is in view and under nothing, from 0 to 1. */
function seenPart(element: Locator): Promise<number> {
  return element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    const spots = Array.from({ length: 100 }, (_, at) => ({
      x: left + (width * ((at % 10) + 0.5)) / 10,
      y: top + (height * (Math.floor(at / 10) + 0.5)) / 10,
    }));
    // What lies beside it in its own cell is part of it.
    const cell = own.closest('li') ?? own;
    return spots.filter(({ x, y }) => cell.contains(document.elementFromPoint(x, y))).length / spots.length;
  });
}

const focused = (page: Page) => page.locator('[data-photo]:focus');

test.describe('a page that is enlarged', () => {
  // 1280 by 720 at 400 %.
  test.use({ viewport: { width: 320, height: 180 }, contextOptions: { reducedMotion: 'reduce' } });

  test('X10 X12 bars leave the photo that has the focus in view, also while photos are selected', async ({
    page,
    signIn,
  }) => {
    await signIn('anna@example.com', PHOTOS);
    await page.getByRole('group', { name: 'Photos by month' }).focus();
    await expect(focused(page)).toBeVisible();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
      await page.keyboard.press(key);
      await expect.poll(() => seenPart(focused(page)), key).toBeGreaterThan(0.95);
    }

    await startSelection(page);
    await expect(page.getByRole('button', { name: 'Order prints' })).toBeVisible();
    // The page keeps clear of the bar once its height is known.
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--toast-lift')))
      .not.toBe('0px');
    await page.getByRole('group', { name: 'Photos by month' }).focus();
    await expect(focused(page)).toBeVisible();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'PageDown', 'PageUp', 'End']) {
      await page.keyboard.press(key);
      await expect.poll(() => seenPart(focused(page)), key).toBeGreaterThan(0.95);
    }
    await page.keyboard.press('Space');
    await expect(focused(page)).toHaveAttribute('aria-checked', 'true');
    for (const name of [
      'Cancel',
      'Select all [\\d,]+',
      'Download',
      'Copy to album',
      'Delete',
      'Add to tray',
      'Order prints',
    ]) {
      await expect
        .poll(() => seenPart(page.getByRole('button', { name: new RegExp(`^${name}$`) })), name)
        .toBeGreaterThan(0.95);
    }
  });
});

for (const size of [20, 32]) {
  test(`X10 X12 with letters of ${size} px the years beside the photos lie over nothing and take no press from them`, async ({
    page,
    signIn,
  }) => {
    await signIn('anna@example.com', PHOTOS);
    await page.evaluate(
      setReaderStyle,
      size === 32 ? readerStyles['text of 200 %'] : `html { font-size: ${size}px !important; }`,
    );
    const scrubber = page.getByRole('slider', { name: 'Go to month' });
    await expect(scrubber).toBeAttached();
    await waitForPictures(page);
    const year = page.getByText(/^20\d\d$/).filter({ visible: true });
    await expect.poll(async () => (await year.count()) > 5).toBe(true);

    const edgeOf = (element: Locator, edge: 'left' | 'right') =>
      element.evaluate((own, side) => own.getBoundingClientRect()[side], edge);
    const last = photos(page).nth(4);
    const rights = () =>
      Promise.all(
        [
          last,
          page.getByRole('button', { name: 'Select', exact: true }),
          page.getByRole('navigation', { name: 'Photos and albums' }),
        ].map((part) => edgeOf(part, 'right')),
      );
    await expect
      .poll(async () => (await edgeOf(year.first(), 'left')) - Math.max(...(await rights())))
      .toBeGreaterThanOrEqual(0);

    const before = await scrollTop(page);
    await startSelection(page);
    const tile = tiles(page).nth(4);
    const { width, height } = (await tile.boundingBox()) ?? { width: 0, height: 0 };
    // Something over this place would get the press.
    await tile.click({ position: { x: width - 2, y: height / 2 } });
    await expect(tile).toHaveAttribute('aria-checked', 'true');
    expect(await scrollTop(page)).toBe(before);
  });
}

test('X10 on a phone with letters twice as large the months and the bars of the selection cut nothing off @phone', async ({
  page,
  signIn,
}) => {
  await signIn('anna@example.com', PHOTOS);
  await page.evaluate(setReaderStyle, readerStyles['text of 200 %']);
  // The photos are laid out by script: anew when they come back into view.
  await page
    .getByRole('link', { name: /^Albums/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Photos/ })
    .first()
    .click();
  // In such letters the head of the page may take all of the screen.
  await page.locator('[data-photo]').first().scrollIntoViewIfNeeded();
  await waitForPictures(page);
  await startSelection(page);
  await expect(page.getByRole('button', { name: 'Order prints' })).toBeVisible();
  const cut = () =>
    page.evaluate(() => {
      const rect = (element: Element) => element.getBoundingClientRect();
      const bars = [...document.querySelectorAll('[role=group]:has(> button), section:has(> h2), section > header')];
      const parts = bars.flatMap((bar) =>
        [...bar.querySelectorAll('button, h2, span')]
          .filter((part) => part.closest('section > header, [role=group]') === bar)
          .map((part) => ({ bar, part })),
      );
      return parts
        .filter(({ part }) => part.checkVisibility() && rect(part).width > 1)
        .filter(
          ({ bar, part }) =>
            rect(part).top < rect(bar).top - 1 ||
            rect(part).bottom > rect(bar).bottom + 1 ||
            rect(part).right > innerWidth ||
            rect(part).left < 0,
        )
        .map(({ part }) => part.textContent);
    });
  await expect.poll(cut).toEqual([]);
});

/** What is written in letters smaller than 14 px where they can be seen, with their size. */
function smallWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: own, textContent: text } = node;
      if (!own || !text?.trim() || own.closest('svg') || !own.checkVisibility()) continue;
      const { width } = own.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(own).fontSize);
      if (width > 1 && size < 14) words.push(`${text.trim()}: ${size}`);
    }
    return words;
  });
}

test('look.md on a phone nothing is written in letters smaller than 14 px @phone', async ({
  page,
  signIn,
  sandbox,
}) => {
  expectConsole('listMySuperOrders failed');
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  expect(await smallWords(page), 'photos').toEqual([]);
  await startSelection(page);
  await expect(page.getByRole('button', { name: 'Add to tray' })).toBeVisible();
  expect(await smallWords(page), 'a selection').toEqual([]);
  for (const path of ['/my-photos/albums', '/orders', '/settings', '/settings/addresses/all', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await smallWords(page), path).toEqual([]);
  }
  await sandbox.fault({ service: 'order', operationId: 'listMySuperOrders', status: 403 });
  await page.goto('/orders');
  await expect(page.getByText(/^Reference/)).toBeVisible();
  expect(await smallWords(page), 'a failure').toEqual([]);
});

for (const vendor of ['folioleaf-at', 'bildvik-se']) {
  test(`X10 with letters twice as large no page of the account is wider than a phone, and no title is torn, at ${vendor}`, async ({
    page,
    context,
    world,
    guard,
  }) => {
    guard.know(...(await openSession(context, world.app, ANNA, `.${vendor}.localhost`)));
    await page.setViewportSize({ width: 412, height: 915 });
    for (const path of ['/orders', '/orders/SO-2979', '/downloads', '/settings', '/settings/new-address', PHOTOS]) {
      await page.goto(`http://account.${vendor}.localhost:${world.appPort}${path}`);
      await expect(page.locator('main :is(h2, li, form, [data-photo])').first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await page.evaluate(setReaderStyle, readerStyles['text of 200 %']);
      // Photos are placed anew by script.
      await expect.poll(() => page.evaluate(widthFaults), path).toEqual([]);
      expect(
        await page.evaluate(
          tornWords,
          await page
            .locator('h1')
            .allInnerTexts()
            .then((titles) => titles.flatMap((title) => title.replaceAll('\u00AD', '').split(' '))),
        ),
        path,
      ).toEqual([]);
    }
  });
}
