import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { rowsIn } from './database-rows.ts';
import type { ChosenFile } from './upload-files.ts';

/** The dialog that adds photos. */
export function uploadDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Add photos' });
}

/** The button that opens the dialog. */
export function addPhotos(page: Page): Locator {
  return page.getByRole('button', { name: 'Add photos', exact: true }).first();
}

export async function openDialog(page: Page): Promise<void> {
  await addPhotos(page).click();
  await expect(uploadDialog(page)).toBeVisible();
}

/** A button of the dialog. */
export function button(page: Page, name: string | RegExp): Locator {
  return uploadDialog(page).getByRole('button', { name });
}

/** Card that shows uploads while the dialog is closed. */
export function card(page: Page): Locator {
  return page.getByRole('region', { name: 'Under way' });
}

/** Chooses files as the system's own chooser gives them. */
export async function choose(page: Page, files: ChosenFile[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, /^Choose/).click()]);
  await chooser.setFiles(files);
}

/** Opens the dialog and chooses files, which are then looked at. */
export async function chooseFiles(page: Page, files: ChosenFile[] | string[]): Promise<void> {
  if (!(await uploadDialog(page).isVisible())) await openDialog(page);
  await uploadDialog(page).locator('input[type=file]').setInputFiles(files);
}

/** Row of the list for a file. */
export function row(page: Page, name: string): Locator {
  return uploadDialog(page).locator('[data-row]').filter({ hasText: name });
}

/** Begins with all that is ready. */
export async function upload(page: Page): Promise<void> {
  await uploadDialog(page)
    .getByRole('button', { name: /^Upload \d+ photos?$/ })
    .click();
}

/** Expects all that was begun in the dialog to be uploaded: it closes by itself, and a toast tells the number. */
export async function expectAdded(page: Page, count: number, options?: { timeout: number }): Promise<void> {
  // First what goes by itself.
  const said = page.getByText(count === 1 ? '1 photo added' : `${count} photos added`, { exact: true });
  await expect(said).toBeVisible(options);
  await expect(uploadDialog(page)).toHaveCount(0);
}

/** Photo in the library. */
interface LibraryPhoto {
  imageId: string;
  localFileName: string;
  untouchedUrl: string;
}

/** The photos of the library, asked of the service itself. @param sandbox its origin */
export async function libraryPhotos(context: BrowserContext, sandbox: string): Promise<LibraryPhoto[]> {
  const token = (await context.cookies()).find(({ name }) => name === 'auth_access_token')?.value;
  const answer = await fetch(`${sandbox}/photo-management/photos?limit=500&sortKey=uploaded&sortOrder=asc`, {
    headers: { authorization: `Bearer ${token}` },
  });
  // A token that a test has had expire is replaced with the page's next call.
  if (answer.status === 401) return [];
  expect(answer.status).toBe(200);
  const { images }: { images: LibraryPhoto[] } = await answer.json();
  return images;
}

/** The bytes of a photo as they were uploaded. */
export async function bytesOf({ untouchedUrl }: LibraryPhoto): Promise<Uint8Array> {
  const answer = await fetch(untouchedUrl);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Files under way that the browser stores: their copies, and rows of the list. */
export async function keptInBrowser(page: Page): Promise<{ copies: number; rows: number; flag: string | null }> {
  const kept = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('kept-uploads').catch(() => undefined);
    let copies = 0;
    if (folder) for await (const name of folder.keys()) copies += name === '' ? 0 : 1;
    return { copies, flag: localStorage.getItem('uploadsKept') };
  });
  return { ...kept, rows: await rowsIn(page, 'kept-uploads') };
}
