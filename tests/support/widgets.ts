import type { Locator, Page } from '@playwright/test';
import type { SandboxControl } from './sandbox-control.ts';

/** Path of the list of online photo books. */
export const LIST = '/online-products';
/** Anna's latest order, a photo book. */
export const BOOK = { orderCode: 'OR-2999-1', title: 'The first twelve months' };

/** The photo books of the list. */
export function books(page: Page): Locator {
  return page.getByRole('list', { name: 'My online photo books' }).getByRole('listitem');
}

/** The latest photo book of the list. */
export function latest(page: Page): Locator {
  return books(page).first();
}

/** Puts Anna's latest photo book online. */
export function putOnline(sandbox: SandboxControl): Promise<void> {
  return sandbox.state('an online photo book exists', { orderCode: BOOK.orderCode, widgetId: 'widget-1' });
}
