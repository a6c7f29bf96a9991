import { expect } from '@playwright/test';
import type { SandboxControl } from '../support/sandbox-control.ts';
import type { Page } from './page.ts';
import type { Query } from './locate.ts';

/** A photo of a list, by its number among those that are drawn. */
export function tile(nth: number): Query {
  return { css: '[data-photo]', nth };
}

/** Waits until the first places of the list have their photos, with their pictures: a later month may come first. Gives their ids. */
export async function firstPhotos(page: Page, amount: number): Promise<string[]> {
  const look = () =>
    page.evaluate((wanted) => {
      const places = [...document.querySelectorAll<HTMLElement>('li[aria-posinset]')].slice(0, wanted);
      const photos = places.map((place) => place.querySelector<HTMLElement>('[data-photo]'));
      const isThere = photos.every((photo) =>
        [...(photo?.querySelectorAll('img') ?? [])].some((image) => image.complete && image.naturalWidth > 0),
      );
      return isThere ? photos.map((photo) => photo?.dataset['photo'] ?? '') : [];
    }, amount);
  let ids: string[] = [];
  await expect.poll(async () => (ids = await look()), { timeout: 20_000 }).toHaveLength(amount);
  return ids;
}

/** Begins to select, and selects the first photos; gives their ids. */
export async function selectFirst(page: Page, amount: number): Promise<string[]> {
  const ids = await firstPhotos(page, amount);
  await page.click({ role: 'button', name: 'Select' });
  for (let nth = 0; nth < amount; nth += 1) await page.click({ role: 'checkbox', name: /^Photo,/, nth });
  await seesSelected(page, amount);
  return ids;
}

export async function seesSelected(page: Page, amount: number): Promise<void> {
  await page.seesText(`${amount} selected`);
}

/** A button of the bar for selected photos. */
export function action(name: string | RegExp): Query {
  return { role: 'button', name, within: { role: 'region', name: 'Selected photos' } };
}

/** Leaves a page for another site, and goes back to it; fails where the browser has not kept it as it was. */
export async function leaveAndComeBack(
  page: Page,
  sandbox: SandboxControl,
  { sandbox: site }: { sandbox: string },
): Promise<void> {
  // A page with a call under way is not kept.
  let calls = -1;
  await expect
    .poll(
      async () => {
        const before = calls;
        calls = (await sandbox.calls()).length;
        return calls - before;
      },
      { intervals: [1_500], timeout: 20_000 },
    )
    .toBe(0);
  await page.evaluate(() => (document.documentElement.dataset['seen'] = 'before'));
  await page.open(site);
  await page.sees({ css: 'h1' });
  await page.tab.back();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['seen'] ?? '')).toBe('before');
}
