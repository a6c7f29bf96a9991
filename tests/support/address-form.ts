import type { Locator, Page } from '@playwright/test';

const AMSTERDAM = {
  'First name': 'Mia',
  'Last name': 'Berg',
  'Street name': 'Molenweg',
  'Street number': '12',
  Postcode: '1012 JS',
  'Town or city': 'Amsterdam',
};

/** A field of the form for an address. */
export function addressField(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true });
}

/** Fills in an address of Amsterdam, all but what is given. */
export async function fillInAddress(page: Page, other: Record<string, string> = {}): Promise<void> {
  await addressField(page, 'Country').selectOption('NL');
  for (const [label, text] of Object.entries({ ...AMSTERDAM, ...other })) await addressField(page, label).fill(text);
}

/** The addresses of the list that the form leads back to. */
export function addressCards(page: Page): Locator {
  return page.getByRole('list', { name: 'Your addresses' }).getByRole('listitem');
}

/** The heading that the list and the form have in common. */
export function addressHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: 'Delivery address' });
}
