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

/** The names of what has been saved since `watchDownloads`. */
export function savedFiles(page: Page): string[] {
  return (arrived.get(page) ?? []).map((file) => file.suggestedFilename());
}

/** Waits until a file of such a name has been saved since `watchDownloads`. */
export async function expectDownload(page: Page, name: RegExp): Promise<void> {
  await expect
    .poll(() => savedFiles(page), { message: 'files that were saved' })
    .toContainEqual(expect.stringMatching(name));
}
