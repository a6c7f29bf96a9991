import { expect, type Locator, type Page } from '@playwright/test';
import type { ChosenFile } from './upload-files.ts';
import { uploadDialog } from './uploads.ts';

/** The button that opens the dialog. */
export function addPhotos(page: Page): Locator {
  return page.getByRole('button', { name: 'Add photos', exact: true }).first();
}

export async function openDialog(page: Page): Promise<void> {
  await addPhotos(page).click();
  await expect(uploadDialog(page)).toBeVisible();
}

/** A photo in the list of the dialog. */
export function row(page: Page, name: string): Locator {
  return uploadDialog(page).getByRole('listitem').filter({ hasText: name });
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
