import { expect, type Locator, type Page } from '@playwright/test';
import type { OtherDevice } from './other-device.ts';
import type { SandboxControl } from './sandbox-control.ts';

export const TRAY = '/my-photos/print-tray';

/** Number of photos that the editor and an address take at a time. */
const PART = 500;

/** The ids of some photos of the library, the newest first. */
export async function photoIds(phone: OtherDevice, amount: number): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = '';
  while (found.length < amount && cursor !== null) {
    const query = new URLSearchParams({
      limit: '500',
      sortKey: 'dateTaken',
      sortOrder: 'desc',
      ...(cursor && { cursor }),
    });
    const page: { images: { imageId: string }[]; cursor: string | null } = await phone.get(
      'photo-management',
      `/photos?${query}`,
    );
    found.push(...page.images.map(({ imageId }) => imageId));
    cursor = page.cursor;
  }
  return found.slice(0, amount);
}

/** Keeps photos as another device does that hands its tray over; gives the address that opens them. */
export async function keepTray(sandbox: SandboxControl, ids: readonly string[]): Promise<string> {
  const selections: string[] = [];
  for (let from = 0; from < ids.length; from += PART) {
    const id = `selection-${from / PART + 1}`;
    await sandbox.state('a temp selection exists', { id, photoIds: ids.slice(from, from + PART) });
    selections.push(id);
  }
  return `${TRAY}/received/${selections.join('~')}`;
}

/** Signs out by the menu, and waits until somebody can sign in. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible({ timeout: 30_000 });
}

/** Expects a number of photos behind the tray's name in the menu; none where it says nothing. */
export async function expectInMenu(page: Page, amount: number): Promise<void> {
  const entry = page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: /^Print tray/ });
  await expect(entry).toHaveText(amount === 0 ? 'Print tray' : `Print tray${amount.toLocaleString('en-GB')}`);
}

/** The tiles of the tray that are drawn, by the ids of their photos. */
export function tilesOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Photos in your print tray' }).locator('[data-photo]');
}
