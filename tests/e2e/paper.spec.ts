import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { sheetsOf, type Sheet } from '../support/pdf.ts';
import { preview } from '../support/steps.ts';
import { photos, scrollTop, tiles, waitForPictures } from '../support/timeline.ts';
import { ANNA, BUSINESS, PHOTOS } from '../support/seeded.ts';

/** What the page is on paper. */
async function onPaper(page: Page): Promise<Sheet[]> {
  return sheetsOf(await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } }));
}

/** Waits until all pictures of the page are there, but for those that the browser loads only near the viewport. */
const drawn = (page: Page) =>
  page.waitForFunction(() => {
    const isAwaited = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.loading !== 'lazy' || (bottom > 0 && top < innerHeight);
    };
    return (
      document.images.length > 0 &&
      [...document.images].filter(isAwaited).every((image) => image.complete && image.naturalWidth > 0)
    );
  });
const words = (sheets: readonly Sheet[]) => sheets.map(({ text }) => text).join('\n');
const pictures = (sheets: readonly Sheet[]) => sheets.flatMap((sheet) => sheet.pictures);

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test('A2.85 P1 on paper an order is its words and its pictures, each in its square, and nothing that is to be pressed', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, '/orders/SO-2997');
  await expect(page.getByText('Total')).toBeVisible();
  // Those of others come late.
  await expect(page.locator('#support-chat > *').first()).toBeAttached();
  await drawn(page);
  const sheets = await onPaper(page);
  expect(sheets).toHaveLength(1);
  expect(words(sheets)).toMatch(/^Order details\nOrder SO-2997, placed on /);
  expect(words(sheets)).not.toMatch(/Skip|Print|Download|Change|Orders|FAQ/);
  const total = sheets[0]?.lines.find(({ text }) => text === 'Total');
  expect(pictures(sheets)).toHaveLength(3);
  for (const { width, height, top } of pictures(sheets)) {
    expect(Math.abs(width - height)).toBeLessThan(1);
    expect(top + height).toBeLessThan(total?.bottom ?? 0);
  }
});

test('A2.85 A9.16 on paper an order has neither chat nor feedback, wherever and however their scripts draw them', async ({
  page,
  signIn,
  traffic,
}) => {
  await signIn(ANNA, '/orders/SO-2997');
  await expect(page.getByText('Total')).toBeVisible();
  await expect(page.locator('#support-chat > *').first()).toBeAttached();
  await drawn(page);
  // What services say of the order after that would be on the second sheet alone.
  await traffic.quiet();
  const bare = await onPaper(page);
  await page.evaluate(() => {
    const widget = (place: Element, text: string, style: string) => {
      const tab = document.createElement('div');
      tab.textContent = text;
      tab.style.cssText = `position: fixed; right: 0; top: 40%; background: white; ${style}`;
      place.append(tab);
    };
    widget(document.body, 'Chat with us', '');
    widget(
      document.body,
      'Chat with us',
      'display: block !important; visibility: visible !important; opacity: 1 !important',
    );
    widget(document.documentElement, 'Feedback', '');
  });
  await expect(page.getByText('Feedback')).toBeVisible();
  expect(await onPaper(page)).toEqual(bare);
});

test('A2.85 an order of many products begins on the first sheet, and none of them is torn', async ({
  page,
  signIn,
  sandbox,
}) => {
  const products = Array.from({ length: 60 }, (_, index) => ({
    code: `OR-3100-${index + 1}`,
    title: `Wall calendar ${index + 1}`,
  }));
  await sandbox.state('an order exists', {
    order: { code: 'SO-3100', status: 'Dispatched', deliveryType: 'Home', orders: products },
  });
  await signIn(ANNA, '/orders/SO-3100');
  await expect(page.getByText('OR-3100-60')).toBeVisible();
  const sheets = await onPaper(page);
  expect(sheets[0]?.text).toContain('OR-3100-1\n');
  expect(words(sheets).match(/OR-3100-\d+/g)).toHaveLength(60);
  for (const { lines } of sheets) expect(Math.max(...lines.map(({ bottom }) => bottom))).toBeLessThan(842 - 28);
  expect(sheets.length).toBeLessThan(9);
});

