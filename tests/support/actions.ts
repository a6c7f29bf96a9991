import { expect, type Locator, type Page } from '@playwright/test';
import { counter, startSelection } from './timeline.ts';

/** The bar of the selection mode. */
export function actionBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected photos' });
}

/** A button of the bar. */
export function action(page: Page, name: string): Locator {
  return actionBar(page).getByRole('button', { name, exact: true });
}

/** Starts the selection mode and selects the first photos that are drawn; gives their ids. */
export async function selectFirst(page: Page, amount: number): Promise<string[]> {
  await startSelection(page);
  const chosen = (await drawnPhotos(page)).slice(0, amount);
  // By their ids: what comes before them may be drawn only now.
  for (const id of chosen) await tile(page, id).click();
  await expect(counter(page)).toHaveText(`${amount} selected`);
  return chosen;
}

/** Starts the selection mode with everything; gives how many photos that are. */
export async function selectEverything(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: /^Select all [\d,]+$/ }).click();
  await expect(counter(page)).not.toHaveText(/^0 /);
  return amountIn(await counter(page).textContent());
}

/** Has a deletion sent that can still be undone: its toast is dismissed. */
export async function letDeletionGo(page: Page): Promise<void> {
  await page
    .locator('[data-toast]')
    .filter({ hasText: 'Photo deleted' })
    .getByRole('button', { name: 'Dismiss', exact: true })
    .click();
}

/** The tile of a photo, in the selection mode or not. */
export function tile(page: Page, photoId: string): Locator {
  return page.locator(`[data-photo="${photoId}"]`);
}

/** The ids of the tiles that are drawn, in the order of the page. */
export function drawnPhotos(page: Page): Promise<string[]> {
  return page
    .locator('[data-photo]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-photo') ?? ''));
}

/** Such ids, once no place among them waits for its photo: a later month may be drawn before an earlier one. */
export async function wholeOrder(page: Page): Promise<string[]> {
  // In one look: a moment later more of the list may be drawn.
  const order = await page.waitForFunction(() => {
    if (document.querySelector('main li[aria-posinset][aria-hidden="true"]')) return undefined;
    const drawn = [...document.querySelectorAll<HTMLElement>('[data-photo]')];
    return drawn.length === 0 ? undefined : drawn.map(({ dataset }) => dataset['photo'] ?? '');
  });
  return (await order.jsonValue()) ?? [];
}

/** Count that a tab shows. */
export async function tabCount(page: Page, name: 'Photos' | 'Albums'): Promise<number> {
  const tab = page
    .getByRole('navigation', { name: 'Photos and albums', includeHidden: true })
    .getByRole('link', { name: new RegExp(`^${name} `), includeHidden: true });
  return amountIn(await tab.textContent());
}

/** Count that a tab shows, once it does: counts are asked for beside what its page shows, and may come later. */
export async function knownTabCount(page: Page, name: 'Photos' | 'Albums'): Promise<number> {
  await expect.poll(() => tabCount(page, name)).toBeGreaterThan(0);
  return tabCount(page, name);
}

function amountIn(text: string | null): number {
  return Number((text ?? '').replace(/\D/g, ''));
}
