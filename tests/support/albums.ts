import type { Locator, Page } from '@playwright/test';

export const ALBUMS = '/my-photos/albums';
/** An own album of 46 photos. */
export const LISBON = `${ALBUMS}/album-lisbon`;

/** Console messages of the page of an album that is deleted elsewhere: also the rest of its photos may be asked for only then. */
export const READS_OF_A_GONE_ALBUM = ['getAlbum failed (', 'listAlbumPhotos failed ('];

/** The dialog that is open. */
export function dialog(page: Page): Locator {
  return page.getByRole('dialog').or(page.getByRole('alertdialog'));
}

/** The heading of the page. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** The card of an album among all albums. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('link', { name, exact: true });
}

/** The tile that makes a new album. */
export function newAlbum(page: Page): Locator {
  return page.getByRole('button', { name: 'New album' });
}