test('P2.61 on paper a photo that is open is one sheet, with when it was taken', async ({ page, signIn }) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await photos(page).nth(1).click();
  await expect(preview(page).getByRole('heading', { name: /^Taken on / })).toBeVisible();
  // Its full file lies over the picture of 1300 px, which is not printed then.
  await expect(preview(page).locator('[data-full=shown]')).toBeVisible();
  const sheets = await onPaper(page);
  expect(words(sheets)).toMatch(/^Taken on .*$/);
  expect(sheets).toHaveLength(1);
  // As wide as the paper, whole.
  expect(pictures(sheets)).toHaveLength(1);
  const [{ width, height } = { width: 0, height: 0 }] = pictures(sheets);
  expect(width).toBeGreaterThan(530);
  expect(height).toBeLessThan(width);
});

test('P2.30 on paper the timeline is what is on screen, wherever that is, also while photos are selected', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  const top = await onPaper(page);
  expect(top.length).toBeLessThanOrEqual(2);
  expect(words(top)).toContain('October 2026');
  expect(words(top)).not.toMatch(/Add photos|Select|Date taken|Show more|August/);
  expect(pictures(top)).toHaveLength(13);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await waitForPictures(page);
  await page.getByRole('region').getByRole('checkbox').first().click();
  await expect(tiles(page).first()).toBeVisible();
  await waitForPictures(page);
  const [inView, headings] = await page.evaluate(() => {
    const isInView = (part: Element) =>
      part.getBoundingClientRect().bottom > 0 && part.getBoundingClientRect().top < innerHeight;
    return [
      [...document.querySelectorAll('[data-photo]')].filter(isInView).length,
      [...document.querySelectorAll('section:has(li) h2')]
        .filter((part) => isInView(part.closest('section') ?? part))
        .map(({ textContent }) => textContent),
    ];
  });
  const before = await scrollTop(page);
  const deep = await onPaper(page);
  expect(deep.length).toBeLessThanOrEqual(2);
  expect(pictures(deep)).toHaveLength(inView);
  expect(headings.length).toBeGreaterThan(0);
  for (const heading of headings) expect(words(deep)).toContain(heading);
  expect(words(deep)).not.toMatch(/Cancel|selected|Copy to album/);
  // The page is as it was, and where it was.
  expect(await scrollTop(page)).toBe(before);
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('P2.30 what is on screen stays drawn while it is printed: paper scrolls the page to its top', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, PHOTOS);
  await waitForPictures(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await waitForPictures(page);
  const inView = await page
    .locator('[data-photo]')
    .evaluateAll((all: HTMLElement[]) =>
      all
        .filter((photo) => photo.getBoundingClientRect().bottom > 0 && photo.getBoundingClientRect().top < innerHeight)
        .map(({ dataset }) => dataset.photo),
    );
  const printed = await page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'));
    scrollTo(0, 0);
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const photoIds = [...document.querySelectorAll<HTMLElement>('[data-photo]')].map(({ dataset }) => dataset.photo);
    dispatchEvent(new Event('afterprint'));
    return photoIds;
  });
  expect(inView.length).toBeGreaterThan(0);
  expect(printed).toEqual(expect.arrayContaining(inView));
  // It follows again.
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
});

const PAPERS = {
  [ANNA]: {
    'the list of orders': { at: '/orders', holds: 'SO-2997', most: 2 },
    albums: { at: '/my-photos/albums', holds: 'For the living', most: 2 },
    'an album': { at: '/my-photos/albums/album-dolomites', holds: 'Hiking', most: 3 },
    downloads: { at: '/downloads', holds: 'Summer in Skagen', most: 1 },
    settings: { at: '/settings', holds: '9 March 1984', most: 1 },
    addresses: { at: '/settings/addresses/all', holds: 'Rose Cottage', most: 1 },
    'saved projects': { at: '/saved-projects', holds: 'Our year', most: 2 },
    'online photo books': { at: '/online-products', holds: 'Grandma at eighty', most: 3 },
  },
  [BUSINESS]: { invoices: { at: '/invoices', holds: 'SO-6001', most: 2 } },
};

for (const [who, papers] of Object.entries(PAPERS))
  test(`A2.85 on paper each page of ${who} has its words on few sheets, none of them empty, and no buttons`, async ({
    page,
    signIn,
  }) => {
    for (const [name, { at, holds, most }] of Object.entries(papers))
      await test.step(name, async () => {
        await signIn(who, at);
        await expect(page.getByText(holds).first()).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        const sheets = await onPaper(page);
        expect(words(sheets)).toContain(holds);
        expect(words(sheets)).not.toMatch(
          /^(?:Skip to|Download$|Continue|Change|Add |New album|Delete my|Edit|Print|https?:)/m,
        );
        expect(sheets.length).toBeLessThanOrEqual(most);
        for (const sheet of sheets) expect(sheet.text.length + sheet.pictures.length).toBeGreaterThan(0);
      });
  });
