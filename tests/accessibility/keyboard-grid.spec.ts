import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/keyboard-fixtures.ts';
import { waitForPictures } from '../support/timeline.ts';

/** How many photos the service counts in each month, the newest first: "October 2026". Those without a date are counted under January 1970. */
async function monthsOf(context: BrowserContext, sandbox: string): Promise<{ name: string; count: number }[]> {
  const token = (await context.cookies()).find(({ name }) => name === 'auth_access_token')?.value;
  const answer = await fetch(`${sandbox}/photo-management/users/timeline`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const years: Record<string, Record<string, number>> = await answer.json();
  const spell = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return Object.entries(years)
    .flatMap(([year, months]) =>
      Object.entries(months).map(([month, count]) => ({ at: Date.UTC(Number(year), Number(month) - 1), count })),
    )
    .toSorted((one, other) => other.at - one.at)
    .map(({ at, count }) => ({ name: at === 0 ? 'Unknown Date' : spell.format(at), count }));
}

interface DrawnMonth {
  name: string;
  /** What its heading says. */
  counted: string;
  places: number[];
  sizes: number[];
  /** What the tile says that brings the rest. */
  rest: string | undefined;
  names: string[];
}

/** What a screen reader finds of the months that are drawn. */
function drawnMonths(page: Page): Promise<DrawnMonth[]> {
  return page
    .getByRole('group', { name: 'Photos by month' })
    .getByRole('region')
    .evaluateAll((all) =>
      all.map((region) => {
        const items = [...region.querySelectorAll('ul > li:not([aria-hidden])')];
        return {
          name: region.querySelector('h2')?.textContent ?? '',
          counted: region.querySelector('h2 + span')?.textContent ?? '',
          places: items.map((item) => Number(item.getAttribute('aria-posinset'))),
          sizes: items.map((item) => Number(item.getAttribute('aria-setsize'))),
          rest: items
            .map((item) => item.querySelector('button')?.getAttribute('aria-label') ?? '')
            .find((label) => label.startsWith('Show ')),
          names: items.flatMap((item) => item.querySelector('[data-photo]')?.getAttribute('aria-label') ?? []),
        };
      }),
    );
}

/** Compares what is drawn with what the service counts. */
async function expectTrue(page: Page, months: readonly { name: string; count: number }[]): Promise<DrawnMonth[]> {
  const drawn = (await drawnMonths(page)).filter(({ places }) => places.length > 0);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { name, counted, places, sizes, rest, names } of drawn) {
    const count = months.find((month) => month.name === name)?.count ?? -1;
    expect(counted, name).toBe(`${count.toLocaleString('en-GB')} ${count === 1 ? 'photo' : 'photos'}`);
    const size = sizes[0] ?? 0;
    expect(new Set(sizes), `${name}: one size`).toEqual(new Set([size]));
    // A month that is not open ends with a tile that says how many more there are.
    const hidden = Number(/^Show ([\d,]+) more/.exec(rest ?? '')?.[1]?.replace(',', '') ?? 0);
    if (hidden > 0) expect(size - 1 + hidden, `${name}: shown and hidden`).toBe(count);
    // Its last cells may not be drawn: then there is more to come than the first 24.
    else if (size !== count) expect([size, count > 24, (places.at(-1) ?? 0) < size], name).toEqual([25, true, true]);
    expect(places, `${name}: in order`).toEqual([...new Set(places)].toSorted((one, other) => one - other));
    expect([(places[0] ?? 0) >= 1, (places.at(-1) ?? 0) <= size], name).toEqual([true, true]);
    expect(
      names.filter((one) => !/^Photo, (?:taken on \d{1,2} \w+ \d{4}|date unknown)/.test(one)),
      name,
    ).toEqual([]);
  }
  return drawn;
}

/** The place of what has the focus in its list. */
function placeOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const item = document.activeElement?.closest('li');
    return item ? `${item.getAttribute('aria-posinset')} of ${item.getAttribute('aria-setsize')}` : undefined;
  });
}

test('X13 however little of 100,000 photos is drawn, each says its place among those that the service counts, and keys lead over the months', async ({
  page,
  context,
  world,
  keyboard,
  signIn,
}) => {
  await signIn('large@example.com', '/my-photos/photos');
  await waitForPictures(page);
  const months = await monthsOf(context, world.sandbox);
  const big = months.findIndex(({ count }) => count === 5000);
  expect(big).toBeGreaterThan(0);
  await expectTrue(page, months);

  await keyboard.to('slider', 'Go to month');
  await keyboard.press(...Array.from({ length: big }, () => 'ArrowDown'));
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', months[big]?.name ?? '');
  await waitForPictures(page);
  await expectTrue(page, months);

  // Into the month, to its end, where a tile brings the rest.
  await keyboard.backTo('link', /^Photo, /);
  const month = page.getByRole('region', { name: months[big]?.name ?? '', exact: true });
  await expect(month.locator(':focus')).toBeVisible();
  await keyboard.press('Alt+ArrowDown', 'ArrowUp', 'ArrowUp', 'End');
  await expect.poll(async () => (await keyboard.here()).name).toMatch(/^Show 4,?\d+ more photos from /);
  await keyboard.press('Enter');
  await expect.poll(() => placeOfFocus(page)).toBe('25 of 5000');
  await waitForPictures(page);
  await expectTrue(page, months);

  await keyboard.press('Alt+ArrowDown');
  await expect.poll(() => placeOfFocus(page)).toMatch(/^1 of /);
  await expect(
    page.getByRole('region', { name: months[big + 1]?.name ?? '', exact: true }).locator(':focus'),
  ).toBeVisible();
  await keyboard.press('ArrowUp', 'ArrowUp', 'End');
  await expect.poll(() => placeOfFocus(page)).toBe('5000 of 5000');
  await waitForPictures(page);
  const drawn = await expectTrue(page, months);
  expect(drawn.flatMap(({ places }) => places).length, 'only what is near is drawn').toBeLessThan(200);
  await keyboard.press('Control+Home');
  await expect.poll(() => placeOfFocus(page)).toMatch(/^1 of /);
  await expect(page.getByRole('region', { name: months[0]?.name ?? '', exact: true }).locator(':focus')).toBeVisible();
});
