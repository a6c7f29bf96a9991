import { expect, type Locator, type Page } from '@playwright/test';
import { waitForPictures } from './timeline.ts';

/** Operations that the pages of the library call once their first photos show. */
const ASKED_LATE = [
  '/users/activate',
  '/getaccountinformation',
  '/shared-albums/users',
  '/customers/me',
  '/offers/sample-test',
];

/** Waits until the photos of the timeline are there, and what is only asked for afterwards has been. */
export async function libraryStands(page: Page): Promise<void> {
  await waitForPictures(page);
  await page.waitForFunction((late) => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    return late.every((path) => asked.some((name) => name.includes(path)));
  }, ASKED_LATE);
}

/**
 * Waits until a page begins with what comes behind its first screen, of which the script of the menu is the first. Before that it is
 * idle for a while, that of all albums for three seconds, and this is not its rest.
 */
export async function backgroundBegins(page: Page): Promise<void> {
  await builtFilesCome(page, 'menu');
}

/** Waits until a page has the built files of a name: its script, or its styles as well. */
export async function builtFilesCome(page: Page, name: string, endings: readonly string[] = ['js']): Promise<void> {
  await page.waitForFunction(
    ({ start, ends }) => {
      const come = performance.getEntriesByType('resource').map(({ name: address }) => address);
      return ends.every((end) => come.some((address) => address.includes(start) && address.endsWith(end)));
    },
    { start: `/assets/${name}-`, ends: endings },
  );
}

/** Goes to a page as a link of the app does, and loads nothing anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** A question that has to be answered, by its title. */
export function question(page: Page, title: string): Locator {
  return page.getByRole('alertdialog', { name: title });
}

/** A message that comes and goes. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('[data-toast]').getByText(text);
}

/** The dialog that chooses an album. */
export function copyDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Copy to album' });
}

/** A photo full screen. */
export function preview(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Photo', exact: true });
}

/** Waits until the prints editor has the photos. */
export async function inPrintsEditor(page: Page, amount: number): Promise<void> {
  await expect(page).toHaveURL(/\/prints-editor\?/);
  await expect(page.getByText(new RegExp(`^${amount} photos? · product`))).toBeVisible();
}

/** Waits until the browser has been given the archive that was ordered. */
export async function archiveComes(page: Page): Promise<void> {
  await expect(toast(page, 'Downloading photos')).toBeVisible();
}
