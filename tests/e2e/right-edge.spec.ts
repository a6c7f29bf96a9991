import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openSession } from '../support/session.ts';
import { ANNA, PHOTOS } from '../support/seeded.ts';

/** Pages, what of their content reaches to the edge, and whether their heads have something at the end of the line. */
const PAGES = [
  { path: '/', content: 'ul[aria-label="At a glance"]' },
  { path: PHOTOS, content: '[data-photo]', hasControl: true },
  { path: '/my-photos/albums', content: 'article' },
  { path: '/my-photos/albums/album-lisbon', content: '[data-photo]', hasControl: true },
  { path: '/my-photos/shared-albums/album-skagen', content: '[data-photo]' },
  { path: '/orders', content: 'section li', hasControl: true },
  { path: '/orders/SO-2999', content: 'section', hasControl: true },
  { path: '/saved-projects', content: 'section li' },
  { path: '/settings/addresses/all', content: 'ul > li', hasControl: true },
  { path: '/settings', content: 'section' },
  { path: '/online-products', content: 'ul > li' },
];

/**
 * The right edges, in px, of the head, of the last control in it, and of what is below it; and the middle of a title that is one line
 * and shown.
 */
const edges = (page: Page, content: string) =>
  page.evaluate((selector) => {
    const rightmost = (root: ParentNode | null | undefined, names: string) =>
      Math.round(
        Math.max(
          0,
          ...[...(root?.querySelectorAll(names) ?? [])]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[data-tools]'))
            .map((one) => one.getBoundingClientRect().right),
        ),
      );
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1');
    const { top, height, width } = heading?.getBoundingClientRect() ?? new DOMRect();
    const head = main?.querySelector('header:has(h1)');
    const about = head?.querySelector(':scope > p');
    const isLine = heading?.parentElement?.childElementCount === 1 && width > 1 && height < 44;
    return {
      title: isLine ? Math.round(scrollY + top + height / 2) : undefined,
      // A sentence on what the page is for begins a line of its own.
      isAboutBelow: !about || about.getBoundingClientRect().left === head?.getBoundingClientRect().left,
      head: rightmost(main, 'header:has(h1)'),
      control: rightmost(head, 'button, a, input'),
      content: rightmost(main, selector),
    };
  }, content);

for (const { width, height, side, tag } of [
  { width: 1440, height: 900, side: 48, tag: '' },
  { width: 390, height: 844, side: 24, tag: '@phone ' },
])
  test(`look.md ${tag}at ${width} px the right edges of heads and of what is below them are the same on every page, and the height of titles`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    const edge = width - side;
    await page.setViewportSize({ width, height });
    await signIn(ANNA, '/');
    const titles: (number | undefined)[] = [];
    for (const { path, content, hasControl } of PAGES) {
      if (path !== '/') await page.goto(path);
      const expected = { isAboutBelow: true, head: edge, content: edge, ...(hasControl && { control: edge }) };
      await expect.poll(() => edges(page, content), path).toMatchObject(expected);
      titles.push((await edges(page, content)).title);
    }
    const lines = titles.filter((title) => title !== undefined);
    expect(lines.length).toBeGreaterThan(4);
    expect(new Set(lines).size, `middles of titles: ${lines.join(', ')} px`).toBe(1);
  });

test('look.md @phone a title that is too long for its line breaks beside the arrow to the page above', async ({
  page,
  signIn,
}) => {
  await signIn(ANNA, '/settings/personal-details');
  const title = page.getByRole('heading', { name: 'Change personal details', level: 1 });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(title).toBeVisible();
    const [arrow, words] = await Promise.all([
      page.getByRole('main').getByRole('link', { name: 'My settings' }).locator('svg').boundingBox(),
      title.boundingBox(),
    ]);
    if (!arrow || !words) throw new Error('One of them is not drawn.');
    expect(words.x - arrow.x - arrow.width, 'room between them, in px').toBeGreaterThanOrEqual(4);
    expect(words.y).toBeLessThan(arrow.y + arrow.height);
    expect(words.height, 'in two lines').toBeGreaterThan(44);
  }
});

for (const vendor of ['folioleaf-at', 'folioleaf-fr', 'bildvik-se'])
  test(`X18 look.md at ${vendor} the entries of the menu stand where they are from page to page, each in one line`, async ({
    page,
    context,
    world,
    guard,
  }) => {
    guard.know(...(await openSession(context, world.app, ANNA, `.${vendor}.localhost`)));
    const entries = page.locator('nav ul a:has(svg), nav ul button:has(svg)').filter({ visible: true });
    const boxes = () =>
      entries.evaluateAll((links) =>
        links.map((link) => {
          const { top, height } = link.getBoundingClientRect();
          return { top, height };
        }),
      );
    const seen = [];
    for (const path of ['/', '/orders', '/saved-projects', PHOTOS]) {
      await page.goto(`http://account.${vendor}.localhost:${world.appPort}${path}`);
      await expect(page.locator('nav a[aria-current=page]').first()).toBeVisible();
      // The one of questions comes with the vendor's configuration.
      await expect(entries).toHaveCount(9);
      seen.push(await boxes());
    }
    expect(seen[0]?.filter(({ height }) => height > 44)).toEqual([]);
    for (const one of seen) expect(one).toEqual(seen[0]);
  });
