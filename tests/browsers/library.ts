import { expect } from '@playwright/test';
import type { Page } from './page.ts';
import type { Query } from './locate.ts';

export const ANNA = 'anna@example.com';
export const PHOTOS = '/my-photos/photos';

/** A photo of a list, by its number among those that are drawn. */
export function tile(nth: number): Query {
  return { css: '[data-photo]', nth };
}

/** Waits until the pictures of the first photos are there; gives their ids. */
export async function firstPhotos(page: Page, amount: number): Promise<string[]> {
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-photo]')].map((photo) => ({
        id: photo.dataset['photo'] ?? '',
        isThere: [...photo.querySelectorAll('img')].some((image) => image.complete && image.naturalWidth > 0),
      })),
    );
  await expect
    .poll(async () => (await look()).slice(0, amount).filter(({ isThere }) => isThere).length, { timeout: 20_000 })
    .toBe(amount);
  return (await look()).slice(0, amount).map(({ id }) => id);
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
