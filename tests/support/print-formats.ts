import { expect, type Page } from '@playwright/test';
import { actionBar, drawnPhotos, tile } from './actions.ts';
import { LISBON } from './albums.ts';
import type { SandboxControl } from './sandbox-control.ts';
import { allBoxes, waitForPictures } from './timeline.ts';

/** The call that asks for the vendor's catalogue. */
export const CATALOGUE = { service: 'merchandise', operationId: 'getChannel' } as const;

/** Photos of a selection one by one, with what would be cut off. */
export const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop preview' });

/** The frame around what is printed of a photo. */
export const cropFrame = (page: Page) => cropDialog(page).locator('[data-crop]');

/** The format that photos are selected for. */
export const formatChoice = (page: Page) => page.getByRole('combobox', { name: 'Print size' });

/** The button that hands photos over to the editor. */
export const nextButton = (page: Page) => actionBar(page).getByRole('button', { name: /^Next: Customise / });

/** Pixels of the first photos of an album, as its service says them; undefined where it does not. */
export type Pixels = readonly (readonly [width: number | undefined, height: number | undefined])[];

/** Opens the album with photos of these sizes. */
export async function openAlbum(
  page: Page,
  sandbox: SandboxControl,
  signIn: (email: string, path?: string) => Promise<void>,
  pixels: Pixels,
): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/album-lisbon/photos') && response.request().method() === 'GET',
  );
  await signIn('anna@example.com', LISBON);
  const body: { images: object[] } = await (await answered).json();
  const images = body.images.map((image, at) => {
    const [visibleWidth, visibleHeight] = pixels[at] ?? [2400, 1600];
    return { ...image, visibleWidth, visibleHeight };
  });
  // A page that reads on would take the answer that is for the next one.
  await page.goto('about:blank');
  await sandbox.fault({
    service: 'photo-management',
    operationId: 'listAlbumPhotos',
    status: 200,
    body: { ...body, images },
    times: 1,
  });
  await page.goto(LISBON);
  await waitForPictures(page);
}

/** Begins a selection for prints with the first photos of an album. */
export async function chooseForPrints(page: Page, amount: number): Promise<void> {
  await page.getByRole('button', { name: 'Order prints' }).click();
  await allBoxes(page);
  for (const id of (await drawnPhotos(page)).slice(0, amount))
    await tile(page, id).click({ position: { x: 40, y: 40 } });
  await expect(nextButton(page)).toHaveText(`Next: Customise ${amount} photo prints`);
}
