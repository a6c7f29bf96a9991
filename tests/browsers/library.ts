import { expect } from '@playwright/test';
import type { Page } from './page.ts';
import type { Query } from './locate.ts';

export const ANNA = 'anna@example.com';
export const PHOTOS = '/my-photos/photos';

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
