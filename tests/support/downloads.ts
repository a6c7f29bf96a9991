import { expect, type Download, type Page } from '@playwright/test';

const arrived = new WeakMap<Page, Download[]>();

/** Notes what the browser saves from now on, in tabs that a page opens as well. */
export function watchDownloads(page: Page): void {
  const files: Download[] = [];
  arrived.set(page, files);
  const watch = (one: Page) => one.on('download', (file) => files.push(file));
  watch(page);
  page.context().on('page', watch);
}

/** Waits until a file of such a name has been saved since `watchDownloads`. */
export async function expectDownload(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => (arrived.get(page) ?? []).map((file) => file.suggestedFilename()), { message: 'files that were saved' }).toContainEqual(expect.stringMatching(name));
}
